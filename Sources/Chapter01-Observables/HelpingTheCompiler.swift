import ChapterKit
import RxLite

func helpingTheCompiler() {
  listing("annotations", "three rungs of a ladder; all say the same") {
    let word = Observable.of("important: cats", "gossip", "important: dogs")
    let api = PhotoFeed()

    // Nothing is said that the compiler can find out for itself.
    let images =
      word
      .filter { $0.hasPrefix("important") }
      .flatMap { word in
        return api.load(word)
          .map { photo in
            return "<\(photo)>"
          }
      }
    _ = images.subscribe(onNext: { print("inferred: \($0)") })

    // If it complains, say first what each closure returns …
    let images2 =
      word
      .filter { s -> Bool in s.hasPrefix("important") }
      .flatMap { word -> Observable<String> in
        return api.load(word)
          .map { photo -> String in
            return "<\(photo)>"
          }
      }
    _ = images2.subscribe(onNext: { print("results annotated: \($0)") })

    // … and then what it takes. Once it compiles, the annotations may go again.
    let images3 =
      word
      .filter { (s: String) -> Bool in s.hasPrefix("important") }
      .flatMap { (word: String) -> Observable<String> in
        return api.load(word)
          .map { (photo: String) -> String in
            return "<\(photo)>"
          }
      }
    _ = images3.subscribe(onNext: { print("all annotated: \($0)") })
  }
}

private struct PhotoFeed {
  func load(_ topic: String) -> Observable<String> { Observable.just("photo of \(topic)") }
}
