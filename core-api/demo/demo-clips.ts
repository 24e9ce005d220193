import type { MediumKind } from "@kirinuki/schema/hand-clip.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { DEMO_SOURCE } from "./demo-line.ts";

interface DemoFolder {
  name: string;
  /** Whose it is; of a shared one, whose group's. */
  user: string;
  shared: boolean;
  /** How many articles lie in it, from which place of the newest. */
  clips: number;
  from: number;
  /** On the first articles, from the top. */
  notes: readonly string[];
}

const OWN = { shared: false, notes: [] } as const;
const SHARED = { shared: true } as const;

const FOLDERS: readonly DemoFolder[] = [
  { ...OWN, name: "あとで読む", user: "admin01", clips: 7, from: 0 },
  {
    ...OWN,
    name: "トップ面談の準備",
    user: "admin01",
    clips: 12,
    from: 9,
    notes: ["冒頭の話題に。", "数字は確認中。"],
  },
  {
    ...SHARED,
    ...{ name: "社長会見 想定問答", user: "admin01", clips: 8, from: 4 },
    notes: [
      "「いつ決まったか」を聞かれたら、10月の開示のとおり。",
      "調達方針への影響はなし。経営企画に確認済み。",
      "",
      "交通事業部の回答を待つ。",
    ],
  },
  { ...SHARED, name: "他社の新工場", user: "admin01", clips: 16, from: 20, notes: ["比べる資料に入れた。"] },
  { ...OWN, name: "あとで読む", user: "topic01", clips: 9, from: 6 },
  { ...OWN, name: "あとで読む", user: "user01", clips: 5, from: 2 },
  {
    ...SHARED,
    name: "業界の動き",
    user: "user01",
    clips: 14,
    from: 1,
    notes: ["部会で紹介する。", "", "続報に注意。"],
  },
];

const ADD_FOLDER = `
  INSERT INTO clip_folder (contract_id, user_id, user_group_id, folder_name)
  SELECT $1, CASE WHEN $4 THEN NULL ELSE u.user_id END, CASE WHEN $4 THEN u.user_group_id END, $3
  FROM app_user u WHERE u.contract_id = $1 AND u.user_id = $2 RETURNING folder_id::text`;

/** Among the newest articles that all of the contract find; colleagues have clipped some of a shared folder. */
const ADD_CLIPS = `
  INSERT INTO clip (contract_id, folder_id, article_id, display_order, note, noted_by, noted_at, clipped_by, clipped_at)
  SELECT $1, $2, article_id, place, note, CASE WHEN note <> '' THEN clipper END, CASE WHEN note <> '' THEN at END, clipper, at
  FROM (
    SELECT article_id, place, coalesce(($6::text[])[place], '') AS note,
      (c.last_day + time '06:50' - make_interval(mins => (place * 7)::int)) AT TIME ZONE 'Asia/Tokyo' AS at,
      coalesce((SELECT m.user_id FROM app_user u JOIN app_user m USING (contract_id, user_group_id)
        WHERE u.contract_id = $1 AND u.user_id = $3 AND $7 ORDER BY m.user_id OFFSET place % 2 LIMIT 1), $3) AS clipper
    FROM (
      SELECT article_id, row_number() OVER (ORDER BY (article_id * 7919) % 97, article_id) AS place
      FROM (
        SELECT DISTINCT t.article_id FROM theme_article t JOIN theme h USING (contract_id, theme_id)
        JOIN article_source s USING (article_id)
        WHERE t.contract_id = $1 AND t.disp_status = 0 AND h.open_to_all_groups AND starts_with(s.source, $8)
        ORDER BY t.article_id DESC OFFSET $4 * 5 LIMIT $5) newest) placed,
    (SELECT max(process_date) AS last_day FROM theme_article WHERE contract_id = $1) c) clips`;

interface DemoRecord {
  folder: string;
  /** Days before the last one with articles. */
  ago: number;
  kind: MediumKind;
  medium: string;
  title: string;
  time?: string;
  programme?: string;
  extent?: string;
  note?: string;
  link?: string;
}

/** 業界の動き is shared by the group of user01, 社長会見 by that of admin01. */
const RECORDS: readonly DemoRecord[] = [
  {
    ...{ folder: "業界の動き", ago: 0, kind: 1, medium: "みずほテレビ", title: "次世代電池の量産、各社の戦略は" },
    ...{ time: "22:15", programme: "経済の窓", extent: "8分40秒", note: "当社の工場の映像が2回。" },
  },
  {
    ...{ folder: "業界の動き", ago: 5, kind: 2, medium: "港南エフエム", title: "週末の特集：工場見学のすすめ" },
    ...{ time: "25:30", programme: "夜ふかし経済部", extent: "12分" },
  },
  {
    ...{
      folder: "社長会見 想定問答",
      ago: 1,
      kind: 1,
      medium: "東都テレビ",
      title: "社長会見を中継、調達方針に質問集中",
    },
    ...{ time: "11:42", programme: "ニュース正午", extent: "3分20秒", note: "質疑の4問目から。" },
    link: "https://tv.example/news/20261119",
  },
  {
    ...{ folder: "社長会見 想定問答", ago: 3, kind: 3, medium: "港南経済新報", title: "新工場、地元の期待と懸念" },
    ...{ programme: "12面", extent: "4段", note: "契約外の新聞。図書館で確認。" },
  },
  {
    ...{ folder: "社長会見 想定問答", ago: 9, kind: 6, medium: "電池産業展", title: "基調講演で当社の事例を紹介" },
    ...{ time: "10:00", extent: "45分" },
  },
];

/** Among the articles of their folders, a few places from the top. */
const ADD_RECORDS = `
  INSERT INTO hand_clip (contract_id, folder_id, display_order, medium_kind, media_name, title, clip_date, clip_time, programme, extent, note, url,
    added_by, added_at, updated_by, updated_at)
  SELECT $1, f.folder_id, r.place * 2, r.kind, r.medium, r.title, c.last_day - r.ago, coalesce(r.time, ''), coalesce(r.programme, ''),
    coalesce(r.extent, ''), coalesce(r.note, ''), coalesce(r.link, ''), a.clipped_by, a.clipped_at, a.clipped_by, a.clipped_at
  FROM (SELECT max(process_date) AS last_day FROM theme_article WHERE contract_id = $1) c
  CROSS JOIN jsonb_to_recordset($2) AS r (place int, folder text, ago int, kind int, medium text, title text, time text, programme text,
    extent text, note text, link text)
  JOIN clip_folder f ON f.contract_id = $1 AND f.folder_name = r.folder
  JOIN LATERAL (
    SELECT clipped_by, clipped_at FROM clip WHERE contract_id = $1 AND folder_id = f.folder_id ORDER BY display_order LIMIT 1) a ON true`;

/** Of the first theme, and of a folder; their tokens are nobody's. */
const ADD_FEEDS = `
  INSERT INTO article_feed (contract_id, token_hash, user_id, feed_name, theme_id, folder_id, created_at, expires_at, last_read_at)
  SELECT $1, sha256(convert_to(u.user_id || f.feed_name, 'UTF8')), u.user_id, f.feed_name, f.theme_id, f.folder_id,
    $2::timestamptz - interval '40 days', date_trunc('day', $2::timestamptz, 'Asia/Tokyo') + interval '326 days',
    CASE WHEN f.theme_id IS NOT NULL THEN $2::timestamptz - interval '9 minutes' END
  FROM app_user u
  CROSS JOIN LATERAL (
    (SELECT theme_name AS feed_name, theme_id, NULL::bigint AS folder_id FROM theme
     WHERE contract_id = $1 AND open_to_all_groups ORDER BY display_order, theme_id LIMIT 1)
    UNION ALL
    (SELECT folder_name, NULL, folder_id FROM clip_folder
     WHERE contract_id = $1 AND (user_id = u.user_id OR user_group_id = u.user_group_id) ORDER BY user_id IS NULL, folder_id LIMIT 1)) f
  WHERE u.contract_id = $1 AND u.user_id IN ('admin01', 'user01')`;

/** What people of a contract have clipped: their own folders, those of their groups, what was added by hand, and feeds of it. */
export async function clipArticles(tx: Transaction, contractId: number, now: Date): Promise<void> {
  for (const { name, user, shared, clips, from, notes } of FOLDERS) {
    const [folder] = await tx.query<{ folder_id: string }>(ADD_FOLDER, [contractId, user, name, shared]);
    if (folder)
      await tx.query(ADD_CLIPS, [contractId, folder.folder_id, user, from, clips, notes, shared, `${DEMO_SOURCE}#`]);
  }
  const records = RECORDS.map((record, place) => ({ ...record, place }));
  await tx.query(ADD_RECORDS, [contractId, JSON.stringify(records)]);
  await tx.query(ADD_FEEDS, [contractId, now]);
}
