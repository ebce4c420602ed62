// What `import RxLite` means in a copy of the course that runs on RxSwift.

@_exported import RxCocoa
@_exported import RxRelay
@_exported import RxSwift
