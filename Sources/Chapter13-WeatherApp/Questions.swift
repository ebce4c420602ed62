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
    "last-event", about: "failed-state",
    "The request for Atlantis fails. What does the subscriber to its states receive?",
    .right("A success, with the sentence."),
    .wrong(
      "A failure, with the error of the request.",
      because:
        "`catch` has received the error, and continues with the sequence of its closure. The "
        + "error goes no further.",
      {
        let (_, api) = localServer()
        func states(of city: String) -> Single<WeatherState> {
          api.currentWeather(city: city)
            .map { data in WeatherState.weather(data, message: "") }
        }
        for city in ["Oslo", "Atlantis"] {
          _ = states(of: city).subscribe { print($0) }
          sleep(1)
        }
      }),
    .wrong(
      "Nothing: without weather there is nothing to emit.",
      because:
        "`catch` continues with `just`, which has an element: a state that says what went wrong."))

  question(
    "older-question", about: "two-switches",
    "The user taps “Here”, and half a second later asks for Lima. The location takes 2 seconds. "
      + "Which weather is shown?",
    .right("That of Lima, and then that of Oslo, which is here."),
    .wrong(
      "That of Lima, and nothing else.",
      because: "The name of a city doesn't go through the `flatMapLatest` of “Here”, so nothing "
        + "disposes the request for the weather here.", as: "asked-last"),
    .wrong(
      "That of Oslo, which is here, and then that of Lima.",
      because:
        "`merge` doesn't put answers into the order of their questions. It passes each one on "
        + "when it arrives, and Lima's arrives first."))

  question(
    "spinner", about: "two-spinners",
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
    "the-wrong-cause", about: "retry-where",
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
    "four-lines", about: "wait-notices",
    "Two attempts fail at once, and the third has the answer. What does the subscriber receive?",
    .right("`wait 2 s` and `17°C`."),
    .wrong(
      "`wait 1 s`, `wait 2 s`, `17°C`, and then `completed`.",
      because: "Two things are in the way: when the first notice was sent, and who completes "
        + "`waits`.", as: "every-notice"),
    .wrong(
      "`wait 1 s`, `wait 2 s` and `17°C`.",
      because: "It is right that nothing completes `waits`. But `merge` subscribes to its sources "
        + "one after the other, and the first attempt fails while it subscribes to `answer`.",
      {
        var attempts = 0
        let request = Single<String>.deferred {
          attempts += 1
          return attempts < 3 ? .error(WeatherError.offline) : .just("17°C")
        }
        let waits = PublishSubject<String>()
        let answer = request.retryWithBackOff(scheduler: clock.mainScheduler) { _, seconds in
          waits.onNext("wait \(seconds) s")
        }
        _ = Observable.merge(waits, answer.asObservable()).subscribe { print($0) }
        sleep(5)
      }),
    .wrong(
      "`17°C`, and then `completed`: the notices are sent beside the chain.",
      because: "What is sent to a subject reaches its subscribers, wherever it is sent from. After "
        + "the first second, `merge` is one of them."))

  question(
    "two-labels", about: "view-model-tested",
    "Lima is asked for at 210, and Oslo at 230. Two outputs have a subscriber. Which "
      + "subscriptions does Lima's answer record?",
    .right("`(210: 230)`: until Oslo is asked for."),
    .wrong(
      "`(210: 240)`: until Oslo has answered.",
      because:
        "`flatMapLatest` doesn't wait for the newer sequence's element. It disposes the older "
        + "one when the newer question arrives."),
    .wrong(
      "`(210: 260)`: until its own answer has arrived.",
      because:
        "The states of Lima hold this subscription, and they are disposed as soon as Oslo is "
        + "asked for."),
    .wrong(
      "`(210: 230)` twice: once for each output.",
      because:
        "The outputs share a driver, and `flatMapLatest` stands above it, so its closure runs "
        + "once for each question."))

  question(
    "at-the-server", about: "whole-program",
    "The last question is asked in the tunnel. How many requests for weather has the server "
      + "received in the end?",
    .right("Five: one for each question that was asked before the tunnel."),
    .wrong(
      "Nine: the five, and four attempts in the tunnel.",
      because: "There are four attempts, but a server without a network receives none of them."),
    .wrong(
      "Four: the second question for Lima is answered by the cache.",
      because: "The cache is asked only for what to show meanwhile, and after the last attempt has "
        + "failed. Each question makes a request."),
    .wrong(
      "Fifteen or more: three labels are bound to the weather.",
      because: "The labels share one driver, and the requests are above it."))
}
