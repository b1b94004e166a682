mod value;
mod weights;
