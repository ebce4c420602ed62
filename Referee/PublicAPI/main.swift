import Foundation

// Records what RxSwift declares. The tests compare it with what RxLite declares (Tests/PublicAPITests).
//
//   swift run PublicAPI FOLDER
//
// FOLDER holds the compiled modules of RxSwift, RxRelay, RxCocoa, RxTest and RxBlocking, as
// .build/release/Modules does after `swift build -c release` in RxSwift's package, on Linux.

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count == 1, let folder = arguments.first, !folder.hasPrefix("-") else {
  refuse("expected one argument, the folder with RxSwift's compiled modules", status: 64)
}
for module in API.ofRxSwift
where !FileManager.default.fileExists(atPath: "\(folder)/\(module).swiftmodule") {
  refuse("there is no \(module).swiftmodule in \(folder): build RxSwift first", status: 64)
}
do {
  let api = try API(API.ofRxSwift, in: URL(filePath: folder))
  try (api.lines.joined(separator: "\n") + "\n")
    .write(to: API.recording, atomically: true, encoding: .utf8)
} catch {
  refuse("\(error)", status: 1)
}

func refuse(_ problem: String, status: Int32) -> Never {
  FileHandle.standardError.write(Data("PublicAPI: \(problem).\n".utf8))
  exit(status)
}
