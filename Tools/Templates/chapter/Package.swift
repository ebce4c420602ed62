@@ (?ms)^  \+ chapter\(.*?\)$
  + chapter("{chapter}")
