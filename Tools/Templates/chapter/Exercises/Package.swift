@@ (?ms)^  \+ chapter\(.*?\)$
  + chapter("{number}", "{chapter}")
