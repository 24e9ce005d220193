import type { Transaction } from "../src/db/tenant.ts";
import { storeRelease } from "../src/modules/articles/press-release/press-release.repository.ts";
import type { DayString } from "../src/time/tokyo.ts";

const COMPANY = "ツムギ重工";
const RELEASES = 3;
const PROFILE = `【会社概要】\n${COMPANY}株式会社は、産業機械とエネルギー設備をつくる会社です。\n【本件に関するお問い合わせ】\n${COMPANY}株式会社 広報部`;

/** The company's stories that most papers told, each by its first article. */
const TOLD = `
  SELECT DISTINCT ON (told.papers, same_story_id) r.title, b.body, r.published_on::text AS day
  FROM (
    SELECT s.same_story_id, count(DISTINCT r.media_code) AS papers
    FROM theme_article h JOIN theme t USING (contract_id, theme_id) JOIN article_story s USING (article_id) JOIN article r USING (article_id)
    WHERE h.contract_id = $1 AND t.theme_name = $2 AND r.title LIKE '%' || $2 || '%' GROUP BY s.same_story_id HAVING max(r.published_on) < $3::date
    ORDER BY papers DESC, s.same_story_id DESC LIMIT ${RELEASES}) told
  JOIN article_story USING (same_story_id) JOIN article r USING (article_id) JOIN article_text b USING (article_id)
  ORDER BY told.papers DESC, same_story_id, length(b.body) DESC, article_id`;

/** Press releases of the demo's company, which papers took up since. */
export async function insertReleases(tx: Transaction, contractId: number, today: DayString, now: Date): Promise<void> {
  const admin = { contractId, userId: "admin01" };
  const told = await tx.query<{ title: string; body: string; day: DayString }>(TOLD, [contractId, COMPANY, today]);
  for (const { title, body, day } of told) {
    const release = { release_title: title, release_text: `${body}\n\n${PROFILE}`, release_date: day };
    await storeRelease(tx, admin, { id: null, release, now });
  }
}
