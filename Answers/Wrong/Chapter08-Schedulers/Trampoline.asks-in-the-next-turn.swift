// The turn emits a node, and the next turn asks for its children: others come in between.
// Rejected with: What happened right after a was emitted?
import RxLite

func visit<Node>(_ root: Node, children: @escaping (Node) throws -> [Node]) -> Observable<Node> {
  Observable.create { observer in
    var waiting = [root][...]
    var end = Event<Node>.completed
    var last: Node?
    return CurrentThreadScheduler.instance.scheduleRecursive(()) { _, nextTurn in
      do { waiting += try last.map(children) ?? [] } catch {
        end = end.error == nil ? .error(error) : end
      }
      last = nil
      guard let node = waiting.popFirst() else { return observer.on(end) }
      observer.onNext(node)
      last = node
      nextTurn(())
    }
  }
}
