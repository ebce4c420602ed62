import ChapterKit
import ConsoleKit
import RxLite

func questions() {
  question(lines: "one-error")

  question(
    "lima-after-atlantis", about: "outer-catch",
    "There is no city Atlantis, so its request fails with `notFound`. What happens when the user "
      + "then types Lima?",
    .right("Nothing: the search has completed."),
    .wrong(
      "Lima is requested, and the label shows 17°C.",
      because:
        "`catchAndReturn` replaces the error by one element, and then completes. To survive, the "
        + "error has to be caught inside of `flatMapLatest`.", as: "inner-catch"),
    .wrong(
      "Atlantis is requested again, and then Lima.",
      because: "`catchAndReturn` doesn't subscribe again; `retry` does.", as: "outer-retry"),
    .wrong(
      "Lima is requested, but the label keeps 0°C.",
      because: "The chain has ended up to the text field, so nobody is left to make a request."))

  question(
    "retry-3", about: "retry-3",
    "The second time, three requests will fail. How many does `retry(3)` make?",
    .right("Three, and then the error arrives."),
    .wrong(
      "Four, and the fourth succeeds.",
      because:
        "`retry(3)` means three attempts in all, the first one included. Four need `retry(4)`."
    ) {
      let weather = ApiController.shared.currentWeather(city: "Oslo").retry(4)

      ApiController.shared.failNext(3)
      _ = weather.subscribe { print($0) }
      sleep(0.2)
    },
    .wrong(
      "Three, and the subscriber receives each of the errors.",
      because:
        "Only the error of the last attempt passes. Those before it are what `retry` answers by "
        + "subscribing again."),
    .wrong(
      "None: the sequence has completed before.",
      because: "The first subscription has completed. Subscribing again starts a new run."))

  question(
    "catch-then-retry", about: "order-matters",
    "The second part catches first and retries below: `catchAndReturn(.empty).retry(3)`. One "
      + "request will fail. What does the subscriber receive?",
    .right("The empty weather, after one request."),
    .wrong(
      "The weather of Oslo, after two requests.",
      because:
        "The order counts: below the catch there is no error left that `retry` could see. The "
        + "first part has the order that works."),
    .wrong(
      "The empty weather, after three requests.",
      because:
        "`retry` subscribes again only after an error, and `catchAndReturn` has turned it into an "
        + "element and completed."),
    .wrong(
      "The empty weather, and then that of Oslo.",
      because: "`catchAndReturn` completes after its element; nobody asks again."))

  question(
    "failed-subject", about: "retry-a-subject",
    "The subject fails with 20 sent before, and `retry(3)` subscribes to it again. What do the "
      + "second and the third attempt receive?",
    .right("Only the error, each of them at once."),
    .wrong(
      "21, which is sent after the error.",
      because: "A subject that has failed is over: it drops what it is sent, and gives each new "
        + "subscriber its error."),
    .wrong(
      "20, and then the error.",
      because: "A `PublishSubject` remembers no elements; all that it keeps is its end."),
    .wrong(
      "Nothing: `retry` doesn't work with subjects.",
      because:
        "`retry` subscribes again to whatever is above it. It's of no use here, since this source "
        + "doesn't start again."))

  question(
    "two-cities", about: "flat-map-latest",
    "The answers of both requests take 0.1 seconds. Whose weather arrives?",
    .output,
    .output(
      of: "flat-map",
      because:
        "That is `flatMap`, which waits for every answer. `flatMapLatest` disposes of the request "
        + "for Oslo as soon as Lima arrives."),
    .output(
      because: "That would be `flatMapFirst`, which ignores new cities while a request is running."
    ) {
      let cities = PublishSubject<String>()
      let weather = cities.flatMapFirst { city in ApiController.shared.currentWeather(city: city) }
      _ = weather.subscribe { print($0) }

      cities.onNext("Oslo")
      cities.onNext("Lima")
      cities.onCompleted()
      print("no more cities")
      sleep(0.2)
    })
}
