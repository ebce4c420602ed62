import Foundation
import Trainer

// The same program as in Sources/course, for those who stand in this folder.
exit(Trainer.main(Array(CommandLine.arguments.dropFirst())))
