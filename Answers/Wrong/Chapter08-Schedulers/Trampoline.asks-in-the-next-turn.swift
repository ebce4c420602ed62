// The turn emits a node, and the next turn asks for its children: others come in between.
// Rejected with: What happened right after a was emitted?
import RxLite

func visit<Node>(_ root: Node, children: @escaping (Node) -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    var waiting = [root][...]
    var last: Node?
    return CurrentThreadScheduler.instance.scheduleRecursive(()) { _, nextTurn in
      if let node = last { waiting += children(node) }
      last = nil
      guard let node = waiting.popFirst() else { return observer.onCompleted() }
      observer.onNext(node)
      last = node
      nextTurn(())
    }
  }
}
