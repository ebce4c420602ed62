import ChapterKit

func namespaceByHand() {
  listing("namespace-by-hand", "what rx is made of", shows: "E9 88") {
    let word = Word("Hello")
    print("count: \(word.count), my.count: \(word.my.count)")
    print(type(of: word.my))
  }
}

struct My<Base> {
  let base: Base

  init(_ base: Base) { self.base = base }
}

protocol MyCompatible {}

extension MyCompatible {
  var my: My<Self> { My(self) }
}

struct Word: MyCompatible {
  let count: Int

  init(_ text: String) { count = text.count }
}

extension My where Base == Word {
  var count: String { "\(base.count) characters" }
}
