import Wording

extension Command {
  /// What `--help` says.
  ///
  /// - Parameter more: About other commands than those of learners; `nil` in a package that
  ///   `course export` has made, which is without some of these as well.
  static func manual(with more: String?) -> [Line] {
    let solution =
      more == nil
      ? ""
      : """

        solution [ID]         the course's answer beside yours, once it is solved;
                              --anyway: before
      """
    let tries = more == nil ? "" : Self.tries
    return Line.lines(
      """
      usage: swift run course [command]

      Without a command, on a terminal: watch.

        watch [ID|CHAPTER]    beside your editor: checks the exercise at each save
        check [ID …|CHAPTER]  checks once; succeeds only if all are solved
        list [CHAPTER]        the exercises, and how far you are
        task [ID]             what to do, with its marble diagram
        hint [ID]             the next hint, below those that you have had\(solution)
        reset ID              puts the stub back, and keeps what you had written\(tries)

      For teachers (TEACHING.md):
        report [--json]       what is solved, when, with how many tries and hints;
                              --name NAME: whose report it is
        report FILE …         the reports of a class, from --json, in one table
        check … --junit FILE  also writes the verdicts to a JUnit file
      \(more ?? "")
      ID is a word such as sharing/my-replay, or my-replay for short; CHAPTER is
      sharing, say, or 3. Without an ID, the next unsolved exercise is meant.

      Exit status: 0 done, 1 unsolved, predicted wrongly or not in order, 64 a wrong
      command, 66 a file is missing, 73 a file can't be written, 130 interrupted,
      141 output closed.

      """)
  }

  /// What only the whole course has.
  private static let tries = """

      play [NAME|LISTING]   runs a file of your own at each save, and draws its
                            marbles; LISTING starts from a copy of that listing.
                            --new: a new file or copy; --svg FILE: the picture.
                            Without a terminal (< /dev/null) it runs once
      predict [CHAPTER|LISTING|QUESTION]
                            shows a listing, and asks what it does or prints
      predict --score       how well you predict; --reset begins a new score
    """
}
