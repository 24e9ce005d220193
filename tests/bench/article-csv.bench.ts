// The article list of a contract as a file beside COPY of the same rows by hand, in turns. `--hits=120000`; needs the builds.

import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { aVolume } from "@kirinuki/core-api/src/testing/volume.ts";
import { addDays, systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { markdown, numberOption } from "./support/measure.ts";
import { startProduct } from "./support/product.ts";

/** Rows of the file: each article is in it once, and hits one theme or two. */
const ROWS = numberOption("hits", 120_000);
const ROUNDS = numberOption("rounds", 5);
const DAYS = 14;

/** As somebody would ask for it by hand: what the file shows, in its order, words and themes once each. */
const BY_HAND = (contractId: number, start: string, end: string): string => `
  SELECT h.day, a.data_section, a.media_name, a.title, a.published_on, a.published_at, a.issue_type, a.edition, a.frame_no, a.head_no,
    a.image_count, a.char_count, a.article_class, a.category, a.start_page, a.end_page, a.sales_from_datetime, a.sales_to_datetime,
    h.themes, h.words, s.comment, a.url, a.article_id, n.tone, g.tags, a.area_cm2, m.rate
  FROM (
    SELECT article_id, max(process_date) AS day, string_agg(DISTINCT theme_name, ' / ') AS themes, string_agg(DISTINCT array_to_string(search_word, ' / '), ' / ') AS words
    FROM theme_article JOIN theme USING (contract_id, theme_id)
    WHERE contract_id = ${contractId} AND process_date BETWEEN '${start}' AND '${end}' AND disp_status = 0 GROUP BY article_id) h
  JOIN article a USING (article_id)
  LEFT JOIN article_setting s ON s.contract_id = ${contractId} AND s.article_id = a.article_id
  LEFT JOIN article_tone n ON n.contract_id = ${contractId} AND n.article_id = a.article_id
  LEFT JOIN media_rate m ON m.contract_id = ${contractId} AND m.media_code = a.media_code
  LEFT JOIN (SELECT article_id, string_agg(tag_name, ' / ') AS tags FROM article_tag JOIN tag USING (contract_id, tag_id)
    WHERE contract_id = ${contractId} GROUP BY article_id) g ON g.article_id = a.article_id
  ORDER BY h.day DESC, a.published_at DESC NULLS LAST, a.article_id DESC`;

const product = await startProduct(process.env.KIRINUKI_BENCH_DATA);
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const today = tokyoDay(systemClock.now());
  const contract = await aContract(owner);
  const admin = await aUser(owner, await aGroup(owner, contract), { userAuthority: 1 });
  const { contractId } = contract;
  await aVolume(owner, contractId, { themes: 60, groups: 8, days: DAYS, hits: (ROWS * 3) / 2, lastDay: today });
  await owner.query("VACUUM ANALYZE");
  const cookie = `${USER_COOKIE}=${await aSession(owner, admin, systemClock.now())}`;
  const [start, end] = [addDays(today, 1 - DAYS), today];
  const copy = async (): Promise<number> => {
    const from = performance.now();
    await owner.query(`COPY (${BY_HAND(contractId, start, end)}) TO PROGRAM 'cat > /dev/null' CSV`);
    return performance.now() - from;
  };
  const file = async (encoding: string) => {
    const from = performance.now();
    const answer = await fetch(`${product.coreUrl}/api/v1/article_list_download`, {
      method: "POST",
      headers: { cookie, "content-type": "application/json" },
      body: JSON.stringify({ process_date_start: start, process_date_end: end, encoding }),
    });
    if (!answer.ok || !answer.body) throw new Error(`${answer.status} ${await answer.text()}`);
    let [first, bytes, lines] = [0, 0, 0];
    for await (const chunk of answer.body) {
      first ||= performance.now() - from;
      bytes += chunk.length;
      for (const byte of chunk) if (byte === 10) lines += 1;
    }
    return { first, whole: performance.now() - from, bytes, lines };
  };
  const memory = (): number => product.memory()["core-api"] ?? 0;
  const rows: (string | number)[][] = [];
  for (const encoding of ["utf8", "sjis"]) {
    await file(encoding);
    const before = memory();
    let most = before;
    const watch = setInterval(() => {
      most = Math.max(most, memory());
    }, 100);
    for (let round = 0; round < ROUNDS; round += 1) {
      const copied = await copy();
      const { first, whole, bytes, lines } = await file(encoding);
      rows.push([encoding, lines - 1, bytes / 1e6, first, whole, copied, whole / copied, before, most]);
    }
    clearInterval(watch);
  }
  console.log(
    markdown(
      ["file", "rows", "MB", "first byte ms", "whole ms", "COPY ms", "file / COPY", "memory before MB", "most MB"],
      rows,
    ),
  );
} finally {
  await owner.end();
  await product.stop();
}
