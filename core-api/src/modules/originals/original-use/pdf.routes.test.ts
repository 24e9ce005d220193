import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { getDocument } from "pdfjs-dist/legacy/build/pdf.mjs";
import { beforeEach, describe, expect, it } from "vitest";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { anOriginalsDesk, aPdf, type OriginalsDesk, type TestOriginal } from "./testing/originals-desk.ts";

const db = await testDatabase();
const api = await testApi(db);
const MINUTE = 60_000;
const at = (minutes: number) => api.setNow(new Date(NOON.getTime() + minutes * MINUTE));

let desk: OriginalsDesk;
beforeEach(async () => {
  at(0);
  desk = await anOriginalsDesk(db, api);
});

const ask = async (articles: TestOriginal[], extra: object = {}, user = desk.user) =>
  (await api.send(user, "POST", "/pdf", { article_info: articles, pdf_flag: 1, ...extra })).json();
const notice = async (ticket: string | undefined, extra: object = {}, user = desk.user) =>
  (
    await api.send(user, "PUT", "/pdf_display_completion_notice", {
      data_info: [],
      ...(ticket && { pdf_ticket: ticket }),
      ...extra,
    })
  ).json();
const fetchPdf = (ticket: string, headers = {}, user = desk.user) => api.get(user, `/pdf/${ticket}`, {}, headers);

async function pagesOf(base64: string): Promise<string[]> {
  const document = await getDocument({ data: new Uint8Array(Buffer.from(base64, "base64")), verbosity: 0 }).promise;
  const texts: string[] = [];
  for (let page = 1; page <= document.numPages; page += 1) {
    const { items } = await (await document.getPage(page)).getTextContent();
    texts.push(items.map((item) => ("str" in item ? item.str : "")).join(" "));
  }
  return texts;
}

describe("POST /pdf", () => {
  it("merges the articles in their order, each page stamped with company, user and time", async () => {
    const articles = [await desk.article(1, await aPdf(2)), await desk.article(2, await aPdf(1))];
    const { result, data } = await ask(articles);
    expect([result.status, data.data_flag, data.article_info]).toEqual([0, undefined, []]);
    const pages = await pagesOf(data.pdf_file);
    expect(pages.map((text) => /page \d/.exec(text)?.[0])).toEqual(["page 1", "page 2", "page 1"]);
    for (const text of pages) {
      expect(text).toContain(`（${desk.user.userId}） 2026/11/20 12:00`);
      expect(text).toContain(`${desk.contract.contractCode}株式会社`);
    }
  });

  it("leaves the stored original as it was and counts nothing by itself", async () => {
    const bytes = await aPdf();
    const article = await desk.article(1, bytes);
    await ask([article]);
    const stored = await api.originals.open(`test/${article.article_id}.pdf`);
    expect(Buffer.concat((await stored?.stream.toArray()) ?? [])).toEqual(Buffer.from(bytes));
    expect(await desk.countedUses()).toBe(0);
  });

  it("answers what could be obtained, with a list of what could not", async () => {
    const good = await desk.article(1);
    const broken = await desk.article(1, Buffer.from("%PDF-1.4 and then nothing"));
    const missing = await desk.article(2, null);
    const { result, data } = await ask([broken, good, missing]);
    expect([result.status, data.data_flag]).toEqual([0, 1]);
    expect(await pagesOf(data.pdf_file)).toHaveLength(1);
    const reason = "原文を取得することができませんでした。";
    expect(
      data.article_info.map((item: { article_id: string; reason: string }) => [item.article_id, item.reason]),
    ).toEqual([
      [broken.article_id, reason],
      [missing.article_id, reason],
    ]);
    expect((await notice(data.pdf_ticket)).data).toEqual({ usage_count: 1 });
    expect(await desk.counters()).toEqual({ mc: 1, sc: 0 });
  });

  it("has no file and no ticket where nothing could be obtained", async () => {
    const { result, data } = await ask([await desk.article(1, Buffer.from("not a PDF"))]);
    expect(result.status).toBe(0);
    expect(Object.keys(data).sort()).toEqual(["article_info", "data_flag"]);
    expect(data.data_flag).toBe(1);
  });

  it("leaves the file out on request", async () => {
    const { data } = await ask([await desk.article()], { ticket_only: true });
    expect(Object.keys(data).sort()).toEqual(["article_info", "pdf_ticket"]);
  });

  it("takes a mail link's two-element list", async () => {
    const articles = [await desk.article()];
    const answer = await api.send(desk.user, "POST", "/pdf", [
      { article_info: articles, pdf_flag: 1 },
      { usage_log: [{ theme_id: desk.theme.themeId, request_div: 1 }], is_mail: "true" },
    ]);
    const { data } = answer.json();
    await notice(data.pdf_ticket);
    const { rows } = await db.owner.query("SELECT is_mail, theme_id FROM original_use WHERE contract_id = $1", [
      desk.contract.contractId,
    ]);
    expect(rows).toEqual([{ is_mail: true, theme_id: desk.theme.themeId }]);
  });

  it("is one answer for one Idempotency-Key", async () => {
    const body = { article_info: [await desk.article()], pdf_flag: 1 };
    const first = await api.send(desk.user, "POST", "/pdf", body, { "idempotency-key": "k1" });
    const second = await api.send(desk.user, "POST", "/pdf", body, { "idempotency-key": "k1" });
    expect(second.json()).toEqual(first.json());
  });

  it.each([
    [{}, "article_info"],
    [{ article_info: [] }, "article_info"],
    [{ article_info: [{ article_id: "x", data_section: 1 }] }, "article_info"],
    [{ article_info: [{ article_id: "1", data_section: 4 }] }, "article_info"],
    [{ article_info: [{ article_id: "1", data_section: 1 }], pdf_flag: 3 }, "pdf_flag"],
    [{ article_info: [{ article_id: "1", data_section: 1 }], usage_log: [{ theme_id: "a" }] }, "usage_log"],
  ])("names the field at fault in %j", async (body, field) => {
    const answer = await api.send(desk.user, "POST", "/pdf", body);
    expect([answer.statusCode, answer.json().data.fieldErrors.map((fault: { field: string }) => fault.field)]).toEqual([
      400,
      [field],
    ]);
  });

  it.each([[[]], [[{}, 1]], [null]])("refuses the body %j", async (body) => {
    expect((await api.send(desk.user, "POST", "/pdf", body as object)).statusCode).toBe(400);
  });
});

describe("caps", () => {
  it("are of MC and SC apart, all or nothing, and say so by data_flag 0", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 2, sc: 1 });
    const [a, b, c, d] = [await desk.article(1), await desk.article(1), await desk.article(1), await desk.article(2)];
    expect((await ask([a, b, c])).data).toEqual({ data_flag: 0, article_info: [] });
    const { data } = await ask([a, b]);
    expect((await ask([c])).data.data_flag).toBe(0);
    expect((await ask([d])).data.pdf_ticket).toBeDefined();
    expect((await notice(data.pdf_ticket)).data.usage_count).toBe(2);
    expect((await ask([c])).data.data_flag).toBe(0);
    expect(await desk.counters()).toEqual({ mc: 2, sc: 0 });
  });

  it("give back a place that was reserved and not used within ten minutes", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 1 });
    const [a, b] = [await desk.article(), await desk.article()];
    const { data } = await ask([a]);
    at(9.9);
    expect((await ask([b])).data.data_flag).toBe(0);
    at(10);
    expect((await ask([b])).data.pdf_ticket).toBeDefined();
    expect((await notice(data.pdf_ticket)).data.usage_count).toBe(0);
  });

  it("begin anew with Tokyo's month", async () => {
    desk = await anOriginalsDesk(db, api, { mc: 1 });
    const [a, b] = [await desk.article(), await desk.article()];
    const user = (name: string) => ({ ...desk.user, browser: name });
    api.setNow(new Date("2026-11-30T14:59:00Z"));
    const first = await ask([a], {}, user("november"));
    expect((await ask([b], {}, user("november"))).data.data_flag).toBe(0);
    api.setNow(new Date("2026-11-30T15:00:00Z"));
    expect((await ask([b], {}, user("november"))).data.pdf_ticket).toBeDefined();
    // A use belongs to the month in which its place was reserved.
    expect((await notice(first.data.pdf_ticket, {}, user("november"))).data.usage_count).toBe(1);
    const { rows } = await db.owner.query(
      "SELECT use_month::text, counted FROM usage_month WHERE contract_id = $1 AND counted > 0",
      [desk.contract.contractId],
    );
    expect(rows).toEqual([{ use_month: "2026-11-01", counted: 1 }]);
  });

  it("of a demand unit hold over its groups and contracts, with result status 1", async () => {
    const other = await anOriginalsDesk(db, api);
    await db.owner.query("INSERT INTO demand_unit (demand_id, use_max_count) VALUES (77, 2)");
    for (const { contract } of [desk, other]) {
      await db.owner.query("INSERT INTO contract_demand_unit VALUES ($1, 77, '全社')", [contract.contractId]);
      await db.owner.query("UPDATE user_group SET demand_id = 77 WHERE contract_id = $1", [contract.contractId]);
    }
    const [a, b] = [await desk.article(1), await desk.article(2)];
    const foreign = [await other.article(1), await other.article(1)];
    const { data } = await ask([a]);
    await notice(data.pdf_ticket);
    const refused = await ask(foreign, {}, other.user);
    expect([refused.result.status, refused.result.msgCode, refused.data.pdf_file]).toEqual([1, "MSG0011", undefined]);
    expect((await ask(foreign.slice(0, 1), {}, other.user)).data.pdf_ticket).toBeDefined();
    expect((await ask([b])).result.msgCode).toBe("MSG0011");
  });
});

describe("completion notices", () => {
  it("count a ticket once, however often it is repeated", async () => {
    const { data } = await ask([await desk.article(1), await desk.article(2)]);
    expect((await notice(data.pdf_ticket)).data).toEqual({ usage_count: 2 });
    expect((await notice(data.pdf_ticket)).data).toEqual({ usage_count: 0 });
    expect(await desk.counters()).toEqual({ mc: 1, sc: 1 });
  });

  it("find the reservation by session and article without a ticket", async () => {
    const article = await desk.article();
    await ask([article]);
    const items = { data_info: [{ article_id: article.article_id, data_section: 1, request_div: 1 }] };
    expect((await notice(undefined, items)).data.usage_count).toBe(1);
    expect((await notice(undefined, items)).data.usage_count).toBe(0);
  });

  it("count a double click once, and a later display again", async () => {
    const article = await desk.article();
    const [one, two] = await Promise.all([ask([article]), ask([article])]);
    expect((await notice(one.data.pdf_ticket)).data.usage_count).toBe(1);
    const late = await ask([article]);
    expect((await notice(two.data.pdf_ticket)).data.usage_count).toBe(0);
    expect((await notice(late.data.pdf_ticket)).data.usage_count).toBe(0);
    at(1);
    const again = await ask([article]);
    expect((await notice(again.data.pdf_ticket)).data.usage_count).toBe(1);
    expect(await desk.counters()).toEqual({ mc: 2, sc: 0 });
  });

  it("count nothing for another session, another kind, an unknown ticket or an article that was not asked for", async () => {
    const article = await desk.article();
    const { data } = await ask([article]);
    const other = { ...desk.user, browser: "other" };
    expect((await notice(data.pdf_ticket, {}, other)).data.usage_count).toBe(0);
    const item = { data_info: [{ article_id: article.article_id }] };
    expect((await notice(undefined, item, other)).data.usage_count).toBe(0);
    const print = await api.send(desk.user, "PUT", "/pdf_print_completion_notice", { pdf_ticket: data.pdf_ticket });
    expect(print.json().data.usage_count).toBe(0);
    expect((await notice("nonsense")).data.usage_count).toBe(0);
    expect(await desk.countedUses()).toBe(0);
    expect((await api.send(desk.user, "PUT", "/pdf_display_completion_notice", {})).statusCode).toBe(400);
  });
});

describe("GET /pdf/{ticket}", () => {
  it("streams the same PDF, whole or in parts, and counts nothing", async () => {
    const { data } = await ask([await desk.article()]);
    const whole = await fetchPdf(data.pdf_ticket);
    expect(whole.rawPayload.toString("base64")).toBe(data.pdf_file);
    expect(whole.headers).toMatchObject({ "content-type": "application/pdf", "accept-ranges": "bytes" });
    const part = await fetchPdf(data.pdf_ticket, { range: "bytes=0-3" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "%PDF",
      `bytes 0-3/${whole.rawPayload.length}`,
    ]);
    const changed = await fetchPdf(data.pdf_ticket, { range: "bytes=0-3", "if-range": '"other"' });
    expect(changed.statusCode).toBe(200);
    const same = await fetchPdf(data.pdf_ticket, { range: "bytes=0-3", "if-range": whole.headers.etag });
    expect(same.statusCode).toBe(206);
    expect((await fetchPdf(data.pdf_ticket, { range: "bytes=99999999-" })).statusCode).toBe(416);
    expect(await desk.countedUses()).toBe(0);
  });

  it("opens for its own session only, and as long as its reservation holds", async () => {
    const { data } = await ask([await desk.article()]);
    expect((await fetchPdf(data.pdf_ticket, {}, { ...desk.user, browser: "other" })).statusCode).toBe(404);
    expect((await fetchPdf("x")).statusCode).toBe(404);
    expect((await api.get(null, `/pdf/${data.pdf_ticket}`)).statusCode).toBe(401);
    at(9.9);
    expect((await fetchPdf(data.pdf_ticket)).statusCode).toBe(200);
    at(10);
    expect((await fetchPdf(data.pdf_ticket)).statusCode).toBe(404);
  });
});
