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
    copies > 1 && way !== 2
      ? await api.send(user, "POST", "/booklet", { article_info, booklet_title: "冊子", copies, per_sheet: 1 })
      : await api.send(
          user,
          "POST",
          "/pdf",
          asMail({ article_info, pdf_flag: copies === 0 ? 1 : 2, ...(way === 2 && { copies }), ticket_only: true }),
        );
  const { result, data } = answer.json();
  if (result.status !== 0) return result.msgDetail;
  const notice = `/pdf_${copies === 0 ? "display" : "print"}_completion_notice`;
  await api.send(user, "PUT", notice, { pdf_ticket: data.pdf_ticket });
  return null;
}

/** Everything that tells something of a paper without a use of it. */
async function expectShownAsAgreed({ own, papers, model, now }: LicenceWorld): Promise<void> {
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
    expect({ articleId, isWithin: opening.length <= quoted && paper.text.startsWith(opening) }).toEqual({
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
async function expectReportsAsUsed({ own, papers, now }: LicenceWorld): Promise<void> {
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

async function useAtOnce(world: LicenceWorld, paper: Paper, pick: Pick): Promise<void> {
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
    const world = await aLicenceWorld(db, api, pick, tokyoDay(NOON));
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
      const refusal = await use(paper, wish, copies > 1 ? 1 + pick(2) : pick(2));
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
