import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { newsDesk, wrongCounts } from "../../../ingest/testing/news-desk.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup, aTheme, aThemeGroup, type TestTheme } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { tokyoDateTime } from "../../../time/tokyo.ts";

const db = await testDatabase();
const api = await testApi(db);
const desk = await newsDesk(db);
const mails = await mailDesk(db);

/** Sequences of steps; a long run is asked for by the environment. */
const SEQUENCES = Number(process.env.KIRINUKI_INTERLEAVINGS ?? 8);

const WORDS = ["灯台", "電池", "港"];
const place = fc.nat(5);
/** What sources, an administrator, an operator, a reader and the mail schedule do, in any order. */
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
  fc.record({ do: fc.constant("correct" as const), place, word: fc.nat(2) }),
  fc.record({ do: fc.constant("withdraw" as const), place }),
  fc.record({ do: fc.constant("open" as const), place }),
  // hide: unpublished while the mail waits to be sent.
  fc.record({ do: fc.constant("mail" as const), hide: fc.option(place) }),
);
type Step = typeof aStep extends fc.Arbitrary<infer Value> ? Value : never;

/** A contract as a plain program keeps it. The collection is shared, so each has words of its own. */
interface Model {
  words: string[];
  admin: TestUser;
  reader: TestUser;
  /** takenOut: by hand, whatever had brought it; only a hand puts it back. */
  themes: { theme: TestTheme; word: number; byHand: Set<string>; takenOut: Set<string> }[];
  articles: Map<number, ModelArticle>;
  /** By article, how often its change was to be told. */
  told: Map<string, number>;
  /** What digests have brought, also those that were not sent in the end. */
  mailed: Set<string>;
}

interface ModelArticle {
  id: string;
  key: string;
  word: number;
  shown: boolean;
  comment: string;
  withdrawn: boolean;
  /** The reader opened it, or a digest with it was sent. */
  had: boolean;
}

const isListed = ({ shown, withdrawn }: ModelArticle): boolean => shown && !withdrawn;
const isIn = ({ word, byHand, takenOut }: Model["themes"][number], { id, ...article }: ModelArticle): boolean =>
  (article.word === word && !takenOut.has(id)) || byHand.has(id);

const STEP_MS = 5 * 60_000;
/** A setting runs once at each of its times: every five minutes from noon to two. */
const TIMES = Array.from({ length: 24 }, (_, at) =>
  tokyoDateTime(new Date(NOON.getTime() + at * STEP_MS)).slice(11, 16),
);

/** All clocks stand still but for one step before each mail run. */
function setNow(moment: Date): void {
  desk.clock.set(moment.toISOString());
  mails.setNow(moment);
  api.setNow(moment);
}

async function begin(): Promise<Model> {
  setNow(NOON);
  await db.owner.query("DELETE FROM mail_setting");
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
    themes.push({ theme, word, byHand: new Set(), takenOut: new Set() });
  }
  await aThemeGroup(db.owner, contract, { themes: themes.map(({ theme }) => theme) });
  const reader = await aUser(db.owner, group);
  const [first] = themes;
  if (!first) throw new Error("two themes");
  await mails.setting(contract, {
    target: first.theme,
    address: `${reader.userId}@example.com`,
    userId: reader.userId,
    times: TIMES,
  });
  return {
    words,
    admin: await aUser(db.owner, group, { userAuthority: 1 }),
    reader,
    themes,
    articles: new Map(),
    told: new Map(),
    mailed: new Set(),
  };
}

const lineOf = (model: Model, key: string, word: number) => {
  const text = model.words[word] ?? "";
  return {
    source: "t",
    article_id: key,
    data_section: 3,
    title: `${text}の話${key}`,
    article_text: `${text} ${nextNumber()}`,
    media_name: "港通信",
  };
};

async function ingest(model: Model, at: number, word: number): Promise<void> {
  if (model.articles.has(at)) return;
  const key = `p${String(nextNumber()).padStart(9, "0")}`;
  await desk.ingest(`${key}.jsonl`, [lineOf(model, key, word)]);
  const { rows } = await db.owner.query("SELECT article_id::text AS id FROM article_source WHERE source_key = $1", [
    key,
  ]);
  const state = { shown: true, comment: "", withdrawn: false, had: false };
  model.articles.set(at, { id: rows[0].id, key, word, ...state });
}

/** A later version, or the withdrawal where it has no word; whoever had the article is noted at once. */
async function change(model: Model, article: ModelArticle, word: number | null): Promise<void> {
  const isNews = word !== null || !article.withdrawn;
  const file = `v${nextNumber()}.jsonl`;
  const line = lineOf(model, article.key, word ?? article.word);
  await (word === null ? desk.withdraw(file, line) : desk.ingest(file, [line]));
  article.withdrawn = word === null;
  article.word = word ?? article.word;
  if (isNews && article.had) model.told.set(article.id, (model.told.get(article.id) ?? 0) + 1);
  await mails.notices();
}

/** A digest brings what is listed and was in none before; what is unpublished while it waits is not in it. */
async function mail(model: Model, hidden: ModelArticle | undefined): Promise<void> {
  const { contractId } = model.admin;
  setNow(new Date(mails.now.getTime() + STEP_MS));
  await db.owner.query("UPDATE mail_setting SET next_due_at = $2 WHERE contract_id = $1", [contractId, mails.now]);
  const [first] = model.themes;
  const fresh = [...model.articles.values()].filter(
    (article) => first && isIn(first, article) && isListed(article) && !model.mailed.has(article.id),
  );
  await mails.run();
  for (const { id } of fresh) model.mailed.add(id);
  if (hidden) await setState(model, [hidden], false);
  await mails.sender.drain();
  const digests = mails.kept.take().filter(({ subject }) => !subject.includes("訂正・取消"));
  const brought = digests.flatMap(({ text }) => [...text.matchAll(/の話(p\d{9})/g)].map((match) => match[1]));
  if (digests.length > 0) for (const article of fresh) article.had = true;
  expect(brought.toSorted()).toEqual(
    fresh
      .filter(isListed)
      .map(({ key }) => key)
      .toSorted(),
  );
}

async function setState(model: Model, articles: ModelArticle[], shown: boolean): Promise<void> {
  const article_info = articles.map(({ id }) => id);
  await api.send(model.admin, "PUT", "/article_target_setting", { article_info, disp_status: shown ? 0 : 1 });
  for (const article of articles) if (!article.withdrawn) article.shown = shown;
}

async function run(model: Model, step: Step): Promise<void> {
  if (step.do === "ingest") return ingest(model, step.place, step.word);
  const known = "places" in step ? step.places.flatMap((at) => model.articles.get(at) ?? []) : [];
  const article_info = known.map(({ id }) => id);
  const at = "place" in step ? model.articles.get(step.place) : undefined;
  if (step.do === "state" && known.length > 0) await setState(model, known, step.shown);
  if (step.do === "correct" && at) await change(model, at, step.word);
  if (step.do === "withdraw" && at) await change(model, at, null);
  if (step.do === "mail") await mail(model, step.hide === null ? undefined : model.articles.get(step.hide));
  if (step.do === "open" && at) await open(model, at);
  if (step.do === "comment" && known.length > 0) {
    await api.send(model.admin, "PUT", "/article_comment_setting", { article_info, comment: step.text });
    for (const article of known) if (!article.withdrawn) article.comment = step.text;
  }
  const changed = "theme" in step ? model.themes[step.theme] : undefined;
  if (step.do === "register" && changed) {
    const article = at;
    if (!article || article.withdrawn) return;
    const body = { article_info: [article.id], theme_ids: [String(changed.theme.themeId)] };
    await api.send(model.admin, step.isIn ? "POST" : "DELETE", "/article_themes", body);
    if (step.isIn) {
      changed.byHand.add(article.id);
      changed.takenOut.delete(article.id);
    } else {
      if (isIn(changed, article)) changed.takenOut.add(article.id);
      changed.byHand.delete(article.id);
    }
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

/** Opens it if there is a way. */
async function open(model: Model, article: ModelArticle): Promise<void> {
  const answer = await api.send(model.reader, "PUT", "/read_marks", { article_info: [{ article_id: article.id }] });
  if (answer.statusCode === 200) article.had = true;
}

async function expectAsModel(model: Model): Promise<void> {
  const get = async (path: string, query = {}, user = model.reader) => (await api.get(user, path, query)).json().data;
  const tree = await get("/themes");
  const all = [...model.articles.values()];
  const inTheme = (theme: Model["themes"][number]) => all.filter((one) => isIn(theme, one) && !one.withdrawn);
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
  const { rows } = await db.owner.query(
    `SELECT article_id::text AS id, count(*)::int AS n FROM article_change_notice
     WHERE contract_id = $1 AND user_id = $2 GROUP BY 1`,
    [model.reader.contractId, model.reader.userId],
  );
  expect(new Map(rows.map(({ id, n }) => [id, n]))).toEqual(model.told);
}

describe("lists, kept counts, search and mails", () => {
  it("say what a plain model says after any steps, in whatever order", {
    timeout: 60_000 + 15_000 * SEQUENCES,
  }, async () => {
    for (const steps of fc.sample(fc.array(aStep, { minLength: 12, maxLength: 24 }), {
      numRuns: SEQUENCES,
      seed: 20_261_122,
    })) {
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
