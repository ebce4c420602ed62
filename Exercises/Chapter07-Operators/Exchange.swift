import RxLite

/// Exercise `operators/exchange`: yen at the rate of yen.
///
/// You learn to find out which sequence decides, what belongs together, and what there is before the first
/// value. At an airport a machine sells foreign money. A traveller enters an amount in euros, chooses a currency
/// and taps *Buy*. The rate comes from a bank, a moment after the choice. A machine that sells yen at the rate of
/// dollars in that moment is soon empty.
///
/// Each tap buys: emit the latest amount, the chosen currency, and the money for it, at the latest rate of
/// *that* currency. A rate says how much one euro is worth. For 10 euros and the rate 5 emit `"10 € = 50 yen"`:
///
///     amounts     -------------2-------------|
///     currencies  --y---------------d--------|   yen, and then dollars
///     rate(y)       --5-----6-----7-----8|       from the choice of y on
///     rate(d)                       ---3|
///     taps        -t-t--t--------t----t----t-|
///       purchases
///     result      ------A--------B---------C-|   A: 10 € = 50 y, B: 2 € = 12 y, C: 2 € = 6 d
///
/// - Only a tap emits. While there is a rate, each tap does, even if nothing has changed since the one before.
/// - Until the first amount arrives, the amount is 10.
/// - Each choice calls `rate` once, when it is made, even if the same currency was chosen before. The sequence that
///   it returns sends a rate whenever the bank has a new one. The next choice disposes it.
/// - Until the first rate of a choice arrives, there is no rate: a tap does nothing, and isn't made up for later.
///   The same is true before the first choice.
/// - If the rates of a choice fail, there is no rate until the next choice brings one. Everything else goes on.
///   If they complete, their last one stays.
/// - The result completes with `taps`. If `amounts` or `currencies` complete earlier, what was entered and chosen
///   last stays. An error of any of the three is an error of the result, at once.
/// - Each subscription has a run of its own. It subscribes to each of the three once, and to `taps` last.
///   Disposing it disposes everything.
///
/// Chapter 7, sections 3 to 5: the listings `four-pairs`, `ghost-pair` and `honest-first`; chapter 5, section 3:
/// `caught-inside`.
///
/// - Check it: `swift run course check operators/exchange`,
///   or `swift test --package-path Exercises --filter Exchange`
/// - A hint: `swift run course hint operators/exchange`
func purchases(
  taps: Observable<Void>, amounts: Observable<Int>, currencies: Observable<String>,
  rate: @escaping (String) -> Observable<Int>
) -> Observable<String> {
  .never()  // Replace this line.
}
