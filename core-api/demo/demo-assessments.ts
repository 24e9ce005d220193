import type { Transaction } from "../src/db/tenant.ts";
import { tagKey } from "../src/modules/articles/tag/tag-lines.ts";
import { DEMO_SOURCE } from "./demo-line.ts";

const TAGS = ["決算・業績", "新製品", "人事", "提携", "不具合・事故", "社長発言"];
/** Articles keep it, but nobody puts it on others. */
const RETIRED = "旧ブランド";

const ADD_TAGS = `
  INSERT INTO tag (contract_id, tag_name, tag_key, display_order, retired)
  SELECT $1, name, key, place, name = $4 FROM unnest($2::text[], $3::text[]) WITH ORDINALITY AS t(name, key, place)
  ORDER BY place`;

/** Two in five of the articles that themes found, over all of the demo's days, by their ids: the same in every demo. */
const CHOSEN = `
  SELECT DISTINCT t.article_id, (t.article_id * 7919) % 97 AS dice FROM theme_article t JOIN article_source s USING (article_id)
  WHERE t.contract_id = $1 AND t.disp_status = 0 AND starts_with(s.source, $2)`;

const ADD_TONES = `
  INSERT INTO article_tone (contract_id, article_id, tone)
  SELECT $1, article_id, CASE WHEN dice < 14 THEN 1 WHEN dice < 31 THEN 2 ELSE 3 END FROM (${CHOSEN}) c WHERE dice < 40`;

const PUT_ON = `
  INSERT INTO article_tag (contract_id, article_id, tag_id)
  SELECT $1, c.article_id, g.tag_id FROM (${CHOSEN}) c JOIN tag g ON g.contract_id = $1
    AND (c.dice % 7 + 1 = g.display_order OR (c.dice % 11 = 3 AND g.display_order = 6))
  WHERE c.dice < 30`;

/** Media with an area in their manifest; one in columns. */
const ADD_RATES = `
  INSERT INTO media_rate (contract_id, media_code, unit, rate)
  SELECT $1, media_code, 1, 900 + 150 * place FROM (
    SELECT a.media_code, row_number() OVER (ORDER BY count(*) DESC, a.media_code) AS place
    FROM article a JOIN article_source s USING (article_id)
    WHERE a.area_cm2 IS NOT NULL AND starts_with(s.source, $2) GROUP BY a.media_code) m
  WHERE place <= 5`;

/** What the people of a contract said of its articles, and what they entered as prices. */
export async function assessArticles(tx: Transaction, contractId: number): Promise<void> {
  const names = [...TAGS, RETIRED];
  await tx.query(ADD_TAGS, [contractId, names, names.map(tagKey), RETIRED]);
  for (const statement of [ADD_TONES, PUT_ON, ADD_RATES]) await tx.query(statement, [contractId, `${DEMO_SOURCE}#`]);
}
