import ChapterKit
import RxLite

func questions() {
  // TODO: Ask what a reader can answer before the output is shown, with choices that stand for real mistakes.
}
