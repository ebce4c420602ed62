import Foundation
import Synchronization

/// The folder of SwiftPM's products, in which programs lie beside the tests.
public let buildFolder: URL = {
  #if canImport(Darwin)
    Bundle(for: Marker.self).bundleURL.deletingLastPathComponent()
  #else
    Bundle.main.executableURL!.deletingLastPathComponent()
  #endif
}()

private final class Marker {}

/// What a program that has run left behind.
public struct Ending: Sendable {
  public let output: String
  public let errors: String
  public let status: Int32
  public let wasKilled: Bool
}

/// Runs a program to its end; one that is still running after `limit` seconds is killed.
///
/// - Parameter isRead: Whether its output is read; otherwise the pipe is closed from the beginning.
public func run(
  _ program: URL, _ arguments: [String] = [], in folder: URL? = nil, isRead: Bool = true,
  limit: Double = 30
) throws -> Ending {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  // The first line of a crash is enough; a backtrace takes seconds.
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  if !isRead { try output.fileHandleForReading.close() }
  try process.run()

  // NB: It is kept until the limit has passed, cancelled or not. With it the process would be, and the
  // pipes: of more than 1,360 open files, Foundation's `Process.run()` crashes.
  let watchdog = DispatchWorkItem { [weak process] in process?.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
  let collected = Mutex(Data())
  let reading = DispatchGroup()
  DispatchQueue.global().async(group: reading) {
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    collected.withLock { $0 = data }
  }
  let printed = isRead ? output.fileHandleForReading.readDataToEndOfFile() : Data()
  reading.wait()
  process.waitUntilExit()
  watchdog.cancel()
  return Ending(
    output: String(decoding: printed, as: UTF8.self),
    errors: String(decoding: collected.withLock { $0 }, as: UTF8.self),
    status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal)
}
