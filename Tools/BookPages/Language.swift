/// A language that a lesson can be read in, with the words that a page adds to it.
public enum Language: String, Sendable {
  case english = "en"
  case simplifiedChinese = "zh-Hans"

  /// What a quote begins with, and what it is then.
  var marks: [String: String] {
    let (attempt, exercise) = self == .english ? ("Try it:", "Exercise:") : ("试一试：", "练习：")
    return [question: "question", attempt: "try", exercise: "exercise"]
  }

  var question: String { self == .english ? "Before you read on:" : "先想一想：" }
  var answer: String {
    self == .english ? "The answer, and why the others are wrong" : "答案，以及其他选项为什么不对"
  }
  var right: String { self == .english ? "Right." : "正确。" }
  var prints: String { self == .english ? "prints" : "输出" }

  // What stands above a section that isn't translated as it is today.
  var missing: String { self == .english ? "Not translated yet." : "本节还没有翻译。" }
  var older: String {
    self == .english
      ? "The original has changed since." : "英文原文在翻译之后有改动，本节可能过时。"
  }
}
