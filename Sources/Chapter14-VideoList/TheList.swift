import ChapterKit
import RxLite

func theList() {
  listing("merge-lists", "what the server lists, and what is there", shows: "D2") {
    func video(_ id: String, _ progress: Double, _ status: Video.Status = .idle) -> Video {
      Video(id: id, title: id, desc: "", length: 288, progress: progress, status: status)
    }
    let rows = [
      video("ball", 1), video("train", 0.5), video("old", 0.25), video("new", 0, .loading),
      video("gone", 0),
    ]
    let listed = [video("crowd", 0), video("train", 0), video("ball", 0)]

    print("replaced:", listed)
    print("merged:  ", mergeVideoArrays(originArray: rows, newArray: listed))
  }
}
