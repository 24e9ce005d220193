import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);

const WORDS = ["灯台", "電池", "港"];
const place = fc.nat(5);
/** What an ingest, an administrator and an operator do, in any order. */
const aStep = fc.oneof(
  fc.record({ do: fc.constant("ingest" as const), place, word: fc.nat(2) }),
  fc.record({
    do: fc.constant("state" as const),
    places: fc.uniqueArray(place, { minLength: 1 }),
    shown: fc.boolean(),
  }),
  fc.record({
    do: fc.constant("comment" as const),
    places: fc.uniqueArray(place, { minLength: 1 }),
    text: fc.constantFrom("", "要点"),
  }),
  fc.record({ do: fc.constant("register" as const), place, theme: fc.nat(1), isIn: fc.boolean() }),
  fc.record({ do: fc.constant("rematch" as const), theme: fc.nat(1), word: fc.nat(2) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A contract as a plain program keeps it. The collection is shared, so each has words of its own. */
interface Model {
  words: string[];
  admin: TestUser;
  reader: TestUser;
  themes: { theme: TestTheme; word: number; byHand: Set<string> }[];
  articles: Map<number, { id: string; word: number; shown: boolean; comment: string }>;
}

async function begin(): Promise<Model> {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  const themes: Model["themes"] = [];
  const words = WORDS.map((word) => `${word}第${String(nextNumber()).padStart(9, "0")}号`);
  for (const word of [0, 1]) {
    const theme = await aTheme(db.owner, contract);
    await db.owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) VALUES ($1, $2, $3, $3)",
      [contract.contractId, theme.themeId, words[word]],
    );
    themes.push({ theme, word, byHand: new Set() });
  }
  await aThemeGroup(db.owner, contract, { themes: themes.map(({ theme }) => theme) });
  return {
    words,
    admin: await aUser(db.owner, group, { userAuthority: 1 }),
    reader: await aUser(db.owner, group),
    themes,
    articles: new Map(),
  };
}

async function ingest(model: Model, at: number, word: number): Promise<void> {
  if (model.articles.has(at)) return;
  const key = `p${nextNumber()}`;
  const text = model.words[word] ?? "";
  const line = {
    source: "t",
    article_id: key,
    data_section: 3,
    title: `${text}の話`,
    article_text: text,
    media_name: "港通信",
  };
  await desk.ingest(`${key}.jsonl`, [line]);
  const { rows } = await db.owner.query("SELECT article_id::text AS id FROM article_source WHERE source_key = $1", [
    key,
  ]);
  model.articles.set(at, { id: rows[0].id, word, shown: true, comment: "" });
}

async function run(model: Model, step: Step): Promise<void> {
  if (step.do === "ingest") return ingest(model, step.place, step.word);
  const known = "places" in step ? step.places.flatMap((at) => model.articles.get(at) ?? []) : [];
  const article_info = known.map(({ id }) => id);
  if (step.do === "state" && known.length > 0) {
    await api.send(model.admin, "PUT", "/article_target_setting", { article_info, disp_status: step.shown ? 0 : 1 });
    for (const article of known) article.shown = step.shown;
  }
  if (step.do === "comment" && known.length > 0) {
    await api.send(model.admin, "PUT", "/article_comment_setting", { article_info, comment: step.text });
    for (const article of known) article.comment = step.text;
  }
  const changed = "theme" in step ? model.themes[step.theme] : undefined;
  if (step.do === "register" && changed) {
    const article = model.articles.get(step.place);
    if (!article) return;
    const body = { article_info: [article.id], theme_ids: [String(changed.theme.themeId)] };
    await api.send(model.admin, step.isIn ? "POST" : "DELETE", "/article_themes", body);
    if (step.isIn) changed.byHand.add(article.id);
    else changed.byHand.delete(article.id);
  }
  if (step.do === "rematch" && changed) {
    await db.owner.query("UPDATE expression SET expression = $2, canonical = $2 WHERE theme_id = $1", [
      changed.theme.themeId,
      model.words[step.word],
    ]);
    await desk.rematch.run(changed.theme.themeId);
    changed.word = step.word;
  }
}

async function expectAsModel(model: Model): Promise<void> {
  const get = async (path: string, query = {}, user = model.reader) => (await api.get(user, path, query)).json().data;
  const tree = await get("/themes");
  const all = [...model.articles.values()];
  const inTheme = ({ word, byHand }: Model["themes"][number]) =>
    all.filter((one) => one.word === word || byHand.has(one.id));
  const union = all.filter((one) => model.themes.some((theme) => inTheme(theme).includes(one)));
  for (const [at, theme] of model.themes.entries()) {
    const shown = inTheme(theme).filter(({ shown: isShown }) => isShown);
    const { web_news_article_info: list } = await get("/webnews", { theme_id: theme.theme.themeId, page_size: 100 });
    const seen = list.map(({ article_id, comment }: Record<string, string>) => [article_id, comment]).toSorted();
    expect(seen).toEqual(shown.map(({ id, comment }) => [id, comment]).toSorted());
    expect(tree.themes_info[at].web_article_count).toBe(shown.length);
  }
  const shown = union.filter(({ shown: isShown }) => isShown);
  expect(tree.theme_group_info[0].web_article_count).toBe(shown.length);
  for (const [at, word] of model.words.entries()) {
    const found = await get("/article_search", { keyword1: word });
    expect(found.web_news_article_count).toBe(shown.filter((one) => one.word === at).length);
  }
  const { state_count } = await get("/managed_articles", {}, model.admin);
  const counts = state_count[0] ?? { all: 0, published: 0, commented: 0 };
  expect([counts.all, counts.published, counts.commented]).toEqual([
    union.length,
    shown.length,
    union.filter(({ comment }) => comment !== "").length,
  ]);
  expect(await wrongCounts(db.owner)).toEqual([]);
}

describe("lists, kept counts and search", () => {
  it("say what a plain model says after any steps, whatever was published, found and registered in whatever order", {
    timeout: 120_000,
  }, async () => {
    desk.clock.set(NOON.toISOString());
    for (const steps of fc.sample(fc.array(aStep, { minLength: 8, maxLength: 14 }), { numRuns: 8, seed: 20_261_122 })) {
      const model = await begin();
      for (const at of [0, 1, 2]) await ingest(model, at, at);
      for (const step of steps) await run(model, step);
      await expectAsModel(model);
    }
  });

  it("agree where an article is unpublished while it is put into a theme", async () => {
    const model = await begin();
    await ingest(model, 0, 2);
    const article = model.articles.get(0);
    if (!article) throw new Error("ingested");
    const [first] = model.themes;
    const body = { article_info: [article.id] };
    for (let round = 0; round < 6; round += 1) {
      await Promise.all([
        api.send(model.admin, "PUT", "/article_target_setting", { ...body, disp_status: (round + 1) % 2 }),
        api.send(model.admin, round % 4 < 2 ? "POST" : "DELETE", "/article_themes", {
          ...body,
          theme_ids: [String(first?.theme.themeId)],
        }),
      ]);
      const { rows } = await db.owner.query(
        `SELECT FROM theme_article t LEFT JOIN article_setting s USING (contract_id, article_id)
         WHERE t.article_id = $1 AND t.disp_status <> coalesce(s.disp_status, 0)`,
        [article.id],
      );
      expect([round, rows, await wrongCounts(db.owner)]).toEqual([round, [], []]);
    }
  });
});
