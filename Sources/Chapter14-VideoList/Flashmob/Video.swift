import Foundation

/// A video of the list, with the part of it that is on this machine.
struct Video: Equatable, Sendable {
  /// The status of a download.
  enum Status: Equatable, Sendable {
    case idle
    case waiting
    case loading
    case failed(String)
  }

  /// The id always names the same bytes. It has only letters, digits and hyphens, for addresses and files.
  let id: String
  let title: String
  let desc: String
  /// The number of bytes.
  let length: Int
  /// The part that is downloaded, from 0 to 1. It isn't stored, but computed from the files.
  var progress = 0.0
  var status = Status.idle

  /// The video as it is in the server's list and in the stored one.
  var listed: Video { Video(id: id, title: title, desc: desc, length: length) }
}

extension Video: CustomStringConvertible {
  var description: String { "\(title) \(progress)" }
}

extension Video: Codable {
  private enum CodingKeys: CodingKey { case id, title, desc, length }
}

extension Video {
  /// Reads a list, as the server sends it and as it is stored.
  ///
  /// - Throws: `DecodingError` if it isn't a list of videos, ``VideoError`` if an id is no file name.
  static func generateModel(with json: Data) throws -> [Video] {
    var videos: [Video] = []
    for video in try JSONDecoder().decode([Video].self, from: json) {
      guard video.id.wholeMatch(of: #/[A-Za-z0-9-]+/#) != nil, video.length > 0 else {
        throw VideoError.damagedList(keptAs: nil)
      }
      if !videos.contains(where: { $0.id == video.id }) { videos.append(video) }
    }
    return videos
  }
}

/// Merges the server's list with the old one.
///
/// - Returns: The new list in its order, with the progress and the status of the videos that are in the
///   old one as well. A video that is no longer listed is kept at the end if some of it is downloaded, or
///   if its download waits, runs or has failed.
func mergeVideoArrays(originArray: [Video], newArray: [Video]) -> [Video] {
  let known = Dictionary(originArray.map { ($0.id, $0) }) { first, _ in first }
  let listed = newArray.map { video in
    var video = video
    if let origin = known[video.id] {
      (video.progress, video.status) = (origin.progress, origin.status)
    }
    return video
  }
  let ids = Set(newArray.map(\.id))
  let kept = originArray.filter { $0.progress > 0 || $0.status != .idle }
  return listed + kept.filter { !ids.contains($0.id) }
}
