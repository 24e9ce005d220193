import { randomUUID } from "node:crypto";
import { degrees, PDFDocument } from "@cantoo/pdf-lib";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { randomBelow } from "../../../testing/random.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, type OriginalsDesk, type TestOriginal } from "../original-use/testing/originals-desk.ts";
import { readBooklet } from "./testing/read-booklet.ts";

/** 300 booklets once: KIRINUKI_BOOKLETS=300. */
const BOOKLETS = Number(process.env.KIRINUKI_BOOKLETS ?? 20);
const SEED = Number(process.env.KIRINUKI_SEED ?? 20_261_127);

const db = await testDatabase();
const api = await testApi(db);

interface Made {
  article: TestOriginal;
  /** On each of its pages: the mark and the page's number. */
  mark: string;
  pages: number;
  title: string;
  /** It has an original that can be laid out. */
  usable: boolean;
}

const SIZES: readonly [number, number][] = [
  [300, 200],
  [842, 1191],
  [120, 700],
  [1400, 260],
];

async function anArticle(desk: OriginalsDesk, pick: (below: number) => number, at: number): Promise<Made> {
  const kind = pick(10);
  const mark = `M${at}x`;
  const title = `見出し${at}${"の長い説明が続く".repeat(pick(9))}`;
  const pages = 1 + pick(3);
  if (kind === 0) return { article: await desk.article(3, null, { title }), mark, pages: 0, title, usable: false };
  if (kind === 1) return { article: await desk.article(1, null, { title }), mark, pages: 0, title, usable: false };
  const section = pick(2) === 0 ? 1 : 2;
  if (kind === 2) {
    const broken = Buffer.from("%PDF-1.4 and then nothing");
    return { article: await desk.article(section, broken, { title }), mark, pages: 0, title, usable: false };
  }
  const document = await PDFDocument.create({ updateMetadata: false });
  for (let page = 1; page <= pages; page += 1) {
    const [width, height] = SIZES[pick(SIZES.length)] ?? [300, 200];
    const sheet = document.addPage([width, height]);
    sheet.setRotation(degrees(90 * pick(4)));
    sheet.drawText(`${mark}${page}`, { x: 10, y: height / 2, size: 12 });
  }
  const original = await document.save({ useObjectStreams: pick(2) === 0 });
  return { article: await desk.article(section, original, { title }), mark, pages, title, usable: true };
}

/** Marks in the order in which the booklet's pages have them, each with its page. */
const marksOf = (pages: readonly string[]): string[] => pages.flatMap((text) => text.match(/M\d+x\d/g) ?? []);

it(`holds for ${BOOKLETS} random booklets: every original once and in order, and the ledger is what is in them`, async () => {
  const pick = randomBelow(SEED);
  const desk = await anOriginalsDesk(db, api);
  const phone = { ...desk.user, browser: "phone" };
  for (let booklet = 0; booklet < BOOKLETS; booklet += 1) {
    api.setNow(new Date(NOON.getTime() + booklet * 60_000));
    const made: Made[] = [];
    for (let at = 0; at < 1 + pick(7); at += 1) made.push(await anArticle(desk, pick, booklet * 100 + at));
    const comments = made.filter(() => pick(2) === 0).map(({ article }) => article.article_id);
    const body = {
      article_info: made.map(({ article }) => article),
      booklet_title: `冊子${booklet}`,
      copies: 1 + pick(50),
      per_sheet: 1 + pick(2),
      grey: pick(2) === 1,
      comment_info: comments.map((article_id) => ({
        article_id,
        comment: `コメント${article_id}。`.repeat(1 + pick(12)),
      })),
    };
    const usable = made.filter((each) => each.usable);
    const before = await desk.countedUses();
    // A press, or two at once, on one device or two; the answer of the first may be lost, and is asked for again by its key.
    const key = { "idempotency-key": randomUUID() };
    const users = [desk.user, pick(2) === 0 ? desk.user : phone].slice(0, 1 + pick(2));
    const press = (user: typeof phone | OriginalsDesk["user"], headers = {}) =>
      api.send(user, "POST", "/booklet", body, headers);
    const answers = await Promise.all(users.map((user, at) => press(user, at === 0 ? key : {})));
    const again = await press(desk.user, key);
    const name = JSON.stringify({ booklet, seed: SEED });
    if (usable.length === 0) {
      expect({ name, ticket: answers[0]?.json().data?.pdf_ticket }).toEqual({ name, ticket: undefined });
      expect({ name, counted: await desk.countedUses() }).toEqual({ name, counted: before });
      continue;
    }
    expect({ name, ...again.json() }).toEqual({ name, ...answers[0]?.json() });
    for (const [at, user] of users.entries()) {
      const { pdf_ticket: ticket } = answers[at]?.json().data ?? {};
      const { pages, sizes, targets } = await readBooklet((await api.get(user, `/pdf/${ticket}`)).rawPayload);
      expect({ name, marks: marksOf(pages) }).toEqual({
        name,
        marks: usable.flatMap(({ mark, pages: count }) =>
          Array.from({ length: count }, (_, page) => `${mark}${page + 1}`),
        ),
      });
      expect(new Set(sizes.map(([width, height]) => `${width}x${height}`))).toEqual(new Set(["595x842"]));
      expect({ name, targets: targets.length }).toEqual({ name, targets: made.length });
      for (const [index, target] of targets.entries()) {
        expect(pages[target]).toContain(made[index]?.title.slice(0, 12));
        if (made[index]?.usable) expect(pages[target]).toContain(`${made[index].mark}1`);
      }
      for (const id of comments) expect(pages.join("")).toContain(`コメント${id}。`);
    }
    for (const [at, user] of users.entries())
      await api.send(user, "PUT", "/pdf_print_completion_notice", { pdf_ticket: answers[at]?.json().data.pdf_ticket });
    const { rows } = await db.owner.query(
      `SELECT article_id::text FROM original_use WHERE contract_id = $1 AND use_state = 'counted' AND article_id = ANY ($2::bigint[])
       ORDER BY article_id`,
      [desk.contract.contractId, body.article_info.map(({ article_id }) => article_id)],
    );
    expect({ name, ledger: rows.map(({ article_id }) => article_id) }).toEqual({
      name,
      ledger: usable.map(({ article }) => article.article_id).sort(),
    });
  }
}, 600_000);
