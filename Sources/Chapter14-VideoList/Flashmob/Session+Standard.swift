extension Session {
  /// What the session does if no other script is asked for.
  static let standard = """
    refresh
    tap Ball
    tap Train
    tap Crowd       # The third one waits.
    tap Ball        # A second tap starts nothing.
    mode pause
    tap Crowd       # It is paused while it waits,
    mode open
    tap Crowd       # and waits again.
    piece Ball
    piece Train
    piece Ball
    piece Ball
    piece Ball      # It is whole, and the third one begins.
    mode pause
    tap Train       # A place is free while Crowd loads,
    mode open
    tap Train       # and nobody else has taken it.
    break Crowd
    piece Crowd
    sleep 4
    retry
    mode pause
    tap Train
    files
    restart
    tap Train
    piece Train
    mode remove     # It is removed while it loads.
    tap Train
    mode open
    tap Ball        # It plays.
    sleep 1
    sleep 4
    disk 50
    tap Rain
    piece Rain
    disk free
    retry
    piece Rain
    second          # A second program opens the folder.
    network off
    network on
    damage          # The stored list, before a restart.
    refresh
    files
    """
}
