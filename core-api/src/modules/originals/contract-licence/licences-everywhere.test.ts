import { MACHINE_PURPOSES, PURPOSES, type Purpose } from "@kirinuki/schema/purposes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { articlesLink } from "../../../mail/content/links.ts";
import { readMailedArticles } from "../../../mail/send/mailed-articles.read-model.ts";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { randomBelow } from "../../../testing/random.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { aLicenceWorld, type LicenceWorld, type Paper, type Pick, type Use } from "./testing/licence-world.ts";

/** 40 worlds once: KIRINUKI_LICENCE_WORLDS=40. */
const WORLDS = Number(process.env.KIRINUKI_LICENCE_WORLDS ?? 2);
const SEED = Number(process.env.KIRINUKI_SEED ?? 20_261_128);
const STEPS = 40;
const DAY_MS = 86_400_000;

const db = await testDatabase();
const api = await testApi(db);
const desk = await mailDesk(db);

/** Mostly a person's. */
const purposeOf = (pick: Pick): Purpose => (pick(2) === 0 ? "display" : (PURPOSES[pick(PURPOSES.length)] ?? "display"));

/** One use in one of the ways, counted where it was allowed; why it was refused, or null. */
async function use(
  { by }: LicenceWorld,
  paper: Paper,
  { user, copies, isMail, purpose }: Use,
  way: number,
): Promise<string | null> {
  const article_info = [{ article_id: paper.article_id, data_section: paper.data_section }];
  const ask = by(user, purpose);
  const asMail = (body: object) => (isMail ? [body, { usage_log: [], is_mail: true }] : body);
  if (way === 0) {
    const body = { article_info, pdf_flag: copies === 0 ? 1 : 2 };
    const answer = await ask.send("POST", "/article", { ...body, is_mail: isMail });
    const { result } = answer.json();
    return result.status === 0 ? null : result.msgDetail;
  }
  const answer =
    copies > 1 && way !== 2
      ? await ask.send("POST", "/booklet", { article_info, booklet_title: "冊子", copies, per_sheet: 1 })
      : await ask.send(
          "POST",
          "/pdf",
          asMail({ article_info, pdf_flag: copies === 0 ? 1 : 2, ...(way === 2 && { copies }), ticket_only: true }),
        );
  const { result, data } = answer.json();
  if (result.status !== 0) return result.msgDetail;
  const notice = `/pdf_${copies === 0 ? "display" : "print"}_completion_notice`;
  await ask.send("PUT", notice, { pdf_ticket: data.pdf_ticket });
  return null;
}

/** Everything that tells a person or a machine something of a paper without a use of it. */
async function expectShownAsAgreed({ own, papers, model, now, by }: LicenceWorld, purpose: Purpose): Promise<void> {
  const today = tokyoDay(now());
  const period = { process_date_start: "2026-11-20", process_date_end: "2026-11-20" };
  const ask = by(own.user, purpose);
  const listed = (await ask.get("/newspaper_articles", { ...period, page_size: 100 })).json().data;
  for (const paper of papers) {
    const { article_id: articleId } = paper;
    const { data } = (await ask.get("/article", { articleId, data_section: 1 })).json();
    const [detail] = data.article_info;
    const isShown = model.shown(paper, today, purpose);
    const quoted = model.quoted(paper, today, purpose);
    const opening = (detail.lead ?? "").replace(/…$/, "");
    expect({ articleId, isWithin: opening.length <= quoted && paper.text.startsWith(opening) }).toEqual({
      articleId,
      isWithin: true,
    });
    expect(detail.article_text).toBeNull();
    expect(detail.thumbnail_key === null).toBe(!isShown);
    expect(detail.forbidden_purposes).toEqual(MACHINE_PURPOSES.filter((each) => model.forbids(paper, each)));
    // What a device keeps ends by then.
    const ends = detail.show_until === null ? addDays(today, 4000) : addDays(detail.show_until, 1);
    expect(model.shown(paper, ends, purpose) && detail.show_until !== null).toBe(false);
    const row = listed.article_info.find((each: { article_id: string }) => each.article_id === articleId);
    expect(row.thumbnail_key === null).toBe(!isShown);
  }
}

/** A digest leads to originals only as far as it may. */
async function expectLinkedAsAgreed({ own, papers, model, now }: LicenceWorld): Promise<void> {
  const today = tokyoDay(now());
  const ids = papers.map(({ article_id }) => article_id);
  const mailed = await desk.scope.shared("read", (tx) => readMailedArticles(tx, own.contract.contractId, ids));
  for (const paper of papers) {
    const article = mailed.get(paper.article_id);
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

interface Used {
  id: string;
  month: string;
  uses: number;
  readers: number;
  copies: number;
}

/** What the ledger has, by article and month. */
async function readLedger(contractId: number): Promise<Used[]> {
  const { rows } = await db.owner.query(
    `SELECT article_id::text AS id, to_char(use_month, 'YYYY-MM') AS month, count(*)::int AS uses, count(DISTINCT user_id)::int AS readers,
       coalesce(sum(coalesce(copies, 1)) FILTER (WHERE use_kind IN ('pdf_print', 'text_print')), 0)::int AS copies
     FROM original_use WHERE contract_id = $1 AND use_state = 'counted' GROUP BY 1, 2 ORDER BY 1, 2`,
    [contractId],
  );
  return rows;
}

const NONE = { article_count: 0, reader_count: 0, copy_count: 0, use_count: 0, total_yen: 0 };
type Sums = typeof NONE;

/** Adds up a month's lines under a name; the yen are those that the model owes. */
function sumsBy(lines: readonly (Used & { paper: Paper; yen: number })[], nameOf: (paper: Paper) => string | null) {
  const sums = new Map<string, Sums>();
  for (const { paper, uses, readers, copies, yen } of lines) {
    const name = nameOf(paper);
    if (name === null) continue;
    const old = sums.get(name) ?? NONE;
    sums.set(name, {
      article_count: old.article_count + 1,
      reader_count: old.reader_count + readers,
      copy_count: old.copy_count + copies,
      use_count: old.use_count + uses,
      total_yen: old.total_yen + yen,
    });
  }
  return sums;
}

/** The report's own lines, under the same names. */
const told = <Line extends Sums>(lines: readonly Line[], nameOf: (line: Line) => string) =>
  new Map(
    lines.map((line): [string, Sums] => {
      const { article_count, reader_count, copy_count, use_count, total_yen } = line;
      return [nameOf(line), { article_count, reader_count, copy_count, use_count, total_yen }];
    }),
  );

/** 利用報告 is the ledger with the prices of its months, and all are the model's. */
async function expectReportsAsUsed({ own, papers, owed }: LicenceWorld): Promise<void> {
  const ledger = await readLedger(own.contract.contractId);
  for (const paper of papers) {
    const copies = ledger.filter(({ id }) => id === paper.article_id).reduce((sum, used) => sum + used.copies, 0);
    expect({ id: paper.article_id, copies }).toEqual({ id: paper.article_id, copies: paper.copies });
  }
  const used = new Set(ledger.map(({ id }) => id));
  expect(used).toEqual(new Set(papers.filter(({ readers }) => readers.size > 0).map(({ article_id }) => article_id)));
  for (const target_month of new Set(["2026-10", "2026-11", ...ledger.map(({ month }) => month)])) {
    const lines = ledger
      .filter(({ month }) => month === target_month)
      .map((line) => {
        const paper = papers.find(({ article_id }) => article_id === line.id);
        if (!paper) throw new Error("nothing else was used");
        const { article, reader, copy } = owed(paper, target_month) ?? { article: 0, reader: 0, copy: 0 };
        return { ...line, paper, yen: article + line.readers * reader + line.copies * copy };
      });
    const total = lines.reduce((sum, { yen }) => sum + yen, 0);
    const { data } = (await api.get(own.user, "/licence_uses", { target_month })).json();
    const lineName = ({ code, agency }: { code: string; agency: string | null }) => `${code} ${agency}`;
    expect(
      told(data.media_info, (line: Sums & { media_code: string; rightholder: string | null }) =>
        lineName({ code: line.media_code, agency: line.rightholder }),
      ),
    ).toEqual(sumsBy(lines, lineName));
    expect(told(data.rightholder_info, (line: Sums & { rightholder: string }) => line.rightholder)).toEqual(
      sumsBy(lines, ({ agency }) => agency),
    );
    expect(data.total_yen).toBe(total);
    const csv = (await api.get(own.user, "/licence_uses_download", { target_month })).body;
    const rows = csv.trimEnd().split("\r\n").slice(1);
    expect(rows.map((row) => [row.split(",").at(3), Number(row.split(",").at(-1))]).toSorted()).toEqual(
      lines.map(({ id, yen }) => [id, yen]).toSorted(),
    );
    pricedYen += total;
  }
}

/** Where nothing is ever owed, no price was looked at. */
let pricedYen = 0;

async function useAtOnce(world: LicenceWorld, paper: Paper, pick: Pick): Promise<void> {
  const today = tokyoDay(world.now());
  const uses = world.users.map((user): Use => ({ user, copies: pick(4), isMail: false, purpose: purposeOf(pick) }));
  const anybody = uses.some((wish) => world.model.used(paper, today, wish));
  const taken = await Promise.all(uses.map((wish) => use(world, paper, wish, wish.copies > 1 ? 1 : pick(2))));
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

it(
  `nothing goes past a licence in ${WORLDS} random worlds, in any channel, and reports are the ledger`,
  async () => {
    for (let number = 0; number < WORLDS; number += 1) {
      const pick = randomBelow(SEED + number);
      api.setNow(NOON);
      const world = await aLicenceWorld(db, api, pick, tokyoDay(NOON));
      for (let step = 0; step < STEPS; step += 1) {
        // Longer than a reservation holds and than a double click lasts.
        world.wait(pick(5) === 0 ? DAY_MS : 11 * 60_000);
        const paper = world.papers[pick(world.papers.length)];
        const user = world.users[pick(world.users.length)];
        if (!paper || !user) throw new Error("there are some");
        if (pick(8) === 0) await world.change(paper);
        if (pick(6) === 0) {
          await useAtOnce(world, paper, pick);
          continue;
        }
        const copies = pick(2) === 0 ? 0 : 1 + pick(5);
        const wish: Use = { user, copies, isMail: copies <= 1 && pick(3) === 0, purpose: purposeOf(pick) };
        const expected = world.model.used(paper, tokyoDay(world.now()), wish);
        const refusal = await use(world, paper, wish, copies > 1 ? 1 + pick(2) : pick(2));
        const isAllowed = refusal === null;
        expect(
          isAllowed,
          `world ${number}, step ${step}, ${JSON.stringify({ copies, isMail: wish.isMail, purpose: wish.purpose })}: ${refusal}`,
        ).toBe(expected);
        if (isAllowed) {
          paper.readers.add(user.userId);
          paper.copies += copies;
        }
        if (step % 8 > 0) continue;
        for (const purpose of PURPOSES) await expectShownAsAgreed(world, purpose);
        await expectLinkedAsAgreed(world);
      }
      await expectReportsAsUsed(world);
    }
    expect(pricedYen).toBeGreaterThan(0);
  },
  WORLDS * 60_000,
);
