import RxLite

/// Merges two kinds of question into one sequence, and answers only the newest.
///
///     cities   --O---------L---------
///     places   -----p----------------
///     O          ---!
///     p             ----P-|
///     L                    ----L-|
///     result   ---------P------L-----
func newestWeather<Place>(
  cities: Observable<String>, places: Observable<Place>,
  weatherIn: @escaping (String) -> Observable<String>,
  weatherAt: @escaping (Place) -> Observable<String>
) -> Observable<String> {
  let questions = Observable.merge(
    cities.map { city in { weatherIn(city) } },
    places.map { place in { weatherAt(place) } })
  return questions.flatMapLatest { ask in
    ask().catch { _ in .empty() }
  }
}
