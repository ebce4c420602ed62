// What `import RxLiteTest` means in a copy of the course that runs on RxSwift. The marbles, which
// RxTest doesn't have, are compiled beside this file.

@_exported import RxBlocking
@_exported import RxTest
