import ChapterKit
import RxLite

private struct API {
  func loadFlickrFeed(_ topic: String) -> Observable<[String]> {
    topic.isEmpty ? .error(KettleError.noWater) : .just(["photo of \(topic)"])
  }
}

func helpingTheCompiler() {
  listing("annotations", "one chain, with more and more types written out", shows: "A20 28") {
    let word = Observable.of("important cats", "gossip")
    let api = API()
    var images: Observable<[String]>

    images =
      word
      .filter { $0.contains("important") }
      .flatMap { word in
        return api.loadFlickrFeed(word)
          .catch { error in
            return .just([])
          }
      }
    _ = images.subscribe(onNext: { print("inferred: \($0)") })

    // First say what each closure returns …
    images =
      word
      .filter { s -> Bool in s.contains("important") }
      .flatMap { word -> Observable<[String]> in
        return api.loadFlickrFeed(word)
          .catch { error -> Observable<[String]> in
            return .just([])
          }
      }
    _ = images.subscribe(onNext: { print("results annotated: \($0)") })

    // … then what it takes.
    images =
      word
      .filter { (s: String) -> Bool in s.contains("important") }
      .flatMap { (word: String) -> Observable<[String]> in
        return api.loadFlickrFeed(word)
          .catch { (error: Error) -> Observable<[String]> in
            return .just([])
          }
      }
    _ = images.subscribe(onNext: { print("all annotated: \($0)") })
  }
}
