import ChapterKit
import RxLite

func questions() {
  question(
    "as-single-and-a-tap", about: "as-single-waits",
    "`taps` goes on; the user taps once. What has `taps.asSingle()` sent by then?",
    .right("Nothing yet."),
    .wrong(
      "The tap, as its success.",
      because:
        "It can't know that this was the only tap before `taps` has completed. `take(1)` completes "
        + "after the first one, and so `take(1).asSingle()` succeeds at once."),
    .wrong(
      "An error, since a tap isn't the end.",
      because: "There is an error only when a second element arrives, or none before the end."),
    .wrong(
      "The tap, and then completed.",
      because: "A `Single` has no completed: it succeeds or fails."))

  question(
    "two-successes", about: "single",
    "The last `Single` succeeds with 1, then with 2, and then fails. What does its subscriber "
      + "receive?",
    .right("1, and nothing more."),
    .wrong(
      "1, then 2, then the failure.",
      because: "A `Single` has one event. After the first one it is over and disposed of."),
    .wrong(
      "The failure: there was more than one element.",
      because:
        "`asSingle()` fails so, since it converts a sequence. `Single.create` takes the first "
        + "event and drops the others.", as: "as-single"),
    .wrong(
      "2: the last success before the end.",
      because: "The first success counts, at once. Nobody waits for another."))

  question(
    "late-driver", about: "event-as-driver",
    "After the tap and the dismissed alert, a second observer drives from the same `Driver`. "
      + "Nobody taps again. What happens?",
    .right("It shows \"alert 2\": the driver replays the old tap to it."),
    .wrong(
      "Nothing, until the next tap.",
      because:
        "That is what a `Signal` does. A `Driver` replays its latest element to a late subscriber, "
        + "which is right for state and wrong for events.", as: "event-as-signal"),
    .wrong(
      "Both alerts are shown again.",
      because:
        "The first observer received the tap when it happened. Only the newcomer gets the replay."),
    .wrong(
      "Nothing at all: the driver's source has completed.",
      because: "The taps of a button end when it is released, and it is still there."))

  question(
    "two-bindings", about: "naive",
    "The results of the search are bound to two places: the number of hits, and the table. How "
      + "many requests are made for \"rx\"?",
    .right("Two."),
    .wrong(
      "One, for both bindings.",
      because:
        "Each binding subscribes, and nothing in this chain shares the run. A `Driver` does.",
      as: "driver"),
    .wrong(
      "One, because `throttle` drops the second.",
      because:
        "`throttle` drops elements of one run that follow each other too quickly. Here are two "
        + "runs, with an element each."),
    .wrong(
      "None before the user types.",
      because: "`rx.text` begins with the text that the field has, and that is \"rx\"."))

  question(
    "after-the-error", about: "naive-and-an-error",
    "The request for \"bad\" fails. Then the user types \"swift\". What happens?",
    .right("Nothing: the subscription ended with the error."),
    .wrong(
      "A request for \"swift\" is made.",
      because: "An error ends the whole chain, up to the text field. It has to be caught inside of "
        + "`flatMapLatest`.", as: "careful"),
    .wrong(
      "\"bad\" is requested again, then \"swift\".",
      because: "Only `retry` subscribes again, and this chain has none."),
    .wrong(
      "A request is made, but its results aren't shown.",
      because: "After the error everything was disposed of. Nobody receives what is typed."))
}
