// What `import RxLite` means in a copy of the course that runs on RxSwift.

@_exported import RxCocoa
@_exported import RxRelay
@_exported import RxSwift

#if !canImport(ObjectiveC)
  import Foundation

  // RxSwift gives `rx` to every NSObject. On Linux a notification center is none.
  extension NotificationCenter: @retroactive ReactiveCompatible {}
#endif
