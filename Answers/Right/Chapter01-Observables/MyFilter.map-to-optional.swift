// Maps what is not wanted to `nil`, and removes it.
import RxLite

extension ObservableType {
  func myFilter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    map { try predicate($0) ? Optional.some($0) : nil }.filter { $0 != nil }.map { $0! }
  }
}
