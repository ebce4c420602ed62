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

/// The suggestions, as a colleague's function answers: its type says little about them.
func answers(for text: String) -> Observable<[String]> { suggestions(for: text).asObservable() }

/// Asks a server for suggestions, which come after a tenth of a second. The server fails at "bad".
func suggestions(for text: String) -> Single<[String]> {
  Single.create { send in
    print("request \(text)")
    return after(0.1) {
      if text == "bad" { return send(.failure(Broken.pipe)) }
      send(.success(["\(text)lite", "\(text)swift"]))
    }
  }
}

/// The same, with an answer on another thread, as that of a real request.
func suggestionsFromElsewhere(for text: String) -> Single<[String]> {
  Single.create { send in
    suggestions(for: text).subscribe { result in onAnotherThread { send(result) } }
  }
}
