import ChapterKit
import ExerciseJudge
import Foundation
import Trainer

#if canImport(Authoring)
  import Authoring
#else
  // A package that `course export` has made is without them.
  let authoringCommands = ["compare", "verify", "export", "new"].map(Command.ofWholeCourse)
  let authoringManual: String? = nil
#endif

// All that it does is in Tools/Trainer and Tools/Authoring. It starts itself once more to run what a
// learner has written: that is compiled against the libraries, which are in this program.
if let program = BundleHost.program {
  Playground.main(program)
  exit(0)
}
exit(
  Trainer.main(
    Array(CommandLine.arguments.dropFirst()), more: authoringCommands, manual: authoringManual))
