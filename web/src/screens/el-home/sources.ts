/** The sources as the morning's query names them, in the order of the tiles. */
export const SOURCES = [
  ["newspapers", "NEWSPAPER"],
  ["web", "WEB"],
  ["magazines", "MAGAZINE"],
] as const;

/** States of a medium that somebody looks into. */
export const ALARMS: readonly string[] = ["missing", "few", "late"];
