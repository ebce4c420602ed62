import ChapterKit
import RxLite

func questions() {
  question(
    "two-orders", about: "two-taps",
    "The customer taps twice, because nothing seems to happen. How many orders are sent?",
    .right("Two, and both are confirmed."),
    .wrong(
      "One: the second tap comes while the first order is running.",
      because: "`flatMap` doesn't look at what is running. `flatMapFirst` does.", as: "tapped-once"),
    .wrong(
      "Two, but only the second one is confirmed.",
      because: "That would be `flatMapLatest`, which disposes the first request."),
    .wrong(
      "Two, one after the other.",
      because: "That would be `concatMap`. Here the second order is sent at once."))

  question(
    "milk-in-which-row", about: "ghost-pair",
    "The second tap sends milk, and then row 1. What does `combineLatest` emit for it?",
    .right("Two pairs: milk in row 0, and milk in row 1."),
    .wrong(
      "One pair: milk in row 1.",
      because: "`combineLatest` emits at each element of each source, and milk comes before its "
        + "row."),
    .wrong(
      "Two pairs: tea in row 1, and milk in row 1.",
      because: "The drink is sent first, so it meets the old row, and not the other way round."),
    .wrong(
      "Nothing, until both have emitted twice.",
      because: "It waits until both have emitted once."))

  question(
    "a-tap-without-a-price", about: "dropped",
    "The first tap comes before there is a price. What becomes of it?",
    .right("It is dropped, and never paid."),
    .wrong(
      "It waits, and is paid when the price comes.",
      because: "Nothing is kept. At a tap, `withLatestFrom` looks for a price, and without one the "
        + "tap is lost."),
    .wrong(
      "It is paid with 0.",
      because:
        "There is no price to make it up from. Put one in front with `startWith`, if you want "
        + "that."),
    .wrong(
      "The sequence fails.",
      because: "A tap without a price is no error, only nothing."))

  question(
    "two-cups", about: "diamond",
    "The price is a `map` of the number of cups, and both are combined. What is printed when the "
      + "number changes from 1 to 2?",
    .right("Two lines: 2 cups with the price 5, and then with 10."),
    .wrong(
      "One line: 2 cups with the price 10.",
      because: "The new number arrives by two ways, one after the other. `combineLatest` emits at "
        + "each."),
    .wrong(
      "Two lines: 1 cup with the price 10, and then 2 cups with 10.",
      because: "The first source of `combineLatest` was subscribed to first, so the number arrives "
        + "before the price."),
    .wrong(
      "One line: 2 cups with the price 5.",
      because: "The price arrives as well, a moment later."))
  question(
    "second-subscriber", about: "impure",
    "The printer has received its two receipts. Which numbers do those on the screen have?",
    .right("3 and 4."),
    .wrong(
      "1 and 2, like the printer's.",
      because: "The closure of `map` runs again for the second subscriber, and the variable has "
        + "kept the 2.", as: "numbered"),
    .wrong(
      "0 and 0.",
      because: "The variable is set to 0 once, when the program begins, and not for each "
        + "subscription."),
    .wrong(
      "None: the source has been used up.",
      because: "`of` emits its elements again to each subscriber."))

}
