import { licenceText, originalText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { aGroup } from "../../../testing/builders.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import {
  anOriginalsDesk,
  aPdf,
  type OriginalsDesk,
  type TestOriginal,
} from "../original-use/testing/originals-desk.ts";
import { readBooklet } from "./testing/read-booklet.ts";

const db = await testDatabase();
const api = await testApi(db);
const MINUTE = 60_000;
const at = (minutes: number) => api.setNow(new Date(NOON.getTime() + minutes * MINUTE));

let desk: OriginalsDesk;
beforeEach(async () => {
  at(0);
  desk = await anOriginalsDesk(db, api);
});

const form = (articles: TestOriginal[], extra: object = {}) => ({
  article_info: articles,
  booklet_title: "取締役会の資料",
  copies: 12,
  per_sheet: 1,
  ...extra,
});
const make = async (articles: TestOriginal[], extra: object = {}, user = desk.user, headers = {}) =>
  (await api.send(user, "POST", "/booklet", form(articles, extra), headers)).json();
const check = async (articles: TestOriginal[], user = desk.user) =>
  (await api.send(user, "POST", "/booklet_check", { article_info: articles })).json().data;
const notice = async (ticket: string, user = desk.user) =>
  (await api.send(user, "PUT", "/pdf_print_completion_notice", { pdf_ticket: ticket })).json().data.usage_count;
const read = async (ticket: string, user = desk.user) =>
  readBooklet((await api.get(user, `/pdf/${ticket}`)).rawPayload);

describe("POST /booklet", () => {
  it("has a cover, linked contents and each cutting on A4 with masthead, date, page, number and comment", async () => {
    const place = { media_name: "瑞穂日報", published_on: "2026-11-20", issue_type: 1, frame_no: "3" };
    const first = await desk.article(1, await aPdf(2), { ...place, title: "全固体電池の量産を開始" });
    const second = await desk.article(2, undefined, { ...place, title: "部材の調達先を拡大" });
    const { result, data } = await make([second, first], {
      comment_info: [{ article_id: first.article_id, comment: "来週の会議で報告。" }],
    });
    expect([result.status, data.data_flag, data.article_info]).toEqual([0, undefined, []]);
    const { sizes, pages, targets } = await read(data.pdf_ticket);
    expect(sizes).toEqual(Array.from({ length: 5 }, () => [595, 842]));
    const [cover, contents, ...cuttings] = pages;
    for (const said of ["取締役会の資料", "記事 2件", "2026年11月20日", "部数 12部", `作成 利用者${desk.user.userId}`])
      expect(cover).toContain(said);
    expect(contents).toMatch(/1 部材の調達先を拡大 瑞穂日報 2026年11月20日 朝刊 3面 3 2 全固体電池の量産を開始/);
    expect(targets).toEqual([2, 3]);
    expect(cuttings.map((text) => /page \d/.exec(text)?.[0])).toEqual(["page 1", "page 1", "page 2"]);
    expect(cuttings[1]).toContain("2 瑞穂日報 2026年11月20日 朝刊 3面 1／2 全固体電池の量産を開始");
    expect(cuttings.map((text) => text.includes("来週の会議で報告。"))).toEqual([false, true, false]);
    for (const text of pages) expect(text).toContain(`（${desk.user.userId}） 2026/11/20 12:00`);
  });

  it("lays two cuttings on a sheet, and what has no original as its headline", async () => {
    const web = await desk.article(3, null, { title: "電子版の記事" });
    const papers = [await desk.article(1), await desk.article(1)];
    const { data } = await make([web, ...papers], { per_sheet: 2, grey: true });
    expect(data.article_info).toEqual([]);
    const { pages } = await read(data.pdf_ticket);
    expect(pages).toHaveLength(4);
    expect(pages[0]).toContain("記事 3件（原文 2件）");
    expect(pages[2]).toMatch(/page 1.*電子版の記事/);
    expect(pages.join().match(/page 1/g)).toHaveLength(2);
    expect(await notice(data.pdf_ticket)).toBe(2);
  });

  it("names what could not be obtained, keeps its headline, and counts what is in it", async () => {
    const broken = await desk.article(1, Buffer.from("%PDF-1.4 and then nothing"), { title: "壊れた原文" });
    const missing = await desk.article(2, null);
    const good = await desk.article(1);
    const { data } = await make([broken, good, missing]);
    expect([data.data_flag, data.article_info.map((item: TestOriginal) => item.article_id)]).toEqual([
      1,
      [broken.article_id, missing.article_id],
    ]);
    expect((await read(data.pdf_ticket)).pages[2]).toContain("見出しのみ（原文はこの冊子にありません）");
    expect(await notice(data.pdf_ticket)).toBe(1);
    expect(await desk.counters()).toEqual({ mc: 1, sc: 0 });
  });

  it("keeps the number of copies with each use and in the audit log", async () => {
    const { data } = await make([await desk.article()]);
    await notice(data.pdf_ticket);
    const { rows } = await db.owner.query("SELECT use_kind, copies FROM original_use WHERE contract_id = $1", [
      desk.contract.contractId,
    ]);
    expect(rows).toEqual([{ use_kind: "pdf_print", copies: 12 }]);
    const log = await db.owner.query(
      "SELECT detail ->> 'copies' AS copies FROM audit WHERE contract_id = $1 AND action = 'original.request'",
      [desk.contract.contractId],
    );
    expect(log.rows).toEqual([{ copies: "12" }]);
  });

  it.each([
    [{ booklet_title: "" }, "booklet_title"],
    [{ copies: 0 }, "copies"],
    [{ copies: 1000 }, "copies"],
    [{ per_sheet: 3 }, "per_sheet"],
    [{ grey: "maybe" }, "grey"],
    [{ comment_info: [{ article_id: "1", comment: "あ".repeat(501) }] }, "comment_info"],
    [{ comment_info: [{ article_id: "x", comment: "" }] }, "comment_info"],
    [{ article_info: [] }, "article_info"],
    [{ article_info: [{ article_id: "1", data_section: 3 }] }, "article_info"],
  ])("names the field at fault in %j", async (extra, field) => {
    const answer = await api.send(desk.user, "POST", "/booklet", form([await desk.article()], extra));
    const { fieldErrors } = answer.json().data;
    expect([answer.statusCode, fieldErrors.map((fault: { field: string }) => fault.field)]).toEqual([400, [field]]);
    expect(fieldErrors[0].message).toMatch(/[ぁ-ん]/);
  });
});

describe("POST /booklet_check", () => {
  it("says what a booklet would hold and what caps leave, and reserves nothing", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 63, sc: 5 });
    const papers = [await desk.article(1), await desk.article(1), await desk.article(2)];
    const web = await desk.article(3, null);
    const missing = await desk.article(1, null);
    const withdrawn = await desk.article(1);
    await db.owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id = $1", [withdrawn.article_id]);
    for (let round = 0; round < 2; round += 1) {
      const { article_info, ...counts } = await check([...papers, web, missing, withdrawn]);
      expect(counts).toEqual({
        original_count: 3,
        use_count: 3,
        rooms: [
          { section: 1, wanted: 2, left: 63 },
          { section: 2, wanted: 1, left: 5 },
        ],
      });
      expect(article_info.map(({ content, reason }: { content: number; reason: string }) => [content, reason])).toEqual(
        [
          [2, ""],
          [2, ""],
          [2, ""],
          [1, ""],
          [1, originalText.notObtained],
          [0, originalText.notDisplayable],
        ],
      );
    }
    const { rows } = await db.owner.query("SELECT 1 FROM original_use WHERE contract_id = $1", [
      desk.contract.contractId,
    ]);
    expect(rows).toEqual([]);
  });

  it("tells of a licence and of a user's own rights by each article", async () => {
    await db.owner.query(
      `INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ('booklet1', '瑞穂', '瑞穂', 1) ON CONFLICT DO NOTHING`,
    );
    await db.owner.query(
      "INSERT INTO media_licence (media_code, print_days, updated_by) VALUES ('booklet1', 0, 't') ON CONFLICT DO NOTHING",
    );
    const licensed = await desk.article(1, undefined, { media_code: "booklet1" });
    const plain = await desk.article(1);
    const reasons = async (user = desk.user) =>
      (await check([licensed, plain], user)).article_info.map((item: { reason: string }) => item.reason);
    expect(await reasons()).toEqual([licenceText.printNever, ""]);
    const viewer = await aUser(db.owner, await aGroup(db.owner, desk.contract), { mcAuthority: 2 });
    expect(await reasons(viewer)).toEqual([originalText.notDisplayable, originalText.notDisplayable]);
  });

  it("tells that of the demand unit, and of places that are taken already", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 3 });
    const [a, b] = [await desk.article(1), await desk.article(1)];
    const { data } = await make([a]);
    expect(await check([a, b])).toMatchObject({ use_count: 1, rooms: [{ section: 1, wanted: 1, left: 2 }] });
    await notice(data.pdf_ticket);
    at(5);
    expect(await check([a, b])).toMatchObject({ use_count: 2, rooms: [{ section: 1, wanted: 2, left: 2 }] });
  });
});

describe("an original of a booklet is counted once", () => {
  const phone = () => ({ ...desk.user, browser: "phone" });

  it("under a double press, with and without a key", async () => {
    const articles = [await desk.article(1), await desk.article(2)];
    const [one, two] = await Promise.all([make(articles), make(articles)]);
    const keyed = { "idempotency-key": "booklet" };
    const three = await make(articles, {}, desk.user, keyed);
    expect(await make(articles, {}, desk.user, keyed)).toEqual(three);
    const counted = await Promise.all([one, two, three].map(({ data }) => notice(data.pdf_ticket)));
    expect(counted.reduce((sum, count) => sum + count, 0)).toBe(2);
    expect(await desk.countedUses()).toBe(2);
  });

  it("on two devices of its maker, whichever tells of it", async () => {
    const articles = [await desk.article(1), await desk.article(2)];
    const [one, two] = await Promise.all([make(articles), make(articles, { copies: 30 }, phone())]);
    expect(await notice(two.data.pdf_ticket, phone())).toBe(2);
    expect(await notice(one.data.pdf_ticket)).toBe(0);
    expect(await desk.countedUses()).toBe(2);
    const { rows } = await db.owner.query("SELECT DISTINCT copies FROM original_use WHERE contract_id = $1", [
      desk.contract.contractId,
    ]);
    expect(rows).toEqual([{ copies: 30 }]);
  });

  it("and takes one place of the cap", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 1 });
    const articles = [await desk.article(1)];
    const answers = await Promise.all([make(articles), make(articles, {}, phone())]);
    expect(answers.map(({ data }) => typeof data.pdf_ticket)).toEqual(["string", "string"]);
    expect((await make([await desk.article(1)])).data).toEqual({ data_flag: 0, article_info: [] });
  });

  it("but again later, on another day's press, and as another user's", async () => {
    const articles = [await desk.article(1)];
    const other = await aUser(db.owner, desk.user, { mcAuthority: 3 });
    await notice((await make(articles)).data.pdf_ticket);
    at(1);
    expect(await notice((await make(articles)).data.pdf_ticket)).toBe(1);
    expect(
      await notice((await make(articles, {}, { ...other, browser: "o" })).data.pdf_ticket, { ...other, browser: "o" }),
    ).toBe(1);
  });

  it("while a print from the lists on another device stays a use of its own", async () => {
    const articles = [await desk.article(1)];
    const printed = await api.send(desk.user, "POST", "/pdf", {
      article_info: articles,
      pdf_flag: 2,
      ticket_only: true,
    });
    const { data } = await make(articles, {}, phone());
    expect(await notice(printed.json().data.pdf_ticket)).toBe(1);
    expect(await notice(data.pdf_ticket, phone())).toBe(1);
  });

  it("and gives its place back where nobody told that it was printed", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 1 });
    const { data } = await make([await desk.article(1)]);
    at(11);
    expect(await notice(data.pdf_ticket)).toBe(0);
    expect(typeof (await make([await desk.article(1)])).data.pdf_ticket).toBe("string");
  });

  it("never through another user's ticket", async () => {
    const { data } = await make([await desk.article(1)]);
    const other = await aUser(db.owner, desk.user, { mcAuthority: 3 });
    expect(await notice(data.pdf_ticket, { ...other, browser: "o" })).toBe(0);
    expect((await api.get(phone(), `/pdf/${data.pdf_ticket}`)).statusCode).toBe(404);
  });
});
