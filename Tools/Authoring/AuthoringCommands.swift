import Trainer

/// The commands of those who make the course, and of teachers who make a package of it.
package let authoringCommands: [Command] = [
  Command(word: "compare", names: 0...0, needsWholeCourse: true, run: Trainer.compare),
  Command(word: "record", names: 0...999, needsWholeCourse: true, run: Trainer.record),
  Command(
    word: "verify", names: 0...999, options: ["--strict", "--seal"], needsWholeCourse: true,
    needsJudge: true, run: Trainer.verify),
  Command(
    word: "export", names: 2...999,
    needs: "a new folder and at least one chapter: `course export Homework sharing`.",
    needsWholeCourse: true, run: Trainer.export),
  Command(
    word: "new", names: 0...999, options: ["--whole"], needsWholeCourse: true, run: Trainer.new),
]

/// What `course --help` says of them.
package let authoringManual = """

  For homework (TEACHING.md):
    export FOLDER CHAPTER …
                          makes a package with these chapters' exercises only

  For work on the course (CONTRIBUTING.md):
    compare               do the chapters print what the reference text prints?
    record [CHAPTER …]    writes Questions.json: what `predict` asks and answers
    verify [--strict] [ID …|CHAPTER]
                          checks everything; takes a few minutes. With names,
                          it judges the answers of these exercises only.
                          --seal accepts the tests as they are now
    new exercise CHAPTER/NAME
    new wrong-answer CHAPTER/NAME DESCRIPTION [--whole]
    new right-answer CHAPTER/NAME DESCRIPTION [--whole]
    new chapter NAME FIRST-EXERCISE

  """
