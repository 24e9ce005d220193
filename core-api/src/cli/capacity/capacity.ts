import { MEASURED } from "./measured.ts";

/** What an installation has to carry. */
export interface Load {
  articlesPerDay: number;
  contracts: number;
  users: number;
  /** Of each contract, and articles that each theme finds a day. */
  themesPerContract: number;
  hitsPerTheme: number;
  /** Of an article's text. */
  characters: number;
  /** For how many days articles stay searchable. */
  days: number;
  /** Stored originals: kilobytes for each article, those without one counted as none. */
  originalKbPerArticle: number;
  /** Share of the users who read in the busiest hour, and how often each of them asks for a list or an article then. */
  busyShare: number;
  readingsPerReader: number;
}

/** What it takes. */
export interface Capacity {
  /** Processors of the busiest hour, at the share of MOST_BUSY. */
  processors: { database: number; coreApi: number; bff: number; worker: number };
  nodes: { coreApi: number; bff: number; worker: number };
  memoryGb: { database: number; coreApi: number; bff: number; worker: number };
  diskGb: { articles: number; searchIndex: number; themeHits: number; log: number; originals: number };
  /** Of PostgreSQL. */
  connections: number;
}

/** A processor that is busier than this makes everybody wait. */
const MOST_BUSY = 0.6;
/** A node's core-api and bff are one thread each. */
const NODE_PROCESSORS = 1;
/** In the busiest hour this share of a day's articles comes, newspapers at five in the morning. */
const BUSIEST_ARTICLES = 0.5;
/** Of these days the index and rows are wanted in memory: most searches are of 14, and a week's partition is read as a whole. */
const DAYS_IN_MEMORY = 28;
/** PostgreSQL itself, and for each connection. */
const SERVER_MB = 1_024;
const CONNECTION_MB = 12;
/** Of a node at most (docs/operations.md, “A pooler before PostgreSQL”), and beside them: commands, a backup, somebody who looks. */
const CONNECTIONS = { coreApi: 22, worker: 13, spare: 10 };
/** Log that a standby or an archive may still need. */
const LOG_DAYS = 2;

const MEASURED_CHARACTERS = 650;
const HOUR_MS = 3_600_000;
const KB_A_GB = 1024 * 1024;

/** Processors for so many milliseconds of work in an hour. */
const processors = (milliseconds: number): number => milliseconds / HOUR_MS / MOST_BUSY;

/** One more than the work needs, so that one may be away. */
const nodesFor = (wanted: number): number => Math.max(1, Math.ceil(wanted / NODE_PROCESSORS)) + 1;

export function capacityFor(load: Load): Capacity {
  const m = MEASURED;
  const size = load.characters / MEASURED_CHARACTERS;
  const articles = load.articlesPerDay * BUSIEST_ARTICLES;
  const readings = load.users * load.busyShare * load.readingsPerReader;
  const themes = load.contracts * load.themesPerContract;
  const hitsPerDay = themes * load.hitsPerTheme;

  const needed = {
    database: processors(articles * m.articleDatabaseMs.value * size + readings * m.readingDatabaseMs.value),
    coreApi: processors(readings * m.readingCoreApiMs.value),
    bff: processors(readings * m.readingBffMs.value),
    worker: processors(articles * m.articleCommandMs.value * size),
  };
  const nodes = { coreApi: nodesFor(needed.coreApi), bff: nodesFor(needed.bff), worker: nodesFor(needed.worker) };
  const connections = nodes.coreApi * CONNECTIONS.coreApi + nodes.worker * CONNECTIONS.worker + CONNECTIONS.spare;
  const stored = load.articlesPerDay * load.days;
  const recentDays = Math.min(load.days, DAYS_IN_MEMORY);
  const rowsKb = m.articleRowsKb.value * size;
  const indexKb = m.articleIndexKb.value * size;
  return {
    processors: needed,
    nodes,
    memoryGb: {
      database:
        (SERVER_MB + connections * CONNECTION_MB + m.indexBaseMb.value) / 1024 +
        (recentDays * (load.articlesPerDay * (rowsKb + indexKb) + hitsPerDay * m.hitKb.value)) / KB_A_GB,
      coreApi: (nodes.coreApi * m.coreApiMb.value) / 1024,
      bff: (nodes.bff * m.bffMb.value) / 1024,
      worker: (nodes.worker * (m.workerMb.value + (themes * m.workerKbPerTheme.value) / 1024)) / 1024,
    },
    diskGb: {
      articles: (stored * rowsKb) / KB_A_GB,
      searchIndex: (stored * indexKb) / KB_A_GB + m.indexBaseMb.value / 1024,
      themeHits: (hitsPerDay * load.days * m.hitKb.value) / KB_A_GB,
      log: (LOG_DAYS * load.articlesPerDay * m.articleLogKb.value * size) / KB_A_GB,
      originals: (stored * load.originalKbPerArticle) / KB_A_GB,
    },
    connections,
  };
}
