/// A language that a lesson can be read in, with the words that a page adds to it.
enum Language: String {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// What a quote begins with, and what it is then.
  var marks: [String: String] {
    switch self {
    case .english:
      ["Before you read on:": "question", "Try it:": "try", "Exercise:": "exercise"]
    case .simplifiedChinese:
      ["先想一想：": "question", "试一试：": "try", "练习：": "exercise"]
    }
  }

  var question: String { self == .english ? "Before you read on:" : "先想一想：" }
  var answer: String {
    self == .english ? "The answer, and why the others are wrong" : "答案，以及其他选项为什么不对"
  }
  var right: String { self == .english ? "Right." : "正确。" }
  var prints: String { self == .english ? "prints" : "输出" }
}
