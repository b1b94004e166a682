import SobremesaCore
import SwiftUI

extension Face {
    /// Draws the piece as it lies in a cell with this side.
    func draw(
        in context: GraphicsContext, _ pose: Pose, side: CGFloat, _ colours: Colours, isTurned: Bool = false,
        isLarge: Bool = false
    ) {
        switch self {
        case .disc(let colour, let number):
            Disc(colour: colour, side: side, colours: colours).draw(
                in: context, at: pose.at, lift: pose.lift, scale: pose.scale, number: number, isTurned: isTurned,
                isLarge: isLarge)
        case .die(let owner, let pips):
            Die(owner: owner, cell: side, colours: colours).draw(
                in: context, at: pose.at, pips: pips, scale: pose.scale, angle: pose.angle, width: pose.width)
        case .tile(let colour, let shape):
            Tile(cell: side, colours: colours).draw(
                in: context, at: pose.at, colour, shape, lift: pose.lift, scale: pose.scale)
        }
    }
}

/// What lies on the board, in the order of drawing that the look gives.
struct Things {
    private let board: Board
    private let colours: Colours
    private let unit: CGFloat
    private let step: Step
    private let centres: [UInt32: CGPoint]
    private let tiles: Set<UInt32>

    /// `unit` is a point, where the board is drawn smaller or larger.
    init(_ board: Board, _ colours: Colours, motions: [Motion] = [], isReduced: Bool = true, unit: CGFloat = 1) {
        self.board = board
        self.colours = colours
        self.unit = unit
        let centres = Dictionary(
            board.cells.map { ($0.spot, CGPoint(x: board.frame(of: $0).midX, y: board.frame(of: $0).midY)) },
            uniquingKeysWith: { first, _ in first })
        self.centres = centres
        step = Step(motions: motions, isReduced: isReduced) { centres[$0] ?? .zero }
        tiles = Set(board.pieces.compactMap { if case .tile = $0.face { $0.spot } else { nil } })
    }

    func draw(in context: GraphicsContext, at time: Double) {
        let marks = Marks(context: context, side: board.side, colours: colours, unit: unit)
        below(marks, time)
        for piece in board.pieces where !isAbove(piece, time) { draw(piece, in: context, time) }
        for ghost in board.ghosts { draw(ghost, in: context, time) }
        built(marks, time)
        for piece in step.leaving(Set(board.pieces.map(\.id))) { drawLeaving(piece, in: context, time) }
        for piece in board.pieces where isAbove(piece, time) { draw(piece, in: context, time) }
        above(marks, time)
    }

    private func below(_ marks: Marks, _ time: Double) {
        for label in board.labels {
            marks.context.digits(label.text, at: CGPoint(label.at), size: CGFloat(label.size), colours.ink)
        }
        each(.lastTurn) { if !tiles.contains($0) { marks.tint(centre($0)) } }
        marks.chain(board.chain.map(centre))
    }

    private func built(_ marks: Marks, _ time: Double) {
        let opacity = step.marks(time)
        each(.reachable) {
            if board.cloth == nil { marks.reachable(centre($0), opacity) } else { marks.vacant(centre($0), opacity) }
        }
        each(.choosable) { marks.choosable(centre($0), opacity, isSquare: tiles.contains($0)) }
        each(.placed) { marks.placed(centre($0)) }
        each(.origin) { marks.origin(centre($0)) }
        each(.chosen) { marks.chosen(centre($0)) }
        each(.challengeable) { marks.challenge(centre($0), isChallenged: false) }
        each(.challenged) { marks.challenge(centre($0), isChallenged: true) }
        if let arrow = board.arrow { marks.arrow(from: CGPoint(arrow.from), to: CGPoint(arrow.to)) }
        marks.path(curves(lastDone: step.jumped(time)))
        let placed = Set(board.marks.filter { $0.kind == .placed }.map(\.spot))
        for bead in board.beads { marks.bead(centre(bead.spot), bead.number, onTile: placed.contains(bead.spot)) }
    }

    private func above(_ marks: Marks, _ time: Double) {
        each(.selected) { spot in marks.selected(hand(spot, time), isSquare: tiles.contains(spot)) }
        each(.lastTurn) { marks.brackets(centre($0), 1, onTile: tiles.contains($0)) }
        each(.lastRemoval) { marks.brackets(centre($0), step.traces($0, time), onTile: false) }
        each(.invalid) { marks.invalid(centre($0) + step.refusal($0, time)) }
    }

    private func centre(_ spot: UInt32) -> CGPoint { centres[spot] ?? .zero }

    private func each(_ kind: MarkKind, _ draw: (UInt32) -> Void) {
        for mark in board.marks where mark.kind == kind { draw(mark.spot) }
    }

    private func isAbove(_ piece: Piece, _ time: Double) -> Bool { piece.lifted || step.isMoving(piece.id, time) }

    private func poses(_ piece: Piece, _ time: Double) -> [Pose] {
        step.poses(piece.id, rest: centre(piece.spot), isLifted: piece.lifted, time)
    }

    private func draw(_ piece: Piece, in context: GraphicsContext, _ time: Double) {
        for pose in poses(piece, time) { draw(pose.face ?? piece.face, pose, in: context) }
    }

    private func drawLeaving(_ piece: UInt32, in context: GraphicsContext, _ time: Double) {
        for pose in step.poses(piece, rest: nil, isLifted: false, time) {
            if let face = pose.face { draw(face, pose, in: context) }
        }
    }

    private func draw(_ face: Face, _ pose: Pose, in context: GraphicsContext) {
        context.faded(pose.opacity) {
            face.draw(
                in: $0, pose, side: board.side, colours, isTurned: board.numeralsTurned, isLarge: board.numeralsLarge)
        }
    }

    /// No game takes a die or a tile off.
    private func draw(_ ghost: Ghost, in context: GraphicsContext, _ time: Double) {
        guard case .disc(let colour, let number) = ghost.face else { return }
        context.faded(step.traces(ghost.spot, time)) {
            Disc(colour: colour, side: board.side, colours: colours).drawGhost(
                in: $0, at: centre(ghost.spot), number: number, isTurned: board.numeralsTurned,
                isLarge: board.numeralsLarge)
        }
    }

    /// The ring goes with the piece that is in the hand.
    private func hand(_ spot: UInt32, _ time: Double) -> CGPoint {
        let piece = board.pieces.first { $0.spot == spot }
        return piece.flatMap { poses($0, time).max { $0.opacity < $1.opacity }?.at } ?? centre(spot)
    }

    /// The jumps made; of the last one so much is there yet.
    private func curves(lastDone: Double) -> [Path] {
        board.path.enumerated().map { index, hop in
            let curve = Path {
                $0.move(to: CGPoint(hop.from))
                $0.addQuadCurve(to: CGPoint(hop.to), control: CGPoint(hop.control))
            }
            return index == board.path.count - 1 ? curve.trimmedPath(from: 0, to: lastDone) : curve
        }
    }
}
