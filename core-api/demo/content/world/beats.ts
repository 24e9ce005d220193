/** The fields of news that the demo's world has. Every company, event kind and outlet belongs to some of them. */
export const BEATS = [
  "semi",
  "heavy",
  "energy",
  "mobility",
  "food",
  "retail",
  "finance",
  "labour",
  "politics",
  "disaster",
  "science",
  "culture",
] as const;

export type Beat = (typeof BEATS)[number];
