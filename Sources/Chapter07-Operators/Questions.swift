import ChapterKit
import RxLite

func questions() {
  question(
    "which-row", about: "four-flat-maps",
    "Which of these rows is that of `flatMapLatest`?",
    .right("`--a-b-b|`"),
    .wrong(
      "`--a-b-ba|`",
      because: "The second `a` would come at 0.7 s, when request 2 has taken over. "
        + "`flatMap` emits it, since it disposes nothing."),
    .wrong(
      "`--a----a|`",
      because: "Request 2 comes while request 1 is running. `flatMapFirst` ignores it, and "
        + "`flatMapLatest` prefers it."),
    .wrong(
      "`--a----a-b-b|`",
      because: "Request 2 doesn't wait for request 1 here. With `concatMap` it would."))

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
      "Nothing, until both have emitted twice.",
      because: "It waits until both have emitted once."))

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
    "which-ghost", about: "diamond-swapped",
    "The `map` stands first now. What is printed when the number changes from 1 to 2?",
    .right("`cups: 1, price: 10`, and then `cups: 2, price: 10`."),
    .wrong(
      "`cups: 2, price: 5`, and then `cups: 2, price: 10`, as before.",
      because: "`price` stands first, so it is subscribed to first, and the new price arrives "
        + "before the new number.", as: "diamond"),
    .wrong(
      "Only `cups: 2, price: 10`: now both are there in time.",
      because: "There are still two paths, one after the other, and `combineLatest` emits at "
        + "each arrival."),
    .wrong(
      "`cups: 1, price: 5`, and then `cups: 2, price: 10`.",
      because: "`combineLatest` emits when something has arrived, and by then one of the two "
        + "values is new."))

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

  question(
    "which-texts", about: "throttle-or-debounce",
    "Which of the five texts does `debounce` let through?",
    .right("4 and 5."),
    .wrong(
      "Only 5, the whole word.",
      because: "An operator doesn't know which word is whole. After the fourth letter there is a "
        + "pause of 0.8 s, which is longer than 0.5 s."),
    .wrong(
      "1, 3, 4 and 5.",
      because: "`debounce` waits from the last key on, so a text that is followed within 0.5 s "
        + "isn't emitted. `throttle` lets these four through."),
    .wrong(
      "All five, each of them 0.5 s later.",
      because: "That would be `delay`."))
}
