import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { articlesLink } from "../../../mail/content/links.ts";
import { readMailedArticles } from "../../../mail/send/mailed-articles.read-model.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { randomBelow } from "../../../testing/random.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { anOriginalsDesk, type TestOriginal } from "../original-use/testing/originals-desk.ts";

/** 40 worlds once: KIRINUKI_LICENCE_WORLDS=40. */
const WORLDS = Number(process.env.KIRINUKI_LICENCE_WORLDS ?? 3);
const SEED = Number(process.env.KIRINUKI_SEED ?? 20_261_128);
const STEPS = 40;
const TEXT = "本文の冒頭の文章です。".repeat(20);
const DAY_MS = 86_400_000;

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);

/** The plain model: what was agreed on, as one reads it. */
interface Rule {
  from: string | null;
  to: string | null;
  show: number | null;
  print: number | null;
  mail: number | null;
  readers: number | null;
  copies: number | null;
  excerpt: number | null;
}

interface Paper extends TestOriginal {
  issued: string;
  code: string;
  /** Who has used it, and how many copies were made. */
  readers: Set<string>;
  copies: number;
}

const inTime = (days: number | null, issued: string, today: string): boolean =>
  days === null || today <= addDays(issued, days - 1);
const isValid = ({ from, to }: Rule, today: string): boolean =>
  (from === null || from <= today) && (to === null || today <= to);

/** Both rules, each by itself: whatever one of them forbids is forbidden. */
class Model {
  readonly #rulesOf: (code: string) => readonly Rule[];
  constructor(rulesOf: (code: string) => readonly Rule[]) {
    this.#rulesOf = rulesOf;
  }
  shown = (paper: Paper, today: string): boolean =>
    this.#rulesOf(paper.code).every((rule) => isValid(rule, today) && inTime(rule.show, paper.issued, today));
  quoted = (paper: Paper, today: string): number =>
    this.shown(paper, today) ? Math.min(100, ...this.#rulesOf(paper.code).map(({ excerpt }) => excerpt ?? 100)) : 0;
  linked = (paper: Paper, today: string, isPrint: boolean): boolean =>
    this.#rulesOf(paper.code).every(
      (rule) =>
        isValid(rule, today) &&
        inTime(rule.mail, paper.issued, today) &&
        inTime(isPrint ? rule.print : rule.show, paper.issued, today),
    );
  used = (paper: Paper, today: string, { user, copies, isMail }: Use): boolean =>
    this.#rulesOf(paper.code).every(
      (rule) =>
        isValid(rule, today) &&
        inTime(copies > 0 ? rule.print : rule.show, paper.issued, today) &&
        (!isMail || inTime(rule.mail, paper.issued, today)) &&
        (copies === 0 || rule.copies === null || paper.copies + copies <= rule.copies) &&
        (rule.readers === null || paper.readers.has(user.userId) || paper.readers.size < rule.readers),
    );
}

interface Use {
  user: TestUser;
  /** On paper; 0: on screen. */
  copies: number;
  isMail: boolean;
}

type Pick = (below: number) => number;
const maybe = (pick: Pick, value: () => number): number | null => (pick(2) === 0 ? null : value());

const aRule = (pick: Pick, today: string, isContract: boolean): Rule => ({
  from: isContract && pick(4) === 0 ? addDays(today, pick(5) - 3) : null,
  to: isContract && pick(3) === 0 ? addDays(today, pick(10)) : null,
  show: maybe(pick, () => pick(12)),
  print: maybe(pick, () => pick(12)),
  mail: maybe(pick, () => pick(12)),
  readers: maybe(pick, () => 1 + pick(3)),
  copies: isContract ? maybe(pick, () => pick(12)) : null,
  excerpt: maybe(pick, () => pick(120)),
});

const storeMediumRule = (code: string, { show, print, mail, readers, excerpt }: Rule) =>
  db.owner.query(
    `INSERT INTO media_licence (media_code, show_days, print_days, mail_days, max_readers, excerpt_chars, updated_by)
     VALUES ($1, $2, $3, $4, $5, $6, 'x') ON CONFLICT (media_code) DO UPDATE SET show_days = $2, print_days = $3, mail_days = $4,
       max_readers = $5, excerpt_chars = $6`,
    [code, show, print, mail, readers, excerpt],
  );

const storeContractRule = (contractId: number, code: string, rule: Rule) =>
  db.owner.query(
    `INSERT INTO contract_licence (contract_id, media_code, valid_from, valid_to, show_days, print_days, mail_days, max_readers, max_copies,
       excerpt_chars, article_yen, reader_yen, copy_yen, updated_by, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 500, 30, 7, 'x', now()) ON CONFLICT (contract_id, media_code) DO UPDATE SET
       valid_from = $3, valid_to = $4, show_days = $5, print_days = $6, mail_days = $7, max_readers = $8, max_copies = $9, excerpt_chars = $10`,
    [contractId, code, rule.from, rule.to, rule.show, rule.print, rule.mail, rule.readers, rule.copies, rule.excerpt],
  );

/** A contract with users, media under random rules, and papers of several days. */
async function aWorld(pick: Pick, today: string) {
  const own = await anOriginalsDesk(db, api);
  // Without a browser of their own: each moment has a session of its own.
  const { browser: _, ...first } = own.user;
  const users: TestUser[] = [first];
  for (let at = 0; at < 3; at += 1) users.push(await aUser(db.owner, first, { mcAuthority: 3, scAuthority: 5 }));
  const rules = new Map<string, [Rule, Rule]>();
  const papers: Paper[] = [];
  const change = async (code: string) => {
    const both: [Rule, Rule] = [aRule(pick, tokyoDay(now()), false), aRule(pick, tokyoDay(now()), true)];
    await storeMediumRule(code, both[0]);
    await storeContractRule(own.contract.contractId, code, both[1]);
    rules.set(code, both);
  };
  let moment = NOON.getTime();
  const now = () => new Date(moment);
  for (let medium = 0; medium < 3; medium += 1) {
    const code = `E-${nextNumber()}`;
    const names = "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, 1)";
    await db.owner.query(names, [code]);
    await change(code);
    for (let at = 0; at < 2; at += 1) {
      const issued = addDays(today, -pick(8));
      const columns = { media_code: code, published_on: issued, lead: TEXT.slice(0, 100), char_count: TEXT.length };
      const made = await own.article(1, undefined, { ...columns, thumbnail_key: `thumb/${nextNumber()}.jpg` });
      await db.owner.query("UPDATE article_text SET body = $2 WHERE article_id = $1", [made.article_id, TEXT]);
      papers.push({ ...made, code, issued, readers: new Set(), copies: 0 });
    }
  }
  const wait = (ms: number) => {
    moment += ms;
    api.setNow(now());
  };
  return {
    own: { ...own, user: first },
    users,
    papers,
    change,
    wait,
    now,
    model: new Model((code) => rules.get(code) ?? []),
  };
}

type World = Awaited<ReturnType<typeof aWorld>>;

/** One use in one of the ways, counted where it was allowed; why it was refused, or null. */
async function use(paper: Paper, { user, copies, isMail }: Use, way: number): Promise<string | null> {
  const article_info = [{ article_id: paper.article_id, data_section: paper.data_section }];
  const asMail = (body: object) => (isMail ? [body, { usage_log: [], is_mail: true }] : body);
  if (way === 0) {
    const body = { article_info, pdf_flag: copies === 0 ? 1 : 2 };
    const answer = await api.send(user, "POST", "/article", { ...body, is_mail: isMail });
    const { result } = answer.json();
    return result.status === 0 ? null : result.msgDetail;
  }
  const answer =
    copies > 1
      ? await api.send(user, "POST", "/booklet", { article_info, booklet_title: "冊子", copies, per_sheet: 1 })
      : await api.send(
          user,
          "POST",
          "/pdf",
          asMail({ article_info, pdf_flag: copies === 0 ? 1 : 2, ticket_only: true }),
        );
  const { result, data } = answer.json();
  if (result.status !== 0) return result.msgDetail;
  const notice = `/pdf_${copies === 0 ? "display" : "print"}_completion_notice`;
  await api.send(user, "PUT", notice, { pdf_ticket: data.pdf_ticket });
  return null;
}

/** Everything that tells something of a paper without a use of it. */
async function expectShownAsAgreed({ own, papers, model, now }: World): Promise<void> {
  const today = tokyoDay(now());
  const ids = papers.map(({ article_id }) => article_id);
  const mailed = await desk.scope.shared("read", (tx) => readMailedArticles(tx, own.contract.contractId, ids));
  const period = { process_date_start: "2026-11-20", process_date_end: "2026-11-20" };
  const listed = (await api.get(own.user, "/newspaper_articles", { ...period, page_size: 100 })).json().data;
  for (const paper of papers) {
    const { article_id: articleId } = paper;
    const { data } = (await api.get(own.user, "/article", { articleId, data_section: 1 })).json();
    const [detail] = data.article_info;
    const isShown = model.shown(paper, today);
    const quoted = model.quoted(paper, today);
    const opening = (detail.lead ?? "").replace(/…$/, "");
    expect({ articleId, isWithin: opening.length <= quoted && TEXT.startsWith(opening) }).toEqual({
      articleId,
      isWithin: true,
    });
    expect(detail.article_text).toBeNull();
    expect(detail.thumbnail_key === null).toBe(!isShown);
    // What a device keeps ends by then.
    const ends = detail.show_until === null ? addDays(today, 4000) : addDays(detail.show_until, 1);
    expect(model.shown(paper, ends) && detail.show_until !== null).toBe(false);
    const row = listed.article_info.find((each: { article_id: string }) => each.article_id === articleId);
    expect(row.thumbnail_key === null).toBe(!isShown);
    const article = mailed.get(articleId);
    if (!article) throw new Error("it is mailed");
    const digest = {
      target: { dataKbn: 1, id: "1", name: "テーマ" },
      ...{ date: today, today, companyName: "", publicUrl: "https://kirinuki.example", mailAddress: "a@example.jp" },
      groups: [{ heading: "新聞", articles: [article] }],
    } as const;
    expect(articlesLink(digest, 2) !== "").toBe(model.linked(paper, today, false));
    expect(articlesLink(digest, 3) !== "").toBe(model.linked(paper, today, true));
  }
}

/** 利用報告 is the ledger, and both are the model's. */
async function expectReportsAsUsed({ own, papers, now }: World): Promise<void> {
  const { contractId } = own.contract;
  const { rows } = await db.owner.query(
    `SELECT article_id::text AS id, count(DISTINCT user_id)::int AS readers,
       coalesce(sum(coalesce(copies, 1)) FILTER (WHERE use_kind IN ('pdf_print', 'text_print')), 0)::int AS copies
     FROM original_use WHERE contract_id = $1 AND use_state = 'counted' GROUP BY 1 ORDER BY 1`,
    [contractId],
  );
  const used = papers
    .filter(({ readers }) => readers.size > 0)
    .toSorted((a, b) => (a.article_id < b.article_id ? -1 : 1));
  expect(rows).toEqual(
    used.map(({ article_id, readers, copies }) => ({ id: article_id, readers: readers.size, copies })),
  );
  const months = [...new Set(["2026-11", tokyoDay(now()).slice(0, 7)])];
  let total = 0;
  const sums = { articles: 0, readers: 0, copies: 0 };
  for (const target_month of months) {
    const { data } = (await api.get(own.user, "/licence_uses", { target_month })).json();
    const csv = (await api.get(own.user, "/licence_uses_download", { target_month })).body;
    const lines = csv.trimEnd().split("\r\n").slice(1);
    const column = (at: number) => lines.reduce((sum, line) => sum + Number(line.split(",").at(at)), 0);
    expect(column(-1)).toBe(data.total_yen);
    total += data.total_yen;
    sums.articles += lines.length;
    sums.readers += column(-7);
    sums.copies += column(-6);
  }
  expect(total).toBe(sums.articles * 500 + sums.readers * 30 + sums.copies * 7);
  expect(sums.copies).toBe(used.reduce((sum, { copies }) => sum + copies, 0));
}

async function useAtOnce(world: World, paper: Paper, pick: Pick): Promise<void> {
  const today = tokyoDay(world.now());
  const uses = world.users.map((user): Use => ({ user, copies: pick(4), isMail: false }));
  const anybody = uses.some((wish) => world.model.used(paper, today, wish));
  const taken = await Promise.all(uses.map((wish) => use(paper, wish, wish.copies > 1 ? 1 : pick(2))));
  // In some order each was within the limits when it was allowed.
  const allowed = uses.filter((_, at) => taken[at] === null);
  expect(allowed.length > 0).toBe(anybody);
  const order = (left: Use[]): boolean =>
    left.length === 0 ||
    left.some((wish, at) => {
      if (!world.model.used(paper, today, wish)) return false;
      const before = { readers: new Set(paper.readers), copies: paper.copies };
      paper.readers.add(wish.user.userId);
      paper.copies += wish.copies;
      if (order(left.toSpliced(at, 1))) return true;
      Object.assign(paper, before);
      return false;
    });
  expect(order(allowed)).toBe(true);
}

it(`nothing goes past a licence in ${WORLDS} random worlds, in any channel, and reports are the ledger`, async () => {
  for (let number = 0; number < WORLDS; number += 1) {
    const pick = randomBelow(SEED + number);
    api.setNow(NOON);
    const world = await aWorld(pick, tokyoDay(NOON));
    for (let step = 0; step < STEPS; step += 1) {
      // Longer than a reservation holds and than a double click lasts.
      world.wait(pick(5) === 0 ? DAY_MS : 11 * 60_000);
      const paper = world.papers[pick(world.papers.length)];
      const user = world.users[pick(world.users.length)];
      if (!paper || !user) throw new Error("there are some");
      if (pick(8) === 0) await world.change(paper.code);
      if (pick(6) === 0) {
        await useAtOnce(world, paper, pick);
        continue;
      }
      const copies = pick(2) === 0 ? 0 : 1 + pick(5);
      const wish: Use = { user, copies, isMail: copies <= 1 && pick(3) === 0 };
      const expected = world.model.used(paper, tokyoDay(world.now()), wish);
      const refusal = await use(paper, wish, copies > 1 ? 1 : pick(2));
      const isAllowed = refusal === null;
      expect(
        isAllowed,
        `world ${number}, step ${step}, ${JSON.stringify({ copies, isMail: wish.isMail })}: ${refusal}`,
      ).toBe(expected);
      if (isAllowed) {
        paper.readers.add(user.userId);
        paper.copies += copies;
      }
      if (step % 8 === 0) await expectShownAsAgreed(world);
    }
    await expectReportsAsUsed(world);
  }
}, 120_000);
