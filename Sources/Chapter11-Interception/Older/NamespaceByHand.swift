import ChapterKit

func namespaceByHand() {
  listing("namespace-by-hand", "what rx is made of", shows: "E9 88") {
    let word = Word("Hello")
    print("count: \(word.count), my.count: \(word.my.count)")
    print("type(of: word.my): \(type(of: word.my)), Word.my: \(Word.my)")

    let number = Number(value: 12345)
    print("my.digits: \(number.my.digits), my.count: \(number.my.count)")
  }
}

struct My<Base> {
  let base: Base

  init(_ base: Base) { self.base = base }
}

protocol MyCompatible {
  associatedtype CompatibleType
  static var my: My<CompatibleType>.Type { get }
  var my: My<CompatibleType> { get }
}

extension MyCompatible {
  static var my: My<Self>.Type { My<Self>.self }
  var my: My<Self> { My(self) }
}

struct Word: MyCompatible {
  let count: Int

  init(_ text: String) { count = text.count }
}

struct Number: MyCompatible {
  let value: Int
}

// What all have, unless their own extension says otherwise …
extension My {
  var count: String { "not counted" }
}

// … what only Word has, and what only Number has.
extension My where Base == Word {
  var count: String { "\(base.count) characters" }
}

extension My where Base == Number {
  var digits: Int { "\(base.value)".count }
}
