import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "after-atlantis", about: "dead-search",
    "There is no city Atlantis. The user searches for it, and then for Oslo. Which requests does "
      + "the server receive?",
    .right("One, for Atlantis."),
    .wrong(
      "Both, and the label shows 4°C.",
      because: "`asDriver` turns the error into a sentence, and then completes. It has to stand "
        + "inside `flatMapLatest` for the search to survive.", as: "search-city"),
    .wrong(
      "Both, but the label keeps the sentence about Atlantis.",
      because: "After the error the whole chain is over, the text field's part included: no "
        + "request is made any more."),
    .wrong(
      "Atlantis three times, and then Oslo.",
      because: "Nothing here tries again: that would be `retry`."))

  question(
    "three-labels", about: "three-requests",
    "Three labels are bound to the results of one search. How many requests does a search for Oslo "
      + "make?",
    .right("Three."),
    .wrong(
      "One, because there is one `search`.",
      because: "A constant is not a run. Each binding subscribes, and each subscription makes its "
        + "request. A `Driver` shares one.", as: "one-request"),
    .wrong(
      "One, because the subject sends Oslo once.",
      because: "It sends it once to each of its subscribers, and there are three of them."),
    .wrong(
      "Three, but `flatMapLatest` cancels two of them.",
      because: "`flatMapLatest` cancels the older request of its own run. The three runs know "
        + "nothing of each other."))

  question(
    "spinner", about: "spinner-turns-for-ever",
    "The answer is there as soon as it is asked for. The spinner is bound to a merge of the "
      + "question (`true`) and the answer (`false`). What does it do in the end?",
    .right("It turns: `false` arrives before `true`."),
    .wrong(
      "It has stopped: the answer comes after the question.",
      because: "The subject serves its subscribers one after the other. The search has subscribed "
        + "first, so its answer is sent before the merge hears of the question.", as: "one-state"),
    .wrong(
      "It never turns.",
      because: "It is set twice, and the second time to `true`."),
    .wrong(
      "It stops and starts without end.",
      because: "There is one question and one answer: it is set twice."))

  question(
    "who-is-newer", about: "combined",
    "`combineLatest` has the city that was asked for and the position. The user asks for Lima, "
      + "then taps \"here\", then asks for Zürich. What can a subscriber tell from the second "
      + "pair?",
    .right("Both values, but not which of them is newer."),
    .wrong(
      "That Zürich is newer: its value has changed.",
      because: "A pair doesn't say which of its halves has just changed. `merge` keeps the order, "
        + "since each question is an element of its own.", as: "asked-last"),
    .wrong(
      "Only Zürich: the position has been used up.",
      because: "That is `zip`. `combineLatest` keeps the latest of both, as long as it likes."),
    .wrong(
      "Nothing: there is no second pair without a second tap.",
      because: "Each element of either side makes a pair, once both have sent something."))

  question(
    "overtaken", about: "overtaken",
    "The answer for Lima is slow, and Oslo, asked for later, is quick. What do the two labels show "
      + "at the end, the one behind `flatMap` and the one behind `flatMapLatest`?",
    .right("Lima and Oslo."),
    .wrong(
      "Oslo and Oslo.",
      because: "That is so after 1.5 seconds. Then the slow answer arrives, and `flatMap` passes "
        + "it on."),
    .wrong(
      "Lima and Lima.",
      because: "`flatMapLatest` has cancelled the request for Lima."),
    .wrong(
      "Oslo and Lima.",
      because: "It is the other way round: the *latest* request counts for `flatMapLatest`, and "
        + "the latest answer for `flatMap`."))

  question(
    "the-wrong-cause", about: "retry-too-much",
    "The position can be found once, and the second time there is no reception. The network is down. What "
      + "is the user told if `retry(2)` stands below both steps?",
    .right("That the position isn't known."),
    .wrong(
      "That there is no connection.",
      because: "That was the error of the first attempt, and `retry` answers it with a second one."),
    .wrong(
      "Both, one after the other.",
      because: "A sequence has one error at most: that of the last attempt."),
    .wrong(
      "Nothing: `retry` goes on until it succeeds.",
      because: "`retry(2)` makes two attempts in all."))
}
