import Foundation
import Testing

/// A match as it was written down.
struct RecordedMatch: CustomTestStringConvertible {
    let name: String
    let record: String
    private let lines: [String]

    /// The folders of those that are kept for tests, of games without chance and of games with it. The latter come out
    /// the same on a core that always deals the same.
    enum Folder: String {
        case matches, tapped
    }

    /// All that are in a folder.
    static func all(in folder: Folder) -> [RecordedMatch] {
        let found = try? FileManager.default.contentsOfDirectory(at: place(of: folder), includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.path < $1.path }.compactMap { try? RecordedMatch(at: $0) }
    }

    /// One of those that are kept for tests.
    init(_ name: String, in folder: Folder) throws {
        try self.init(at: Self.place(of: folder).appendingPathComponent("\(name).txt"))
    }

    /// The one that the demonstration plays.
    static var demonstration: RecordedMatch {
        get throws { try RecordedMatch(at: core.appendingPathComponent("demo/querni.txt")) }
    }

    private init(at file: URL) throws {
        record = try String(contentsOf: file, encoding: .utf8)
        name = file.deletingPathExtension().lastPathComponent
        lines = record.split(whereSeparator: \.isNewline).map(String.init).filter { !$0.hasPrefix("#") }
    }

    private static var core: URL {
        // From ios/Tests/SobremesaModelTests/Support.
        let root = (0..<5).reduce(URL(fileURLWithPath: #filePath)) { place, _ in place.deletingLastPathComponent() }
        return root.appendingPathComponent("core")
    }

    private static func place(of folder: Folder) -> URL {
        core.appendingPathComponent("tests").appendingPathComponent(folder.rawValue)
    }

    var testDescription: String { name }

    /// What follows the last of these words.
    private func line(_ key: String) -> String {
        lines.last { $0.hasPrefix("\(key) ") }.map { String($0.dropFirst(key.count + 1)) } ?? ""
    }

    /// The players' names, in the order of their seats.
    var names: [String] {
        lines.filter { $0.hasPrefix("seat ") }.compactMap { $0.components(separatedBy: " person ").last }
    }

    /// The turns of the first game, in notation.
    var turns: [String] {
        lines.drop { !$0.hasPrefix("position ") }.dropFirst().prefix { !$0.hasPrefix("end ") }.map { $0 }
    }

    /// The rule that ended it.
    var endedBy: String { line("result").components(separatedBy: " by ").last ?? "" }

    private var winners: [Int] {
        line("result").components(separatedBy: " by ")[0].compactMap(\.wholeNumberValue)
    }

    /// The scores of its seats at the end.
    var scores: [String] {
        line("status").components(separatedBy: "scores ").last?.components(separatedBy: "/") ?? []
    }

    /// How many tiles, dice or discs lay on the table at the end.
    var laid: Int {
        line("end").split(separator: " ")[0].split { ";,/".contains($0) }.filter { Int($0) == nil }.count
    }

    /// Querni: the pieces where they stood at the end, as "b7" by square.
    var end: [String: String] {
        var found: [String: String] = [:]
        for (row, cells) in line("end").split(separator: " ")[0].split(separator: "/").enumerated() {
            var file = 0
            for cell in cells.split(separator: ",") {
                if let empty = Int(cell) {
                    file += empty
                } else {
                    found["\("abcdefg"[file])\(10 - row)"] = String(cell)
                    file += 1
                }
            }
        }
        return found
    }

    /// What the result sheet is headed.
    var headline: String {
        let named = winners.map { names[$0] }
        return switch named.count {
        case 0: "A tie"
        case 1: "\(named[0]) wins"
        default: "Shared win: \(named.dropLast().joined(separator: ", ")) and \(named[named.count - 1])"
        }
    }

    /// Querni: why it ended so.
    var reason: String {
        switch endedBy {
        case "G1": "\(loser) gave up."
        case "A2": "\(loser) left \(isolated) alone: no chain can hold it."
        case "A3": "30 turns in a row without a removal."
        case "Q11": "\(names[winners[0]]) removed all 16 pieces in \((turns.count + 1) / 2) turns."
        case "W2": "No chain is left to make: \(counts)."
        case "W3": "The last turns are over: \(counts)."
        default: "nobody knows how \(endedBy) ends a match"
        }
    }

    private var loser: String { names[1 - winners[0]] }

    private var counts: String { "\(names[0]) removed \(scores[0]), \(names[1]) \(scores[1])" }

    /// The loser's lowest number that no three in a row are left with (Q10).
    private var isolated: Int {
        let colour = "br"[1 - winners[0]]
        let left = Set(end.values.filter { $0.first == colour }.compactMap { Int($0.dropFirst()) })
        func run(from start: Int, by step: Int) -> Int {
            sequence(first: start) { $0 + step }.prefix(while: left.contains).reduce(0) { count, _ in count + 1 }
        }
        return left.sorted().first { run(from: $0, by: 1) + run(from: $0, by: -1) - 1 < 3 } ?? 0
    }
}

extension String {
    fileprivate subscript(place: Int) -> Character { self[index(startIndex, offsetBy: place)] }
}
