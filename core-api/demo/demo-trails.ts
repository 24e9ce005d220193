import { createHash } from "node:crypto";
import type { Transaction } from "../src/db/tenant.ts";
import { saveSynonymList } from "../src/modules/themes/synonym/synonym.service.ts";

/** Words that mean the same for everybody, and those of the first contract's trade. */
const GENERAL = [
  ["経産省", "経済産業省", "METI"],
  ["国交省", "国土交通省"],
  ["EV", "電気自動車", "電動車"],
  ["AI", "人工知能"],
  ["半導体", "チップ"],
  ["再エネ", "再生可能エネルギー"],
  ["スマホ", "スマートフォン"],
];
const OF_TRADE = [
  ["蓄電池", "バッテリー", "二次電池"],
  ["全固体電池", "固体電池"],
  ["自動運転", "無人運転"],
];

/** Minutes before now, who, what. */
type Line = [minutes: number, actor: string, action: string, detail: object];

const OFFICE = "192.0.2.24";
const HOME = "203.0.113.81";
const DAY = 24 * 60;

/** A few days of a contract, as its log shows them. */
const LINES: readonly Line[] = [
  [35, "user01", "session.login", { way: "password", address: OFFICE }],
  [52, "admin01", "session.login", { way: "remembered", address: OFFICE }],
  [58, "text01", "session.refused", { reason: "password", address: HOME }],
  [61, "text01", "session.refused", { reason: "password", address: HOME }],
  [130, "topic01", "session.login", { way: "address", address: OFFICE }],
  [DAY + 12, "admin01", "session.logout", {}],
  [DAY + 40, "admin01", "article.target", { disp_status: 1, articles: ["202611000000012"] }],
  [DAY + 44, "admin01", "article.comment", { comment: "役員会で使用", articles: ["202611000000009"] }],
  [DAY + 90, "image01", "original.request", { kind: "pdf_display", outcome: "reserved" }],
  [DAY + 95, "image01", "original.request", { kind: "pdf_print", outcome: "reserved" }],
  [DAY + 300, "admin01", "article_list.download", { format: "xlsx", rows: 48 }],
  [
    2 * DAY + 20,
    "operator:editor",
    "theme.save",
    { before: { theme_name: "次世代電池" }, after: { theme_name: "全固体電池" } },
  ],
  [
    2 * DAY + 64,
    "operator:operator",
    "contract.save",
    { before: { user_max_count: 40 }, after: { user_max_count: 60 } },
  ],
  [2 * DAY + 200, "user01", "password.change", {}],
  [3 * DAY + 15, "admin01", "users.export", { encoding: "utf8", rows: 12 }],
  [4 * DAY + 33, "admin01", "user.invite", { user_id: "text01" }],
];

/** What operators and users left in the trails: synonyms, sign-ins and changes, two support views. */
export async function insertTrails(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const call = { tx, operatorId: "editor", requestId: "demo" };
  await saveSynonymList(call, { synonym_sets: GENERAL });
  await saveSynonymList(call, { contract_id: String(contractId), synonym_sets: OF_TRADE });
  await insertLines(tx, contractId, now);
  await insertSupportViews(tx, contractId, now);
}

const insertLines = (tx: Transaction, contractId: number, now: Date): Promise<unknown> =>
  tx.query(
    `INSERT INTO audit (contract_id, occurred_at, actor, action, detail, request_id)
     SELECT $1, $2::timestamptz - l.minutes * interval '1 minute', l.actor, l.action, l.detail, 'demo'
     FROM json_to_recordset($3::json) AS l(minutes int, actor text, action text, detail jsonb) ORDER BY l.minutes DESC`,
    [
      contractId,
      now,
      JSON.stringify(LINES.map(([minutes, actor, action, detail]) => ({ minutes, actor, action, detail }))),
    ],
  );

interface SupportView {
  minutes: number;
  user_id: string;
  reason: string;
  lasted: number;
  opened: string[];
}

const SUPPORT_VIEWS: readonly SupportView[] = [
  {
    minutes: DAY + 150,
    user_id: "user01",
    reason: "朝のメールの記事が開けないとのお問い合わせ",
    lasted: 9,
    opened: ["GET /themes"],
  },
  {
    minutes: 5 * DAY + 80,
    user_id: "image01",
    reason: "印刷ボタンの見え方の確認",
    lasted: 4,
    opened: ["GET /themes", "GET /article"],
  },
];

/** Over, with their steps in the contract's trail. */
async function insertSupportViews(tx: Transaction, contractId: number, now: Date): Promise<void> {
  for (const view of SUPPORT_VIEWS) {
    const token = createHash("sha256").update(`demo ${contractId} ${view.user_id}`).digest();
    const at = [now, view.minutes, view.lasted];
    const [made] = await tx.query<{ support_view_id: string }>(
      `INSERT INTO support_view (contract_id, token_hash, user_id, operator_id, operator_name, reason, started_at, ends_at, ended_at, opened)
       SELECT $4, $5, $6, operator_id, name, $7, s.at, s.at + interval '30 minutes', s.at + $3::int * interval '1 minute', $8::text[]
       FROM operator_account, (SELECT $1::timestamptz - $2::int * interval '1 minute' AS at) s WHERE operator_id = 'support'
       RETURNING support_view_id::text`,
      [...at, contractId, token, view.user_id, view.reason, view.opened],
    );
    if (made) await insertSteps(tx, contractId, { ...view, id: made.support_view_id }, now);
  }
}

const insertSteps = (
  tx: Transaction,
  contractId: number,
  { id, minutes, lasted, user_id, reason, opened }: SupportView & { id: string },
  now: Date,
): Promise<unknown> => {
  const about = { user_id, support_view_id: id };
  const steps = [
    { minutes, action: "support.start", detail: { ...about, reason } },
    ...opened.map((call) => ({ minutes: minutes - 1, action: "support.open", detail: { ...about, call } })),
    { minutes: minutes - lasted, action: "support.end", detail: about },
  ];
  return tx.query(
    `INSERT INTO audit (contract_id, occurred_at, actor, action, detail, request_id)
     SELECT $1, $2::timestamptz - s.minutes * interval '1 minute', 'operator:support', s.action, s.detail, 'demo'
     FROM json_to_recordset($3::json) AS s(minutes int, action text, detail jsonb)`,
    [contractId, now, JSON.stringify(steps)],
  );
};
