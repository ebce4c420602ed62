import Foundation
import Trainer

// The same program as in Sources/course, for use in this folder.
exit(Trainer.main(Array(CommandLine.arguments.dropFirst())))
