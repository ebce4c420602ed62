import RxLite

/// What a user may ask.
private enum Question<Place: Equatable>: Equatable {
  case city(String)
  case place(Place)
}

/// Among different questions the newest wins, and among equal ones the one that is being answered.
///
///     cities   --O----------------L---------
///     places   -----p--p-------p------------
///     O          ---!
///     p             -----P-|
///     p                        ---!
///     L                           ----L-|
///     result   ----------P------------L-----
func newestWeather<Place: Equatable>(
  cities: Observable<String>, places: Observable<Place>,
  weatherIn: @escaping (String) -> Observable<String>,
  weatherAt: @escaping (Place) -> Observable<String>
) -> Observable<String> {
  func ask(_ question: Question<Place>) -> Observable<String> {
    switch question {
    case .city(let city): weatherIn(city)
    case .place(let place): weatherAt(place)
    }
  }
  return .deferred {
    let questions = Observable.merge(
      cities.map { city in Question<Place>.city(city) },
      places.map { place in Question<Place>.place(place) }
    ).share()
    return
      questions
      .distinctUntilChanged()
      .flatMapLatest { question in
        Observable.merge(questions.filter { $0 == question }, .just(question))
          .flatMapFirst { question in
            ask(question).catch { _ in .empty() }
          }
      }
  }
}
