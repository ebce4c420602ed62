import ConsoleKit
import ExerciseJudge
import Foundation
import Synchronization
import Trainer
import Wording

/// Answers what the pages ask of exercises, one request after the other. Verdicts take longer, and have a queue
/// of their own.
final class Exercises: Sendable {
  private let desk: any Desk
  private let queue = DispatchQueue(label: "course.book.exercises", qos: .userInitiated)
  private let judging = DispatchQueue(label: "course.book.verdicts", qos: .userInitiated)
  private let inProgress = Mutex<Cancellation?>(nil)

  init(_ desk: any Desk) { self.desk = desk }

  typealias Reply = LoopbackRoute.Reply

  private struct Answer: Encodable {
    let sheet: ExerciseSheet
    var verdict: [Line]?
    var solution: [Line]?
  }

  private struct Wish: Decodable {
    let exercise: String
    var text: String?
    var mark: String?
    var isSure: Bool?
  }

  /// `GET /progress.json`: what has been done so far. `GET /exercises/sharing/my-replay.json`: an exercise;
  /// with `?mark=…`, it waits until the file is another version.
  ///
  /// - Returns: Whether it is such an address.
  func get(_ request: LoopbackRequest, _ reply: @escaping Reply) -> Bool {
    if request.path == "/progress.json" {
      queue.async { [desk] in
        do { reply(try Self.json(desk.progress())) } catch { reply(Self.refusal(error)) }
      }
      return true
    }
    guard request.path.hasPrefix("/exercises/"), request.path.hasSuffix(".json") else {
      return false
    }
    let id = String(request.path.dropFirst(11).dropLast(5))
    queue.async {
      self.look(id, since: request.query["mark"], request.patience, rounds: 80, reply)
    }
    return true
  }

  /// Looks at the file four times a second, for some 20 seconds: then the page asks again.
  private func look(
    _ id: String, since mark: String?, _ patience: LoopbackPatience, rounds: Int,
    _ reply: @escaping Reply
  ) {
    if patience.isOver { return }
    do {
      if try desk.mark(of: id) != mark || rounds == 0 {
        return reply(try Self.json(Answer(sheet: desk.sheet(of: id))))
      }
    } catch { return reply(Self.refusal(error)) }
    queue.asyncAfter(deadline: .now() + .milliseconds(250)) {
      self.look(id, since: mark, patience, rounds: rounds - 1, reply)
    }
  }

  /// What has an effect.
  ///
  /// - Returns: Whether it is such an address.
  func post(_ request: LoopbackRequest, _ reply: @escaping Reply) -> Bool {
    if request.path == "/choice" {
      choose(request, reply)
      return true
    }
    guard ["/check", "/hint", "/solution", "/reset"].contains(request.path) else { return false }
    guard let wish = try? JSONDecoder().decode(Wish.self, from: request.body) else {
      reply(Self.noExercise)
      return true
    }
    queue.async { [desk] in
      do {
        switch request.path {
        case "/hint": try desk.giveHint(on: wish.exercise)
        case "/reset": try desk.resetExercise(wish.exercise)
        case "/check":
          guard let text = wish.text, let mark = wish.mark else { return reply(Self.noExercise) }
          guard try desk.write(text, to: wish.exercise, ifStill: mark) else {
            return reply(Self.isNewer)
          }
          return self.judge(wish.exercise, request.patience, reply)
        default: break
        }
        var answer = Answer(sheet: try desk.sheet(of: wish.exercise))
        if request.path == "/solution" {
          answer.solution = try desk.solution(of: wish.exercise, anyway: wish.isSure == true)
        }
        reply(try Self.json(answer))
      } catch { reply(Self.refusal(error)) }
    }
    return true
  }

  private struct Choice: Decodable {
    let question: String
    let letter: String
  }

  private func choose(_ request: LoopbackRequest, _ reply: @escaping Reply) {
    guard let choice = try? JSONDecoder().decode(Choice.self, from: request.body) else {
      return reply(.text("This is no choice.\n", status: 400))
    }
    queue.async { [desk] in
      do {
        try desk.choose(choice.letter, for: choice.question)
        reply(try Self.json(desk.progress()))
      } catch { reply(Self.refusal(error)) }
    }
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
        reply(try Self.json(Answer(sheet: desk.sheet(of: id), verdict: verdict)))
      } catch { reply(Self.refusal(error)) }
    }
  }

  /// Ends the verdict in progress, if there is one.
  func kill() { inProgress.withLock { $0.take()?.cancel() } }

  private static let noExercise = LoopbackResponse.text(
    "The book has no such exercise.\n", status: 404)

  private static let isNewer = LoopbackResponse.text(
    "The file has been changed in your editor. Copy what you typed here, if you need it, and reload the "
      + "page.\n", status: 409)

  private static func refusal(_ error: any Error) -> LoopbackResponse {
    error is CancellationError
      ? .text("Stopped.\n", status: 409)
      : .text("\((error as? CommandError)?.description ?? "\(error)")\n", status: 404)
  }

  private static func json(_ value: some Encodable) throws -> LoopbackResponse {
    .json(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }
}
