import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";

const LINES = 460;
const NEWS = 130;
const WORDS = ["全固体電池", "半導体", "台風", "決算", "水素"];

/** Several batches with everything that ingest does: new, known, corrected, withdrawn, restored, outdated and refused items. */
export function writeFiles(folder: string): string[] {
  const lines = join(folder, "articles.jsonl");
  writeFileSync(lines, Array.from({ length: LINES }, (_, n) => line(n)).join("\n"));
  const news = join(folder, "news.xml");
  writeFileSync(
    news,
    `<newsMessage><itemSet>${Array.from({ length: NEWS }, (_, n) => item(n)).join("\n")}</itemSet></newsMessage>`,
  );
  return [lines, news];
}

const wordsOf = (n: number): string => WORDS.filter((_, index) => (n * 7 + index * 3) % 5 < 2).join("と");

function line(n: number): string {
  if (n % 37 === 5) return `{"broken": ${n}`;
  return JSON.stringify({
    source: `配信元${n % 3}`,
    // Some come again, as they were or corrected.
    id: n % 11 === 4 ? `a${n - 4}` : `a${n}`,
    title: n % 41 === 6 ? "" : `見出し${n}`,
    body: `${wordsOf(n)}についての記事です。`,
    date: "2026-11-19",
    media: `媒体${n % 9}`,
    url: `https://example.jp/${n}`,
    trace_image_info: n % 5 === 0 ? [{ image_path: `x/${n}.jpg` }] : [],
  });
}

/** Twenty articles in versions that come in no order; some of them withdraw. */
function item(n: number): string {
  const version = 1 + ((n * 5) % 7);
  const status = (n + version) % 4 === 0 ? "canceled" : "usable";
  const headline = n % 29 === 3 ? "" : `<headline>第${version}版</headline>`;
  return `<newsItem guid="urn:newsml:example.jp:${n % 20}" version="${version}"><itemMeta><provider literal="通信社${n % 4}"/><pubStatus qcode="stat:${status}"/></itemMeta>
    <contentMeta>${headline}</contentMeta><contentSet><inlineData contenttype="text/plain">${n % 29 === 3 ? "" : wordsOf(n + version)}</inlineData></contentSet></newsItem>`;
}

const FIRST = ["全固体電池 OR 半導体", "台風 NOT 決算", "水素 AND 決算"];
const THEN = ["台風", "半導体 OR 水素", "決算 NOT 水素"];

/** Two contracts with three themes each; their ids. */
export async function addThemes(owner: pg.Pool): Promise<number[]> {
  const themes: number[] = [];
  for (const code of ["proof01", "proof02"]) {
    const { rows } = await owner.query(
      `WITH c AS (INSERT INTO contract (contract_code, company_name) VALUES ($1, $1) RETURNING contract_id),
         t AS (INSERT INTO theme (contract_id, theme_name)
           SELECT contract_id, e FROM c, unnest($2::text[]) e RETURNING contract_id, theme_id, theme_name),
         x AS (INSERT INTO expression (contract_id, theme_id, expression, canonical)
           SELECT contract_id, theme_id, theme_name, theme_name FROM t)
       SELECT theme_id FROM t ORDER BY theme_id`,
      [code, FIRST],
    );
    themes.push(...rows.map(({ theme_id }) => theme_id));
  }
  return themes;
}

/** All themes look for something else now; nobody has matched the past again. */
export async function changeExpressions(owner: pg.Pool): Promise<void> {
  for (const [index, expression] of FIRST.entries()) {
    await owner.query("UPDATE expression SET expression = $1, canonical = $1 WHERE expression = $2", [
      `${THEN[index]}`,
      expression,
    ]);
  }
}
