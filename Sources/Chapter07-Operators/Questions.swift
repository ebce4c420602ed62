import ChapterKit
import RxLite

func questions() {
  question(
    "which-ends-last", about: "four-flat-maps",
    "The requests complete at column 5. Which of the four results completes last?",
    .right("`concatMap`."),
    .wrong(
      "None of them: all four complete with the requests, at column 5.",
      because: "At 5 the answers are still running, and each of the four waits for its own."),
    .wrong(
      "`flatMap`, since it lets everything run.",
      because: "It lets both answers run at the same time, so it is over with the later of them. "
        + "With `concatMap`, the second answer hasn't even begun by then."),
    .wrong(
      "None of them: all four complete when the last answer is over.",
      because: "`flatMapLatest` doesn't wait for the answer that it has cancelled, and "
        + "`flatMapFirst` never asked for the second one."))

  question(
    "latte-for-how-much", about: "ghost-pair",
    "The second choice sends latte, and then 5. What does `combineLatest` emit for it?",
    .right("Two pairs: latte for 3, and latte for 5."),
    .wrong(
      "One pair: latte for 5.",
      because: "`combineLatest` emits at each element of each source, and the latte comes before "
        + "its price."),
    .wrong(
      "Two pairs: tea for 5, and latte for 5.",
      because: "The drink is sent first, so it meets the old price, and not the other way round."),
    .wrong(
      "One pair: latte for 3. The price is only remembered.",
      because: "That would be `drink.withLatestFrom(price)`. With `combineLatest`, each of the two "
        + "is a reason to emit."))

  question(
    "which-ghost", about: "diamond",
    "What is printed when the number changes from 1 to 2?",
    .right("`cups: 2, price: 5`, and then `cups: 2, price: 10`."),
    .wrong(
      "Only `cups: 2, price: 10`: both come from one source, so they arrive together.",
      because: "An event takes one path after the other, and `combineLatest` emits at each "
        + "arrival."),
    .wrong(
      "`cups: 1, price: 10`, and then `cups: 2, price: 10`.",
      because: "`cups` stands first, so it is subscribed to first, and the new number arrives "
        + "before the new price. It is the other way round if `price` stands first."
    ) {
      let cups = PublishSubject<Int>()
      let price = cups.map { $0 * 5 }
      _ = Observable.combineLatest(price, cups) { price, cups in "cups: \(cups), price: \(price)" }
        .subscribe(onNext: { print($0) })

      cups.onNext(1)
      cups.onNext(2)
    },
    .wrong(
      "`cups: 1, price: 5`, and then `cups: 2, price: 10`.",
      because: "`combineLatest` emits when something has arrived, and by then one of the two "
        + "values is new."))

  question(
    "a-tap-without-a-total", about: "dropped",
    "There is a tap, then a total, then another tap. What is printed?",
    .right("Only `tap 2 pays 5`: the first tap is lost."),
    .wrong(
      "`tap 1 pays 5`, when the total arrives, and then `tap 2 pays 5`.",
      because: "Nothing is kept. At a tap, `withLatestFrom` looks for a total, and without one the "
        + "tap is dropped."),
    .wrong(
      "Only `tap 1 pays 5`: the first tap has waited for the total, and uses it up.",
      because: "That is how `zip` pairs them: the first with the first, and then there is no total "
        + "left for the second tap."),
    .wrong(
      "Nothing: the sequence fails at the first tap.",
      because: "An element that finds no partner isn't an error."))

  question(
    "cups-in-the-order", about: "sum-beside",
    "The form begins with one cup, and the customer taps + twice. How many cups does the order have?",
    .right("5."),
    .wrong(
      "3, like the label.",
      because: "The closure of `map` runs once for each subscriber, so it runs twice for each tap, "
        + "and adds to the same variable each time."),
    .wrong(
      "1: the second subscriber begins with a sum of its own, and gets no taps.",
      because: "The subject sends each tap to both, and there is only one variable."),
    .wrong(
      "4: the two subscribers add their taps one after the other.",
      because: "Four is what the label shows at the second tap. The order adds once more."))

  question(
    "an-order-opened-late", about: "late-order",
    "There is a tap on +, then the order is opened, then there is another tap. What does the order "
      + "show?",
    .right("First 1, and then 2."),
    .wrong(
      "First 2, and then 3, like the label.",
      because: "The label and the order don't share a number. The order has a `scan` of its own, "
        + "which begins at 1 and hasn't seen the first tap."),
    .wrong(
      "Nothing at first, and then 3.",
      because: "`startWith` emits at each subscription, and the order's sum lacks the first tap."),
    .wrong(
      "Nothing at first, and then 2.",
      because: "2 is right for the tap. But `startWith` emits at each subscription, so the order "
        + "shows a number at once."))

  question(
    "half-a-word", about: "throttle-or-debounce",
    "With `debounce` above the request, what is the server asked for?",
    .right("For SUNN, and then for SUNNY."),
    .wrong(
      "Only for SUNNY: `debounce` waits until the word is finished.",
      because: "It waits half a second, and the customer hesitates for longer than that."),
    .wrong(
      "For S at once, and for SUNNY at the end.",
      because: "It is `throttle` that emits the first element at once. `debounce` emits nothing "
        + "before a pause."),
    .wrong(
      "For all five, each half a second later.",
      because: "That would be `delay`. `debounce` drops a text if another one follows within "
        + "half a second."))

  question(
    "which-take-ends", about: "parts",
    "`take(2)` and `take(while: not 3)` pass on the same numbers, 1 and 2. Which of them completes "
      + "earlier?",
    .right("`take(2)`, together with the 2."),
    .wrong(
      "`take(while:)`, together with the 2.",
      because: "At the 2 its condition still holds, and it can't know that the next number is a 3."),
    .wrong(
      "Neither: both complete when 3 is called.",
      because: "That is true of `take(while:)`. But `take(2)` has counted, and needs no third "
        + "element to know that it is done."),
    .wrong(
      "Neither: both complete with their source.",
      because: "Both dispose their source as soon as they know that nothing more will be passed "
        + "on."))

  question(
    "the-server-that-is-down", about: "fastest",
    "`down` fails after 0.1 seconds. What does `down.amb(far)` emit?",
    .right("The error, and nothing else."),
    .wrong(
      "The answers of `far`: a server that fails can't win.",
      because: "An error is an event like any other. It comes first, so `down` wins, and `far` is "
        + "disposed."),
    .wrong(
      "The answers of `far`, and then the error.",
      because: "Nothing holds the error back. It comes first, and after an error nothing can be "
        + "emitted."),
    .wrong(
      "Nothing, and it never ends.",
      because: "That needs two sequences that never send an event. Here both send one."))
}
