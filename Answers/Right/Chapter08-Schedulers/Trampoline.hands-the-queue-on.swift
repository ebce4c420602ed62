// The queue is the state of the turns. Each turn copies it, which is slow for many nodes, and right.
import RxLite

func visit<Node>(_ root: Node, children: @escaping (Node) throws -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    CurrentThreadScheduler.instance.scheduleRecursive(([root], 0, Event<Node>.completed)) {
      state, nextTurn in
      var (queue, index, end) = state
      guard index < queue.count else { return observer.on(end) }
      observer.onNext(queue[index])
      do { queue += try children(queue[index]) } catch {
        end = end.error == nil ? .error(error) : end
      }
      nextTurn((queue, index + 1, end))
    }
  }
}
