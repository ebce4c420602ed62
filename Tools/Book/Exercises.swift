import ConsoleKit
import ExerciseJudge
import Foundation
import Synchronization
import Trainer

/// Answers what the pages ask of exercises, one request after the other.
final class Exercises: @unchecked Sendable {
  // Only the queue uses the desk, and what a page waits for.
  private let desk: any Desk
  private let queue = DispatchQueue(label: "course.book.exercises", qos: .userInitiated)
  private let judging = DispatchQueue(label: "course.book.verdicts", qos: .userInitiated)
  private let inProgress = Mutex<Cancellation?>(nil)

  init(_ desk: any Desk) { self.desk = desk }

  typealias Reply = LoopbackRoute.Reply

  private struct Sheet: Encodable {
    let id: String
    let minutes: Int
    let path: String
    let task: PageLines
    let hints: PageLines
    let hasMoreHints: Bool
    let isSolved: Bool
    let answer: String
    let mark: String
    var verdict: PageLines?
    var solution: PageLines?

    init(_ sheet: ExerciseSheet) {
      (id, minutes, path) = (sheet.id, sheet.minutes, sheet.path)
      (task, hints, hasMoreHints) = (
        PageLines(sheet.task), PageLines(sheet.hints), sheet.hasMoreHints
      )
      (isSolved, answer, mark) = (sheet.isSolved, sheet.answer, sheet.mark)
    }
  }

  private struct Wish: Decodable {
    let exercise: String
    var text: String?
    var mark: String?
    var isSure: Bool?
  }

  /// `GET /exercises/sharing/my-replay.json`; with `?mark=…`, it waits until the file is another version.
  ///
  /// - Returns: Whether it is such an address.
  func get(_ request: LoopbackRequest, _ reply: @escaping Reply) -> Bool {
    guard request.path.hasPrefix("/exercises/"), request.path.hasSuffix(".json") else {
      return false
    }
    let id = String(request.path.dropFirst(11).dropLast(5))
    let patience = Patience(request.patience)
    queue.async { self.look(id, since: request.query["mark"], patience, rounds: 80, reply) }
    return true
  }

  /// Whether the page still waits.
  private final class Patience: Sendable {
    private let over = Atomic(false)
    init(_ patience: LoopbackPatience) {
      patience.onEnd { [weak self] in self?.over.store(true, ordering: .relaxed) }
    }
    var isOver: Bool { over.load(ordering: .relaxed) }
  }

  /// Looks at the file four times a second, for some 20 seconds: then the page asks again.
  private func look(
    _ id: String, since mark: String?, _ patience: Patience, rounds: Int, _ reply: @escaping Reply
  ) {
    if patience.isOver { return }
    do {
      let sheet = try desk.sheet(of: id)
      if sheet.mark != mark || rounds == 0 { return reply(try Self.json(Sheet(sheet))) }
    } catch { return reply(Self.refusal(error)) }
    queue.asyncAfter(deadline: .now() + .milliseconds(250)) {
      self.look(id, since: mark, patience, rounds: rounds - 1, reply)
    }
  }

  /// What has an effect.
  ///
  /// - Returns: Whether it is such an address.
  func post(_ request: LoopbackRequest, _ reply: @escaping Reply) -> Bool {
    guard ["/check", "/hint", "/solution", "/reset"].contains(request.path) else { return false }
    guard let wish = try? JSONDecoder().decode(Wish.self, from: request.body) else {
      reply(.text("The book has no such exercise.\n", status: 404))
      return true
    }
    queue.async { [desk] in
      do {
        switch request.path {
        case "/hint": try desk.giveHint(on: wish.exercise)
        case "/reset": try desk.resetExercise(wish.exercise)
        case "/check":
          let text = wish.text ?? ""
          guard try desk.write(text, to: wish.exercise, ifStill: wish.mark ?? "") else {
            return reply(
              .text(
                "The file has been changed in your editor. Copy what you typed here, if you need it, and reload the page.\n",
                status: 409))
          }
          return self.judge(wish.exercise, request.patience, reply)
        default: break
        }
        var sheet = Sheet(try desk.sheet(of: wish.exercise))
        if request.path == "/solution" {
          sheet.solution = try desk.solution(of: wish.exercise, anyway: wish.isSure == true)
            .map { PageLines($0) }
        }
        reply(try Self.json(sheet))
      } catch { reply(Self.refusal(error)) }
    }
    return true
  }

  private func judge(_ id: String, _ patience: LoopbackPatience, _ reply: @escaping Reply) {
    let cancellation = Cancellation()
    inProgress.withLock { before in
      before?.cancel()
      before = cancellation
    }
    patience.onEnd { cancellation.cancel() }
    judging.async { [desk] in
      do {
        let verdict = try desk.verdict(on: id, until: cancellation)
        var sheet = Sheet(try desk.sheet(of: id))
        sheet.verdict = PageLines(verdict)
        reply(try Self.json(sheet))
      } catch { reply(Self.refusal(error)) }
    }
  }

  /// Ends the verdict in progress, if there is one.
  func kill() { inProgress.withLock { $0.take()?.cancel() } }

  private static func refusal(_ error: any Error) -> LoopbackResponse {
    error is CancellationError
      ? .text("Stopped.\n", status: 409)
      : .text("\((error as? CommandError)?.description ?? "\(error)")\n", status: 404)
  }

  private static func json(_ value: some Encodable) throws -> LoopbackResponse {
    .json(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }
}
