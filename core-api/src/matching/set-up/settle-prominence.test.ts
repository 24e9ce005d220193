import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { newsDesk } from "../../ingest/testing/news-desk.ts";
import { findGradeMismatches } from "../../jobs/verify-counts.job.ts";
import { prepare } from "../expression/evaluate.ts";
import { prominenceOf } from "../expression/prominence.ts";
import { undoRematch } from "./rematch-changes.repository.ts";
import { settleUndecided } from "./settle-prominence.ts";

const desk = await newsDesk(await testDatabase());
const { owner } = desk;

interface Row {
  prominence: number | null;
  search_word: string[];
  title: string;
  body: string;
}

/** Grades of a theme, each as the plain definition has it for the text that stands now. */
async function grades(themeId: number): Promise<number[]> {
  const { rows } = await owner.query<Row>(
    `SELECT h.prominence, h.search_word, a.title, t.body
     FROM theme_article h JOIN article a USING (article_id) JOIN article_text t USING (article_id)
     WHERE h.theme_id = $1 ORDER BY h.article_id`,
    [themeId],
  );
  const plain = rows.map(({ search_word, title, body }) =>
    prominenceOf(search_word, prepare({ title, body, mediaCode: null, mediaName: null, host: null })),
  );
  expect(rows.map(({ prominence }) => prominence)).toEqual(plain);
  expect(await desk.scope.shared("read", findGradeMismatches)).toEqual([]);
  return plain;
}

const line = (id: string, title: string, body: string) => ({
  ...{ source: "g", id, title, body, media: "果物通信", date: null },
});
const LEAD = "きょうの話です。";
const BODIES = [
  line("1", "りんごの季節", LEAD),
  line("2", "題", "りんごが届いた。"),
  line("3", "題", `${LEAD}りんごとりんご。`),
  line("4", "題", `${LEAD}りんご。`),
];

describe("the grade of a hit", () => {
  it("is set as it is matched, and anew when its article is corrected", async () => {
    const contract = await desk.contract("grade001");
    const theme = await desk.theme(contract, "果物", ["りんご"]);
    await desk.ingest("first.jsonl", BODIES);
    expect(await grades(theme)).toEqual([1, 2, 3, 4]);
    await desk.ingest("second.jsonl", [line("1", "題", `${LEAD}りんご。`), line("4", "りんご", LEAD)]);
    expect(await grades(theme)).toEqual([4, 2, 3, 1]);
  });

  it("comes back with its hit when a rematch is undone", async () => {
    const contract = await desk.contract("grade002");
    const theme = await desk.theme(contract, "果物", ["りんご"]);
    await desk.rematch.run(theme);
    const before = await grades(theme);
    await owner.query("UPDATE expression SET expression = '題' WHERE theme_id = $1", [theme]);
    await desk.rematch.run(theme);
    expect((await grades(theme)).length).toBeLessThan(before.length);
    // A hit that stayed keeps the words of the newer expression; what was gone comes back with its own.
    await desk.scope.shared("write", (tx) => undoRematch(tx, { contractId: contract, themeId: theme }));
    expect(await grades(theme)).toHaveLength(before.length);
  });

  it("is decided by the job, or a rematch, where it was found before there were grades", async () => {
    const contract = await desk.contract("grade003");
    const themes = [await desk.theme(contract, "仕事", ["りんご"]), await desk.theme(contract, "当て直し", ["りんご"])];
    for (const theme of themes) await desk.rematch.run(theme);
    const forget = (theme: number | undefined) =>
      owner.query("UPDATE theme_article SET prominence = NULL WHERE theme_id = $1", [theme]);
    await forget(themes[0]);
    expect(await settleUndecided(desk.scope)).toBe(4);
    expect(await settleUndecided(desk.scope)).toBe(0);
    await forget(themes[1]);
    expect(await desk.rematch.run(themes[1] ?? 0)).toMatchObject({ added: 0, removed: 0 });
    expect(await grades(themes[0] ?? 0)).toEqual(await grades(themes[1] ?? 0));
  });

  it("is none where no word found the article", async () => {
    const contract = await desk.contract("grade004");
    const theme = await desk.theme(contract, "媒体", ["media:果物通信 -みかん"]);
    await desk.rematch.run(theme);
    expect(new Set(await grades(theme))).toEqual(new Set([0]));
  });
});
