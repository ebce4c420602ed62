import ConsoleKitNetworking
import Foundation
import RxLite

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// Provides the list and the videos.
protocol VideoServiceType: AnyObject {
  /// The list, from this index on.
  ///
  /// - Ends: Completes after one element, or fails. On the main thread.
  func videos(from index: Int) -> Observable<[Video]>

  /// The bytes of a video from an offset to its end, piece by piece.
  ///
  /// - Ends: Completes after the last piece, or fails. On the main thread.
  func pieces(of video: Video, from offset: Int) -> Observable<Data>
}

extension VideoServiceType {
  /// Downloads what is missing of a video: 0.25, 0.5, 0.75 and 1, if nothing is there.
  func downloadVideo(_ video: Video, to folder: VideoFolder) -> Observable<Double> {
    .deferred {
      self.pieces(of: video, from: try folder.prepare(video)).map { piece in
        try folder.append(piece, to: video)
        return folder.progress(of: video)
      }
    }
  }
}

/// Asks a server. A request is sent when somebody subscribes.
final class VideoService: VideoServiceType {
  /// The number of pieces of a video.
  static let pieceCount = 4

  private let url: URL
  /// The paths of the requests that have no answer yet. Only the main thread uses this array.
  private(set) var pathsInFlight: [String] = []

  /// - Parameter url: The server's address, without a path.
  init(_ url: URL) { self.url = url }

  func videos(from index: Int = 0) -> Observable<[Video]> {
    response(to: URLRequest(url: URL(string: "/videos?index=\(index)", relativeTo: url)!))
      .map { response, data in
        guard response.statusCode == 200 else { throw VideoError.refused(response.statusCode) }
        return try Video.generateModel(with: data)
      }
  }

  func pieces(of video: Video, from offset: Int) -> Observable<Data> {
    let size = (video.length + Self.pieceCount - 1) / Self.pieceCount
    let starts = stride(from: offset, to: video.length, by: size)
    return Observable.concat(
      starts.map { piece(of: video, $0..<min($0 + size, video.length)) })
  }

  /// Requests a part of a video.
  private func piece(of video: Video, _ range: Range<Int>) -> Observable<Data> {
    var request = URLRequest(url: URL(string: "/videos/\(video.id)", relativeTo: url)!)
    let bytes = "\(range.lowerBound)-\(range.upperBound - 1)"
    request.setValue("bytes=\(bytes)", forHTTPHeaderField: "Range")
    return response(to: request).map { response, data in
      guard response.statusCode == 206 || response.statusCode == 416 else {
        throw VideoError.refused(response.statusCode)
      }
      let sent = response.value(forHTTPHeaderField: "Content-Range")
      guard sent == "bytes \(bytes)/\(video.length)" else { throw VideoError.otherLength }
      guard data.count == range.count else { throw VideoError.brokenOff }
      return data
    }
  }

  private func response(
    to request: URLRequest
  ) -> Observable<(response: HTTPURLResponse, data: Data)> {
    var request = request
    request.cachePolicy = .reloadIgnoringLocalCacheData
    let path = request.url!.path
    return URLSession.shared.rx.response(request: request)
      .catch { .error(VideoError.ofNetwork($0)) }
      .observe(on: MainScheduler.instance)
      .do(
        onSubscribe: { [weak self] in self?.pathsInFlight.append(path) },
        onDispose: { [weak self] in
          if let index = self?.pathsInFlight.firstIndex(of: path) {
            self?.pathsInFlight.remove(at: index)
          }
        })
  }
}
