import Foundation
import Trainer

// All that it does is in Sources/Trainer.
exit(Trainer.main(Array(CommandLine.arguments.dropFirst())))
