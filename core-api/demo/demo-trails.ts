import { createHash } from "node:crypto";
import type { Transaction } from "../src/db/tenant.ts";
import { saveSynonymList } from "../src/modules/themes/synonym/synonym.service.ts";
import { tokyoDay } from "../src/time/tokyo.ts";

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

/** Days of the demo's past that its audit log has. */
const PAST_DAYS = 150;

/** Who comes on a working day: minutes after 8:30, user, way, from where. */
const MORNING: readonly [number, string, object][] = [
  [4, "admin01", { way: "sso", address: OFFICE }],
  [11, "user01", { way: "password", address: OFFICE }],
  [17, "topic01", { way: "address", address: OFFICE }],
  [29, "image01", { way: "remembered", address: OFFICE }],
  [48, "text01", { way: "password", address: HOME }],
];

/** What happens every so many days, at minutes after 8:30; the n-th time makes the change another one. */
const NOW_AND_THEN: readonly [
  every: number,
  minutes: number,
  who: string,
  action: string,
  detail: (nth: number) => object,
][] = [
  [2, 52, "image01", "original.use", (nth) => ({ kind: "pdf_display", count: 1 + (nth % 3) })],
  [3, 70, "text01", "original.use", () => ({ kind: "text_print", count: 1 })],
  [4, 74, "image01", "original.request", () => ({ kind: "pdf_print", outcome: "group-limit" })],
  [6, 45, "text01", "session.refused", () => ({ reason: "password", address: HOME })],
  [7, 95, "admin01", "article_list.download", (nth) => ({ format: nth % 2 ? "csv" : "xlsx", rows: 30 + nth })],
  [11, 47, "text01", "session.refused", () => ({ reason: "SECOND_STEP_WRONG", address: HOME })],
  [14, 120, "admin01", "usage.download", () => ({ by: "user", step: "period" })],
  [
    16,
    130,
    "admin01",
    "user-group.save",
    (nth) => ({ before: { use_max_count1: 900 + nth * 100 }, after: { use_max_count1: 1000 + nth * 100 } }),
  ],
  [
    19,
    150,
    "topic01",
    "topic.save",
    (nth) => ({ topics_name: "今週の注目", before: { theme_ids: [1] }, after: { theme_ids: [1, 2 + nth] } }),
  ],
  [
    23,
    160,
    "admin01",
    "user.save",
    (nth) => ({
      user_id: "text01",
      before: { mc_user_authority: 1 + (nth % 2) },
      after: { mc_user_authority: 2 - (nth % 2) },
    }),
  ],
  [
    31,
    170,
    "admin01",
    "mail_setting.save",
    (nth) => ({ before: { send_times: ["07:00"] }, after: { send_times: nth % 2 ? ["07:00"] : ["07:00", "17:30"] } }),
  ],
  [
    37,
    180,
    "admin01",
    "second_factor.demand",
    () => ({ before: { second_factor_demand: "none" }, after: { second_factor_demand: "admins" } }),
  ],
];

const DAY_MS = DAY * 60_000;

/** The lines of the working days before the last week, oldest first. */
function pastLines(now: Date): { at: Date; actor: string; action: string; detail: object }[] {
  const today = new Date(`${tokyoDay(now)}T08:30:00+09:00`).getTime();
  const lines = [];
  for (let ago = PAST_DAYS; ago > 5; ago -= 1) {
    const morning = today - ago * DAY_MS;
    if ([0, 6].includes(new Date(morning).getUTCDay())) continue;
    const at = (minutes: number) => new Date(morning + minutes * 60_000);
    for (const [minutes, actor, detail] of MORNING)
      lines.push({ at: at(minutes + (ago % 7)), actor, action: "session.login", detail });
    for (const [every, minutes, actor, action, detail] of NOW_AND_THEN)
      if (ago % every === 0) lines.push({ at: at(minutes), actor, action, detail: detail(ago / every) });
  }
  return lines;
}

const insertPast = (tx: Transaction, contractId: number, now: Date): Promise<unknown> =>
  tx.query(
    `INSERT INTO audit (contract_id, occurred_at, actor, action, detail, request_id)
     SELECT $1, l.at, l.actor, l.action, l.detail, 'demo'
     FROM json_to_recordset($2::json) AS l(at timestamptz, actor text, action text, detail jsonb) ORDER BY l.at`,
    [contractId, JSON.stringify(pastLines(now))],
  );

/** What operators and users left in the trails: synonyms, sign-ins and changes, two support views. */
export async function insertTrails(tx: Transaction, contractId: number, now: Date): Promise<void> {
  const call = { tx, operatorId: "editor", requestId: "demo" };
  await saveSynonymList(call, { synonym_sets: GENERAL });
  await saveSynonymList(call, { contract_id: String(contractId), synonym_sets: OF_TRADE });
  await insertPast(tx, contractId, now);
  await insertLines(tx, contractId, now);
  await tx.query(LAST_SIGN_INS, [contractId]);
  await insertSupportViews(tx, contractId, now);
}

/** Users came last when their trail says so. */
const LAST_SIGN_INS = `
  UPDATE app_user u SET last_login_at = a.last FROM (
    SELECT actor, max(occurred_at) AS last FROM audit WHERE contract_id = $1 AND action = 'session.login' GROUP BY actor) a
  WHERE u.contract_id = $1 AND u.user_id = a.actor AND u.last_login_at IS NULL`;

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

/** Oldest first, as their ids are given. */
const SUPPORT_VIEWS: readonly SupportView[] = [
  {
    minutes: 5 * DAY + 80,
    user_id: "image01",
    reason: "印刷ボタンの見え方の確認",
    lasted: 4,
    opened: ["GET /themes", "GET /article"],
  },
  {
    minutes: DAY + 150,
    user_id: "user01",
    reason: "朝のメールの記事が開けないとのお問い合わせ",
    lasted: 9,
    opened: ["GET /themes"],
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
