import ExerciseJudge
import Foundation
import Wording
extension Trainer { func verify(isStrict: Bool, seals: Bool) throws -> ExitStatus { .done } }
public struct Seals: Sendable { public static let path = "x"; public init(contentsOf: URL) throws {}; public func match(_ u: URL) -> Bool { true } }
