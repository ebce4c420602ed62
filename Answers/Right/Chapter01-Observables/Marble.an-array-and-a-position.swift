// The characters are an array, and a position in it moves on with each tick.
import RxLite

func marble(_ diagram: String, ticks: Observable<Void>) -> Observable<String> {
  let characters = Array(diagram)
  return Observable.create { o in
    var next = 0
    return ticks.subscribe(
      onNext: {
        guard next < characters.count else { return }
        next += 1
        let character = characters[next - 1]
        if character == "|" {
          o.onCompleted()
        } else if character == "X" {
          o.onError(MarbleFailure())
        } else if character != "-" {
          o.onNext("\(character)")
        }
      }, onError: o.onError, onCompleted: o.onCompleted)
  }
}
struct MarbleFailure: Error {}
