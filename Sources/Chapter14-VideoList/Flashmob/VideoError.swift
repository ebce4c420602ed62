import Foundation

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// The errors of the app, with their texts for the screen.
enum VideoError: Error, Equatable, CustomStringConvertible {
  case noConnection
  case brokenOff
  case refused(Int)
  case otherLength
  /// The list, and the name under which its file is kept.
  case damagedList(keptAs: String?)
  case diskFull
  case notWritten(String)
  case notRenamed(String)
  case notRemoved(String)
  case folderInUse

  var description: String {
    switch self {
    case .noConnection: "the server can't be reached"
    case .brokenOff: "the connection has broken off"
    case .refused(let status): "the server answered with status \(status)"
    case .otherLength: "the server has another video of this name"
    case .damagedList(nil): "it is damaged"
    case .damagedList(let name?): "it is damaged, and kept as \(name)"
    case .diskFull: "the disk is full"
    case .notWritten(let reason): "the folder can't be used: \(reason)"
    case .notRenamed(let reason): "all of it is here, but its file can't be renamed: \(reason)"
    case .notRemoved(let reason): "its file can't be removed: \(reason)"
    case .folderInUse: "another program uses the folder"
    }
  }

  /// Returns the error of the last system call.
  static func ofSystem(_ code: Int32 = errno) -> VideoError {
    code == ENOSPC || code == EDQUOT ? .diskFull : .notWritten(String(cString: strerror(code)))
  }

  /// Returns the error for one of `URLSession`, whose texts differ between systems.
  static func ofNetwork(_ error: any Error) -> any Error {
    guard let error = error as? URLError else { return error }
    return error.code == .cannotConnectToHost ? VideoError.noConnection : VideoError.brokenOff
  }
}

/// Returns the text of an error for the screen, the same on each system.
func words(for error: any Error) -> String {
  switch error {
  case let error as VideoError: "\(error)"
  case is DecodingError: "\(VideoError.damagedList(keptAs: nil))"
  default: "\(error)"
  }
}
