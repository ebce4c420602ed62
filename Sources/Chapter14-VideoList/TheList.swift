import ChapterKit
import ConsoleKit
import Foundation
import RxLite

func theList() {
  listing("moved-row", "a row's number, and the video that it shows", shows: "D2 D4 85") {
    let (table, bag) = (VideoTable(), DisposeBag())
    var tapped: (row: Int, id: String) = (0, "")
    table.tableView.rx.itemSelected
      .subscribe(onNext: { indexPath in
        let video: Video = try! table.tableView.rx.model(at: indexPath)
        tapped = (indexPath.row, video.id)
      })
      .disposed(by: bag)
    table.tableView.select(row: 1)
    print(tapped)

    table.videoArray.accept([Film.all[2].video] + table.videoArray.value)
    print("Train is downloading, and the list has changed:\n\(table.tableView)")

    var byRow = table.videoArray.value
    byRow[tapped.row].progress = 0.5
    print("by row:", byRow)

    var byID = table.videoArray.value
    if let row = byID.firstIndex(where: { $0.id == tapped.id }) { byID[row].progress = 0.5 }
    print("by id: ", byID)
  }

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
