import ChapterKit
import ConsoleKit
import Foundation
import RxLite

/// The error of a cache.
enum CacheError: LocalizedError {
  case failedCaching

  var errorDescription: String? { "the cache could not be written" }
}

/// The error of a response that isn't what it should be.
enum DataError: Error { case cantParseJSON }

/// An error for listings that need one.
enum Broken: Error { case pipe }

/// Asks the server for the full name of a repository.
func fullName(of repo: String, from github: LocalGitHub) -> Single<String> {
  Single.create { single in
    let task = github.session.dataTask(with: github.url("/repos/\(repo)")) { data, _, error in
      if let error { return single(.failure(error)) }
      let json = data.flatMap { try? JSONSerialization.jsonObject(with: $0) }
      guard let name = (json as? [String: Any])?["full_name"] as? String else {
        return single(.failure(DataError.cantParseJSON))
      }
      single(.success(name))
    }
    task.resume()
    return Disposables.create { task.cancel() }
  }
}

/// Asks a server for suggestions, which come after a tenth of a second. The server fails at "bad".
func suggestions(for text: String) -> Single<[String]> {
  Single.create { single in
    print("request \(text)")
    return after(0.1) {
      if text == "bad" { return single(.failure(Broken.pipe)) }
      single(.success(["\(text)lite", "\(text)swift"]))
    }
  }
}

/// The same, with an answer on another thread, as that of a real request.
func suggestionsFromElsewhere(for text: String) -> Single<[String]> {
  Single.create { single in
    suggestions(for: text).subscribe { result in onAnotherThread { single(result) } }
  }
}
