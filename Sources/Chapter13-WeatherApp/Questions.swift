import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(
    "six-requests", about: "first-version",
    "The user searches for Oslo, for Atlantis, which doesn't exist, and for Lima. How many requests "
      + "does the server receive?",
    .right("Six: three for Oslo, and three for Atlantis."),
    .wrong(
      "Three: one for each city.",
      because: "`search` is a description of what to do. Each label subscribes to it, and each "
        + "subscription makes its own requests. And one of the cities is never asked for."),
    .wrong(
      "Nine: three for each city.",
      because: "The error about Atlantis ends `flatMapLatest`, and with it the search. No one "
        + "receives the return key for Lima."),
    .wrong(
      "Two: one for Oslo, and one for Atlantis.",
      because:
        "It is right that the search ends at Atlantis. But there are three searches, one for "
        + "each label."))

  question(
    "who-is-newer", about: "combined",
    "`combineLatest` joins the city and the tap. The user asks for Lima, taps \"here\", and then asks "
      + "for Lima again. What can a subscriber tell from the second pair?",
    .right("The city, but not which question is the newer one."),
    .wrong(
      "That the city is newer, since it made the pair.",
      because: "A second tap would have made the same pair. `merge` keeps the order, since each "
        + "question is an element of its own.",
      as: "asked-last"),
    .wrong(
      "Only Lima: the tap has been used up.",
      because: "That would be `zip`. `combineLatest` keeps the latest element of each source."),
    .wrong(
      "Nothing: there is no second pair without a second tap.",
      because: "Once both sources have emitted, each element of either makes a pair."))

  question(
    "three-labels", about: "three-requests",
    "The request is a driver, and a driver is shared. Three labels are bound to the weather. How many "
      + "requests does a search for Oslo make?",
    .right("Three."),
    .wrong(
      "One, because a driver is shared.",
      because:
        "The driver is inside. Each label runs the closure of `flatMapLatest` for itself, and "
        + "so has a driver of its own. It is the outer sequence that has to be shared.",
      as: "one-request"),
    .wrong(
      "One, because the subject sends Oslo once.",
      because: "It sends it once to each of its subscribers, and there are three of them."),
    .wrong(
      "Three, but `flatMapLatest` cancels two of them.",
      because:
        "`flatMapLatest` cancels the older request of its own run. There are three runs, and "
        + "they know nothing of each other."))

  question(
    "spinner", about: "spinner-turns-for-ever",
    "The service answers at once. One spinner is bound above the label, and one below it. What do they "
      + "do in the end?",
    .right("The upper one has stopped, and the lower one turns."),
    .wrong(
      "Both have stopped: the answer comes after the question.",
      because: "The subject sends to one subscriber after the other. For the lower spinner, the "
        + "search comes before its own `true`, and so does the answer.", as: "one-state"),
    .wrong(
      "Both turn.",
      because: "The merge of the upper spinner was the first to subscribe to the subject. It has "
        + "received the question before the search has, so its `false` comes last."),
    .wrong(
      "The upper one turns, and the lower one has stopped.",
      because: "It is the other way round: the first subscriber receives the question first."))

  question(
    "the-wrong-cause", about: "retry-too-much",
    "The network is down. What is the user told at the end if `retry(2)` stands below both steps?",
    .right("That the position isn't known."),
    .wrong(
      "That there is no connection.",
      because:
        "That was the error of the first attempt, and `retry` answered it with a second one. "
        + "The second attempt asked for the position again, in the tunnel."),
    .wrong(
      "Both, one after the other.",
      because: "A sequence has one error at most: that of the last attempt."),
    .wrong(
      "Nothing: `retry` goes on until it succeeds.",
      because: "`retry(2)` makes two attempts in all."))

  question(
    "who-holds-it", about: "who-holds-it",
    "No one has subscribed. Which two lines are printed?",
    .right("`alive`, and then `released`"),
    .wrong(
      "`released` twice",
      because: "A sequence keeps the closures of its operators, subscribed to or not. One of them "
        + "mentions `self`."),
    .wrong(
      "`alive` twice",
      because: "That would be a leak. But the view model doesn't hold its output, so there is no "
        + "circle: when the output is gone, nothing holds the view model."))
}
