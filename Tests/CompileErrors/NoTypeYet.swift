import RxLite

func ask(_ floors: Observable<String>, of request: @escaping (String) -> Observable<String>) {
  #if !MENDED
    let answers = floors.flatMap { floor in
      // error: cannot infer contextual base in reference to member 'empty'
      if floor == "kitchen" { return .empty() }
      return request(floor).catchAndReturn("offline")
    }
  #else
    let answers = floors.flatMap { floor -> Observable<String> in
      if floor == "kitchen" { return .empty() }
      return request(floor).catchAndReturn("offline")
    }
  #endif
  _ = answers.subscribe(onNext: { print($0) })
}
