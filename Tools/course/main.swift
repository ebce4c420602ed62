import ChapterKit
import ExerciseJudge
import Foundation
import Trainer

#if canImport(Authoring)
  import Authoring
#endif
#if canImport(Book)
  import Book

  let moreCommands = bookCommands + authoringCommands
  let moreManual: String? = bookManual + authoringManual
#else
  // A package that `course export` has made is without them.
  let moreCommands = ["book", "compare", "record", "verify", "export", "new"]
    .map(Command.ofWholeCourse)
  let moreManual: String? = nil
#endif

// All that it does is in Tools/Trainer, Tools/Authoring and Tools/Book. It starts itself once more to run what a
// learner has written: that is compiled against the libraries, which are in this program.
if let program = BundleHost.program {
  Playground.main(program)
  exit(0)
}
exit(
  Trainer.main(
    Array(CommandLine.arguments.dropFirst()), more: moreCommands, manual: moreManual))
