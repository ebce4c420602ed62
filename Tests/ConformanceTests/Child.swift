import Foundation
import Synchronization

/// What a process that has ended left behind.
struct Ending {
  let output: String
  let errors: String
  let status: Int32
  let wasKilled: Bool
}

/// Runs a process to its end; one that is still running after `limit` seconds is killed.
func run(_ program: URL, _ arguments: [String], limit: Double) throws -> Ending {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  // The first line of a crash is enough; a backtrace takes seconds.
  process.environment = ProcessInfo.processInfo.environment.merging(
    ["SWIFT_BACKTRACE": "enable=no"], uniquingKeysWith: { $1 })
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
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
  let printed = output.fileHandleForReading.readDataToEndOfFile()
  reading.wait()
  process.waitUntilExit()
  watchdog.cancel()
  return Ending(
    output: String(decoding: printed, as: UTF8.self),
    errors: String(decoding: collected.withLock { $0 }, as: UTF8.self),
    status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal)
}
