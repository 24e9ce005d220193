import { createHash } from "node:crypto";
import type { Transaction } from "../src/db/tenant.ts";
import type { DayString } from "../src/time/tokyo.ts";

interface DemoFeed {
  url: string;
  medium: string | null;
  every: number;
  stopped?: boolean;
  /** Why the last polls failed, and how many did. */
  error?: { reason: string; failures: number };
  articles: number;
  week: number;
}

/** Sites of the demo's world, which nobody serves: none is due before tomorrow. */
const FEEDS: readonly DemoFeed[] = [
  {
    url: "https://digital.mizuho-nippo.example/rss/economy.xml",
    medium: "W002",
    every: 1440,
    articles: 1204,
    week: 86,
  },
  { url: "https://online.towa-keizai.example/feed/atom", medium: "W003", every: 1440, articles: 2310, week: 143 },
  { url: "https://www.akatsuki-net.example/index.rdf", medium: "W004", every: 1440, articles: 980, week: 61 },
  {
    url: "https://tech-minato.example/feed.json",
    medium: "W005",
    every: 1440,
    error: { reason: "サーバーがHTTP 503を返しました。", failures: 3 },
    articles: 412,
    week: 9,
  },
  { url: "https://silicon-zaka.example/rss", medium: "W006", every: 1440, articles: 366, week: 24 },
  {
    url: "https://denki-kobanashi.example/rss2.xml",
    medium: "W007",
    every: 1440,
    stopped: true,
    error: { reason: "配信元がフィードの終了を知らせました（HTTP 410）。", failures: 0 },
    articles: 58,
    week: 0,
  },
];

const INSERT_FEED = `
  INSERT INTO feed_source (feed_url, media_code, every_minutes, created_at, next_due_at, stopped_at, last_success_at, last_article_at,
    last_error, last_error_at, failures, failure_count, article_count)
  SELECT $1, (SELECT media_code FROM media WHERE media_code = $2), $3, $4::timestamptz - interval '90 days', $4::timestamptz + interval '20 hours',
    CASE WHEN $5 THEN $4::timestamptz - interval '6 days' END, $4::timestamptz - make_interval(hours => 4 + $7::int * 24),
    $4::timestamptz - make_interval(hours => 5 + $7::int * 24), $6, CASE WHEN $6::text IS NOT NULL THEN $4::timestamptz - interval '3 hours' END,
    $7, $7, $8
  WHERE NOT EXISTS (SELECT 1 FROM feed_source WHERE feed_url = $1)`;

const INSERT_WEEK = `
  INSERT INTO setup_run (trigger, label, started_at, active_at, ended_at, read_count, stored_count)
  SELECT 'feed', $1, t, t, t, $3, $3 FROM (SELECT $2::timestamptz - interval '2 days' AS t) r`;

/** Feeds in each state. */
export async function insertFeeds(tx: Transaction, now: Date): Promise<void> {
  for (const { url, medium, every, stopped = false, error, articles, week } of FEEDS) {
    await tx.query(INSERT_FEED, [
      url,
      medium,
      every,
      now,
      stopped,
      error?.reason ?? null,
      error?.failures ?? 0,
      articles,
    ]);
    if (week > 0) await tx.query(INSERT_WEEK, [url, now, week]);
  }
}

/** A newspaper that came each day of five weeks but one, late on another, and not today; the ledger of arrivals alone, as its articles are nobody's. */
const LATE_PAPER = { code: "M090", name: "山稜新聞" };

const INSERT_ARRIVALS = `
  WITH added AS (
    INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $2, $2, 1) ON CONFLICT DO NOTHING RETURNING media_code)
  INSERT INTO media_arrival (media_code, arrived_on, article_count, first_arrived_at, last_arrived_at)
  SELECT media_code, $3::date - ago, 78 + ago % 9, come, come + interval '6 minutes'
  FROM added, generate_series(1, 35) AS ago,
    LATERAL (SELECT ($3::date - ago + time '05:06' + make_interval(mins => CASE ago WHEN 8 THEN 96 ELSE ago % 5 END)) AT TIME ZONE 'Asia/Tokyo' AS come) c
  WHERE ago <> 15`;

export const insertLatePaper = (tx: Transaction, today: DayString): Promise<unknown> =>
  tx.query(INSERT_ARRIVALS, [LATE_PAPER.code, LATE_PAPER.name, today]);

interface DemoRefusal {
  file: string;
  itemNo: number;
  hoursAgo: number;
  payload: string;
  faults: readonly (readonly [field: string, reason: string])[];
}

const line = (fields: object): string => JSON.stringify({ source: "haishin", ...fields });

/** Items that could not be taken in, newest first. The last was put right. */
const REFUSALS: readonly DemoRefusal[] = [
  {
    file: "inbox/jsonl/towa-2026.jsonl",
    itemNo: 214,
    hoursAgo: 3,
    payload: line({
      article_id: "T-88214",
      data_section: 2,
      media_code: "T102",
      title: "",
      issue_date: "2026/13/04",
      article_text: "東和産業は四日、送電設備の新工場を建てると発表した。",
    }),
    faults: [
      ["title", "タイトルを指定してください。"],
      ["issue_date", "発行日は日付で指定してください。"],
    ],
  },
  {
    file: "inbox/jsonl/towa-2026.jsonl",
    itemNo: 377,
    hoursAgo: 3,
    payload: line({ article_id: "T-88377", data_section: 2, media_code: "T999", title: "物流各社、共同配送を広げる" }),
    faults: [["media_code", "媒体コード「T999」は登録されていません。"]],
  },
  {
    file: "https://tech-minato.example/feed.json",
    itemNo: 4,
    hoursAgo: 9,
    payload: "<item><title></title><link>https://tech-minato.example/a/4</link></item>",
    faults: [["title", "タイトルを指定してください。"]],
  },
  {
    file: "inbox/newspaper/20261118.zip",
    itemNo: 0,
    hoursAgo: 30,
    payload: "",
    faults: [["file", "manifest.csvがありません。"]],
  },
  {
    file: "inbox/jsonl/mizuho.jsonl",
    itemNo: 51,
    hoursAgo: 52,
    payload: line({
      article_id: "M-5101",
      data_section: 1,
      media_code: "M001",
      title: "港湾の再編案まとまる",
      issue_type: "朝刊",
    }),
    faults: [["issue_type", "朝夕刊区分は0～99の整数で指定してください。"]],
  },
];

const INSERT_FAULT = `
  INSERT INTO ingest_error (source_file, file_hash, item_no, field, reason, payload, occurred_at, closed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT DO NOTHING RETURNING ingest_error_id`;

const INSERT_CORRECTION = `
  INSERT INTO ingest_correction (ingest_error_id, operator_id, corrected_at, article_id, outcome, changes)
  SELECT $1, 'editor', $2, article_id, 'stored', $3 FROM article WHERE media_code = 'M001' ORDER BY article_id DESC LIMIT 1`;

/** Refused items with their faults, one of them put right by an operator. */
export async function insertRefusals(tx: Transaction, now: Date): Promise<void> {
  for (const { file, itemNo, hoursAgo, payload, faults } of REFUSALS.toReversed()) {
    const isCorrected = file.endsWith("mizuho.jsonl");
    const occurredAt = new Date(now.getTime() - hoursAgo * 3_600_000);
    const closedAt = isCorrected ? new Date(occurredAt.getTime() + 2_700_000) : null;
    const hash = createHash("sha256").update(`demo ${file}`).digest();
    for (const [field, reason] of faults) {
      const values = [file, hash, itemNo, field, reason, payload, occurredAt, closedAt];
      const [row] = await tx.query<{ ingest_error_id: string }>(INSERT_FAULT, values);
      if (row && isCorrected) {
        const changes = JSON.stringify({ issue_type: { before: "朝刊", after: 1 } });
        await tx.query(INSERT_CORRECTION, [row.ingest_error_id, closedAt, changes]);
      }
    }
  }
}
