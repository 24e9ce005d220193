/** A figure that was measured, and the heading of docs/performance.md under which that is told. */
export interface Measured {
  value: number;
  source: string;
}

const CAPACITY = "Capacity (`npm run bench -- capacity`)";

/** What `kirinuki capacity` counts with, of articles of 650 characters. ms: of one processor of the machine of docs/performance.md. */
export const MEASURED = {
  /** Storing, counting and taking into the index of search. */
  articleDatabaseMs: { value: 2.65, source: "Ingest and matching" },
  /** Reading, checking, matching. */
  articleCommandMs: { value: 0.57, source: "Ingest and matching" },
  articleIndexKb: { value: 2.6, source: "Search" },
  /** What the index takes before it has many articles: mostly its list of waiting entries. */
  indexBaseMb: { value: 80, source: CAPACITY },
  articleRowsKb: { value: 15.7, source: CAPACITY },
  /** A home screen and two lists of 100. */
  readingDatabaseMs: { value: 57, source: CAPACITY },
  readingCoreApiMs: { value: 26, source: CAPACITY },
  readingBffMs: { value: 12, source: CAPACITY },
  /** One that a theme has found, with its counts and what sorts it. */
  hitKb: { value: 0.3, source: CAPACITY },
  /** Written for storing and for the index; what a standby and an archive get. */
  articleLogKb: { value: 35, source: "Ingest and matching" },
  coreApiMb: { value: 257, source: CAPACITY },
  bffMb: { value: 182, source: "Start and memory" },
  workerMb: { value: 421, source: "Ingest and matching" },
  /** Resident, of a theme with two expressions. */
  workerKbPerTheme: { value: 4.4, source: "Matching" },
} satisfies Record<string, Measured>;
