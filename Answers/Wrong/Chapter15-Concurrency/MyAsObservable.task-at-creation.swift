// The task begins with the observable, and sends into a subject that remembers everything.
// Rejected with: No one has subscribed, but the sequence is being read.
import RxLite

extension AsyncSequence {
  func myAsObservable() -> Observable<Element> {
    let subject = ReplaySubject<Element>.createUnbounded()
    let task = Task {
      do {
        for try await element in self { subject.onNext(element) }
        subject.onCompleted()
      } catch {
        subject.onError(error)
      }
    }
    return subject.do(onDispose: { task.cancel() })
  }
}
