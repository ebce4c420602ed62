import Foundation

/// Runs `RandomChains`, which lies beside the tests.
///
/// - Returns: The lines of its output, up to its end or its crash, and whether it ended well.
func runRandomChains(_ arguments: [String], limit: Double = 120) throws -> ([String], Bool) {
  let process = Process()
  process.executableURL = buildFolder.appending(path: "RandomChains")
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
  let output = Pipe()
  process.standardOutput = output
  process.standardError = FileHandle.nullDevice
  try process.run()
  // NB: It is kept until the limit has passed, cancelled or not. With it the process would be, and the
  // pipes: of more than 1,360 open files, Foundation's `Process.run()` crashes.
  let watchdog = DispatchWorkItem { [weak process] in process?.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
  let data = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  watchdog.cancel()
  let lines = String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  return (lines, process.terminationReason == .exit && process.terminationStatus == 0)
}

private var buildFolder: URL {
  #if os(macOS)
    Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
  #else
    Bundle.main.executableURL!.deletingLastPathComponent()
  #endif
}

private final class Marker {}
