#!/bin/sh
# Runs a command in a root of another system, with the folders that it needs at the same places. The mounts live in a
# name space of their own and go away with it.
# usage: unshare --mount --propagation private sh in-root.sh ROOT FOLDER... -- COMMAND...
set -eu
root=$1
shift
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev"
while [ "$1" != -- ]; do
    mkdir -p "$root$1"
    mount --bind "$1" "$root$1"
    shift
done
shift
exec chroot "$root" env -i -C /root HOME=/root PATH=/usr/libexec/swift/bin:/usr/sbin:/usr/bin:/sbin:/bin "$@"
