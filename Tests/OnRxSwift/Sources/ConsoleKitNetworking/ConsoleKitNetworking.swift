// What `import ConsoleKitNetworking` means in a copy of the course that runs on RxSwift: RxCocoa has
// the `.rx` of URLSession.

@_exported import RxCocoa
