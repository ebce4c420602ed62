import Foundation
import Synchronization

/// What a program that has run left behind.
struct Ending {
  let output: String
  let errors: String
  let status: Int32
  let wasKilled: Bool
}

/// Runs a program to its end; one that is still running after `limit` seconds is killed.
///
/// - Parameter reader: what reads its standard output.
func run(
  _ program: URL, _ arguments: [String] = [], in folder: URL? = nil, reader: Reader = .everything,
  limit: Double = 30
) throws -> Ending {
  let process = Process()
  process.executableURL = program
  process.arguments = arguments
  process.currentDirectoryURL = folder
  let output = Pipe()
  let errors = Pipe()
  process.standardOutput = output
  process.standardError = errors
  if case .nobody = reader { try output.fileHandleForReading.close() }
  try process.run()

  // NB: It is kept until the limit has passed, cancelled or not. With it the process would be, and the
  // pipes: of more than 1,360 open files, Foundation's `Process.run()` crashes.
  let watchdog = DispatchWorkItem { [weak process] in process?.terminate() }
  DispatchQueue.global().asyncAfter(deadline: .now() + limit, execute: watchdog)
  let said = Mutex(Data())
  let reading = DispatchGroup()
  DispatchQueue.global().async(group: reading) {
    let data = errors.fileHandleForReading.readDataToEndOfFile()
    said.withLock { $0 = data }
  }
  let printed: Data
  switch reader {
  case .everything: printed = output.fileHandleForReading.readDataToEndOfFile()
  case .nobody: printed = Data()
  }
  reading.wait()
  process.waitUntilExit()
  watchdog.cancel()
  return Ending(
    output: String(decoding: printed, as: UTF8.self),
    errors: String(decoding: said.withLock { $0 }, as: UTF8.self),
    status: process.terminationStatus, wasKilled: process.terminationReason == .uncaughtSignal)
}

/// Who reads what a program prints: somebody who reads it all, or nobody, who closed the pipe.
enum Reader { case everything, nobody }
