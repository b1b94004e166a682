import Foundation
import SobremesaCore
import Testing

@testable import SobremesaModel

@MainActor @Suite struct LaneTests {
    private static func lane() -> Lane {
        Lane { Folder().still() }
    }

    @Test("Calls are made one at a time and in order, and answered in order")
    func order() async {
        let lane = Self.lane()
        // The lane alone writes it, and it is read when the lane is idle.
        nonisolated(unsafe) var made: [Int] = []
        var answered: [Int] = []
        for call in 0..<200 {
            lane.ask({ _ in made.append(call) }, answer: { _ in answered.append(call) })
        }
        await lane.settle()
        #expect(made == Array(0..<200))
        #expect(answered == made)
    }

    @Test("The core is opened and asked away from the main actor")
    func thread() async {
        nonisolated(unsafe) var opened: Bool?
        let lane = Lane {
            opened = MainActor.isHere
            return Folder().still()
        }
        var asked: Bool?
        lane.ask({ _ in MainActor.isHere }, answer: { asked = try? $0.get() })
        await lane.settle()
        #expect(opened == false)
        #expect(asked == false)
        #expect(MainActor.isHere)
    }

    @Test("It is idle only when the answer has been taken")
    func idle() async {
        let lane = Self.lane()
        let gate = DispatchSemaphore(value: 0)
        var answer: String?
        lane.ask(
            { _ in
                gate.wait()
                return "yes"
            },
            answer: { answer = try? $0.get() })
        #expect(!lane.isIdle)
        gate.signal()
        await lane.settle()
        #expect(answer == "yes")
        #expect(lane.isIdle)
    }

    @Test("A call that fails is answered with what went wrong")
    func failure() async {
        let lane = Self.lane()
        var wrong: (any Error)?
        lane.ask(
            { try $0.openMatch(id: 77) },
            answer: { result in
                if case .failure(let error) = result { wrong = error }
            })
        await lane.settle()
        #expect(wrong as? AppError == .NoSuchMatch(id: 77))
    }

    @Test("What was asked for is done though the lane is gone")
    func gone() async {
        await withCheckedContinuation { done in
            Self.lane().ask({ _ in }, answer: { _ in done.resume() })
        }
    }
}
