// The queue is the state of the turns. Each turn copies it, which is slow for many nodes, and right.
import RxLite

func visit<Node>(_ root: Node, children: @escaping (Node) -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    CurrentThreadScheduler.instance.scheduleRecursive(([root], 0)) { state, nextTurn in
      var (queue, index) = state
      guard index < queue.count else { return observer.onCompleted() }
      observer.onNext(queue[index])
      queue += children(queue[index])
      nextTurn((queue, index + 1))
    }
  }
}
