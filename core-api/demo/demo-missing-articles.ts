import type { MissingCause } from "@kirinuki/schema/missing-article.ts";
import type { Transaction } from "../src/db/tenant.ts";

interface DemoQuestion {
  daysAgo: number;
  user: string;
  /** Null: the beginning of the headline of an article that a theme has. */
  keyword: string | null;
  media?: string;
  cause: MissingCause;
  /** {theme} stands for the article's theme. */
  message: string;
  /** What an Admin has noted; absent: nobody has settled it. */
  note?: string;
}

const NOWHERE = "31日以内に届いた記事には見つかりません。配信元からまだ届いていないか、収集していない媒体の記事です。";
const MISSED =
  "いまはテーマ「{theme}」の条件を満たします。届いたときには満たしていなかったため、一覧に入っていません。";
const FOUND = "届いており、テーマ「{theme}」の一覧に入っています。";
const ELSEWHERE = "閲覧できるテーマには入っていません。ほかのテーマに入っている記事です。";
const UNWANTED = "テーマ「{theme}」の検索語はありますが、除く語があるため、条件を満たしません。";

const QUESTIONS: readonly DemoQuestion[] = [
  { daysAgo: 0, user: "user01", keyword: "港湾 水素 実証", cause: "not_arrived", message: NOWHERE },
  { daysAgo: 0, user: "text01", keyword: null, cause: "found", message: FOUND },
  { daysAgo: 1, user: "topic01", keyword: null, cause: "missed", message: MISSED },
  { daysAgo: 2, user: "user01", keyword: null, cause: "not_met", message: UNWANTED },
  {
    ...{ daysAgo: 3, user: "image01", keyword: "値上げ 見送り", media: "月面経済", cause: "not_arrived" },
    message: "「月面経済」という名前の媒体は、利用している情報源にありません。",
  },
  {
    ...{ daysAgo: 4, user: "user01", keyword: "社長 退任", cause: "hidden" },
    message: "管理者が非公開にした記事のため、表示できません。",
    note: "広報の判断で非公開。本人に説明済み。",
  },
  {
    daysAgo: 6,
    user: "text01",
    keyword: null,
    cause: "elsewhere",
    message: ELSEWHERE,
    note: "グループにテーマを公開した。",
  },
  { daysAgo: 9, user: "user01", keyword: null, cause: "missed", message: MISSED, note: "検索式に略称を追加。" },
  {
    ...{ daysAgo: 12, user: "topic01", keyword: "自動運転 バス 事故", cause: "withdrawn" },
    message: "配信元が取り消した記事のため、表示できません。",
    note: "",
  },
  ...Array.from({ length: 34 }, (_, at): DemoQuestion => {
    const causes = [
      ["not_arrived", NOWHERE],
      ["missed", MISSED],
      ["found", FOUND],
      ["not_met", UNWANTED],
      ["not_arrived", NOWHERE],
      ["elsewhere", ELSEWHERE],
    ] as const;
    const [cause, message] = causes[(at * 5) % causes.length] ?? causes[0];
    const keyword = cause === "not_arrived" ? (["工場 火災", "決算 修正", "新駅 着工"][at % 3] ?? "") : null;
    return {
      daysAgo: 16 + at * 4,
      user: ["user01", "text01", "image01"][at % 3] ?? "user01",
      keyword,
      cause,
      message,
      note: "",
    };
  }),
];

const ADD = `
  INSERT INTO missing_article (contract_id, user_id, asked_at, keyword, media_name, article_id, cause, message, settled_by, settled_at, note)
  SELECT $1, $2, q.at, coalesce($4, left(f.title, 10)), $5, CASE WHEN $4::text IS NULL THEN f.article_id END, $6,
    replace($7, '{theme}', f.theme_name), CASE WHEN $8::text IS NOT NULL THEN 'admin01' END,
    CASE WHEN $8::text IS NOT NULL THEN q.at + interval '3 hours' END, coalesce($8, '')
  FROM (SELECT $9::timestamptz - make_interval(days => $3::int, mins => 25 + $3::int * 7 % 90) AS at) q,
    (SELECT a.article_id, a.title, h.theme_name FROM theme_article t JOIN theme h USING (contract_id, theme_id) JOIN article a USING (article_id)
     WHERE t.contract_id = $1 AND t.disp_status = 0 ORDER BY t.process_date DESC, t.article_id LIMIT 1 OFFSET $3::int * 3) f`;

/** What users of a contract have missed in the last months, and what they were told. */
export async function insertMissingArticles(tx: Transaction, contractId: number, now: Date): Promise<void> {
  for (const { daysAgo, user, keyword, media = "", cause, message, note } of QUESTIONS)
    await tx.query(ADD, [contractId, user, daysAgo, keyword, media, cause, message, note ?? null, now]);
}
