import ExerciseJudge
import Foundation

extension Trainer {
  /// Plays a file: at each save on a terminal, else once.
  func play(_ file: Scratch.File, picture: String?, _ signals: Interruption.Watcher) throws
    -> ExitStatus
  {
    var judge = judge
    judge.onPreparing = {
      fputs("Preparing the libraries for the playground, once: some seconds …\n", stderr)
    }
    let player = Player(judge)
    let interruption = signals.cancellation
    if let reason = player.prepare(until: interruption) { throw CommandError(.missing, reason) }
    if interruption.isCancelled { throw Interruption() }
    let playing = Playing(file, player, console, course.folder, picture: picture)
    guard console.isTerminal else { return try playing.runOnce(until: interruption) }
    // It receives signals by itself.
    signals.end()
    return playing.watch()
  }
}
