// What `import ConsoleKitNetworking` means in a copy of the course that runs on RxSwift: RxCocoa has
// the `.rx` of URLSession.

import Foundation
@_exported import RxCocoa
import RxSwift

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// RxCocoa reads the time of the machine and prints to standard output.
public struct RequestLogOutput {
  /// The arguments are ignored.
  public init(
    now: @escaping () -> Date = { Date() }, print: @escaping (String) -> Void = { Swift.print($0) }
  ) {}
}

extension Reactive where Base == URLSession {
  /// Can't be changed.
  public static var requestLogOutput: RequestLogOutput {
    get { RequestLogOutput() }
    set {}
  }
}
