import { licenceText, originalText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aGroup } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { anOriginalsDesk } from "./testing/originals-desk.ts";
import { ROLES, WAYS, type Way } from "./testing/rights-matrix.ts";
import { ALLOWED, useOriginal } from "./testing/use-original.ts";

const db = await testDatabase();
const api = await testApi(db);
const TODAY = tokyoDay(NOON);

interface Bounds {
  show_days?: number;
  print_days?: number;
  mail_days?: number;
  max_readers?: number;
}

/** A medium of its own with a licence. */
async function aMedium(bounds: Bounds, section = 1): Promise<string> {
  const code = `lic${nextNumber()}`;
  await db.owner.query("INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, $1, $1, $2)", [
    code,
    section,
  ]);
  const { show_days, print_days, mail_days, max_readers } = bounds;
  await db.owner.query(
    `INSERT INTO media_licence (media_code, show_days, print_days, mail_days, max_readers, updated_by)
     VALUES ($1, $2, $3, $4, $5, 'tester')`,
    [code, show_days ?? null, print_days ?? null, mail_days ?? null, max_readers ?? null],
  );
  return code;
}

const desk = await anOriginalsDesk(db, api);
const issued = (media_code: string, daysAgo: number) => ({ media_code, published_on: addDays(TODAY, -daysAgo) });
const refused = (text: string) => ({ http: 200, status: 1, text, data: { article_info: [{ reason: text }] } });

/** Yesterday was the last day of each. */
const BOUND_BY: Record<Way, { bounds: Bounds; text: string }> = {
  view: { bounds: { show_days: 3 }, text: licenceText.showEnded(addDays(TODAY, -1)) },
  text: { bounds: { show_days: 3 }, text: licenceText.showEnded(addDays(TODAY, -1)) },
  print: { bounds: { print_days: 3 }, text: licenceText.printEnded(addDays(TODAY, -1)) },
  booklet: { bounds: { print_days: 3 }, text: licenceText.printEnded(addDays(TODAY, -1)) },
  "text print": { bounds: { print_days: 3 }, text: licenceText.printEnded(addDays(TODAY, -1)) },
  "mail link": { bounds: { mail_days: 3 }, text: licenceText.mailEnded(addDays(TODAY, -1)) },
};

describe("days of a licence", () => {
  it.each(ROLES)("hold for $role: the last day is open, the next is not, in each way", async ({ parts }) => {
    const user = await aUser(db.owner, desk.user, { ...parts, mcAuthority: 3, scAuthority: 5 });
    for (const way of WAYS) {
      const code = await aMedium(BOUND_BY[way].bounds);
      const [last, past] = [
        await desk.article(1, undefined, issued(code, 2)),
        await desk.article(1, undefined, issued(code, 3)),
      ];
      expect({ way, ...(await useOriginal(api, user, way, last)) }).toMatchObject({ way, ...ALLOWED });
      expect({ way, ...(await useOriginal(api, user, way, past)) }).toMatchObject({
        way,
        ...refused(BOUND_BY[way].text),
      });
    }
  });

  it("hold for every contract alike, and for the text of a paper as for its image", async () => {
    const code = await aMedium({ show_days: 1 });
    for (const own of [desk, await anOriginalsDesk(db, api)]) {
      const paper = await own.article(2, undefined, issued(code, 1));
      expect(await useOriginal(api, own.user, "text", paper)).toMatchObject(
        refused(licenceText.showEnded(addDays(TODAY, -1))),
      );
    }
  });

  it("count from the arrival where the source names no day of issue", async () => {
    const code = await aMedium({ show_days: 1 });
    const arrived = (moment: string) => ({ media_code: code, published_on: null, arrived_at: moment });
    const late = await desk.article(1, undefined, arrived(`${TODAY}T00:00:00+09:00`));
    const early = await desk.article(1, undefined, arrived(`${addDays(TODAY, -1)}T23:59:59+09:00`));
    expect(await useOriginal(api, desk.user, "view", late)).toMatchObject(ALLOWED);
    expect(await useOriginal(api, desk.user, "view", early)).toMatchObject({ status: 1 });
  });

  it("hold for a magazine's book", async () => {
    const code = await aMedium({ show_days: 0 }, 5);
    const { article_id } = await desk.article(5, null, { media_code: code, contents_id: "issue1" });
    await api.originals.put("demo/epub/issue1.epub", Buffer.from("PK book"));
    const body = { article_id, contentsId: "issue1" };
    const { result } = (await api.send(desk.user, "PUT", "/epub_display_check", body)).json();
    expect(result).toMatchObject({ status: 1, msgDetail: licenceText.showNever });
  });

  it("keep back what they forbid of several, with its reason; all of them in the words of all", async () => {
    const [open, never] = [await aMedium({}), await aMedium({ show_days: 0 })];
    const papers = [
      await desk.article(1, undefined, issued(open, 0)),
      await desk.article(1, undefined, issued(never, 0)),
    ];
    const ask = async (articles: object[]) =>
      (await api.send(desk.user, "POST", "/pdf", { article_info: articles, ticket_only: true })).json();
    expect((await ask(papers)).data).toMatchObject({ data_flag: 1, article_info: [{ reason: licenceText.showNever }] });
    const ended = await desk.article(1, undefined, issued(await aMedium({ show_days: 1 }), 1));
    expect((await ask([ended, papers[1] ?? {}])).result.msgDetail).toBe(licenceText.notLicensed);
    const closed = await desk.article(1);
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [closed.article_id]);
    expect((await ask([closed, papers[1] ?? {}])).result.msgDetail).toBe(originalText.notDisplayable);
  });

  it("are told with the article, before anybody tries", async () => {
    const code = await aMedium({ show_days: 9, print_days: 0 });
    const { article_id } = await desk.article(1, undefined, issued(code, 1));
    const detail = (await api.get(desk.user, "/article", { articleId: article_id, data_section: 1 })).json();
    expect(detail.data.article_info[0]).toMatchObject({ show_refusal: null, print_refusal: licenceText.printNever });
  });
});

describe("readers of a licence", () => {
  const crowd = async (of: Parameters<typeof aGroup>[1], size: number): Promise<TestUser[]> => {
    const groups = [await aGroup(db.owner, of), await aGroup(db.owner, of)];
    return Promise.all(
      Array.from({ length: size }, (_, at) => aUser(db.owner, groups[at % 2] ?? desk.user, { mcAuthority: 3 })),
    );
  };

  it.each(["view", "text"] as const)("are never more than it allows, however many come at once: %s", async (way) => {
    const article = await desk.article(1, undefined, issued(await aMedium({ max_readers: 3 }), 0));
    const users = await crowd(desk.contract, 10);
    const answers = await Promise.all(users.map((user) => useOriginal(api, user, way, article)));
    const [taken, full] = [answers.filter(({ status }) => status === 0), answers.filter(({ status }) => status === 1)];
    expect([taken.length, full.length]).toEqual([3, 7]);
    for (const answer of full) expect(answer).toMatchObject(refused(licenceText.readers(3)));
    const readers = users.filter((_, at) => answers[at]?.status === 0);
    for (const user of readers) expect(await useOriginal(api, user, way, article)).toMatchObject(ALLOWED);
  });

  it("are counted for each contract and each original alone", async () => {
    const code = await aMedium({ max_readers: 1 });
    const [first, second] = [
      await desk.article(1, undefined, issued(code, 0)),
      await desk.article(1, undefined, issued(code, 0)),
    ];
    const [one, two] = await crowd(desk.contract, 2);
    if (!one || !two) throw new Error("two users were made");
    expect(await useOriginal(api, one, "view", first)).toMatchObject(ALLOWED);
    expect(await useOriginal(api, two, "view", first)).toMatchObject({ status: 1 });
    expect(await useOriginal(api, two, "view", second)).toMatchObject(ALLOWED);
    const other = await anOriginalsDesk(db, api);
    await db.owner.query(
      "INSERT INTO theme_article (contract_id, theme_id, article_id, process_date, data_section, search_word) SELECT $2, $3, article_id, process_date, data_section, search_word FROM theme_article WHERE article_id = $1 LIMIT 1",
      [first.article_id, other.contract.contractId, other.theme.themeId],
    );
    expect(await useOriginal(api, other.user, "view", first)).toMatchObject(ALLOWED);
  });

  it("give their place back where the reservation was released", async () => {
    const article = await desk.article(1, undefined, issued(await aMedium({ max_readers: 1 }), 0));
    const [one, two] = await crowd(desk.contract, 2);
    if (!one || !two) throw new Error("two users were made");
    expect(await useOriginal(api, one, "view", article)).toMatchObject(ALLOWED);
    await db.owner.query("UPDATE original_use SET use_state = 'released' WHERE article_id = $1", [article.article_id]);
    expect(await useOriginal(api, two, "view", article)).toMatchObject(ALLOWED);
  });
});
