import Foundation

extension Error {
  /// What went wrong, for a person. Foundation's own descriptions are for those who look for a mistake
  /// in a program; here it is the disk that is full.
  public var sentence: String {
    guard let error = self as? CocoaError else { return "\(self)" }
    let place = error.filePath ?? error.url?.path
    let subject = place.map { "can't write \($0)" } ?? "can't write a file"
    switch error.code {
    case .fileWriteOutOfSpace: return "\(subject): the disk is full."
    case .fileWriteNoPermission: return "\(subject): permission is denied."
    case .fileWriteVolumeReadOnly: return "\(subject): the disk is read-only."
    default:
      return place.map { "\(error.localizedDescription) (\($0))" } ?? error.localizedDescription
    }
  }
}
