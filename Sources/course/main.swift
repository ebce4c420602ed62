import ChapterKit
import ExerciseJudge
import Foundation
import Trainer

// All that it does is in Sources/Trainer. It starts itself once more to run what a learner has written:
// that is compiled against the libraries, which are in this program.
if let program = BundleHost.program {
  Playground.main(program)
  exit(0)
}
exit(Trainer.main(Array(CommandLine.arguments.dropFirst())))
