import { licenceText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { aUser, type TestUser } from "../../../testing/a-user.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { anOriginalsDesk, type OriginalsDesk } from "../original-use/testing/originals-desk.ts";
import { ALLOWED, useOriginal } from "../original-use/testing/use-original.ts";
import { contractLicenceRoutes } from "./contract-licence.routes.ts";

const db = await testDatabase();
const api = await testApi(db);
const { call, app, owner } = await operatorApp(db, contractLicenceRoutes);
const TODAY = tokyoDay(NOON);

let desk: OriginalsDesk;
let others: OriginalsDesk;
let code: string;
beforeEach(async () => {
  desk = await anOriginalsDesk(db, api);
  others = await anOriginalsDesk(db, api);
  code = `C-${nextNumber()}`;
  await owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, '青空新聞', $1, 1)",
    [code],
  );
});

const put = (terms: object, of = desk) =>
  call("PUT", "/contract_licence", { contract_id: String(of.contract.contractId), media_code: code, ...terms });
const listed = async (of = desk) =>
  (await call("GET", `/contract_licences?contract_id=${of.contract.contractId}`)).data.contract_licences as object[];
const paper = (of = desk, columns = {}) =>
  of.article(1, undefined, { media_code: code, published_on: TODAY, ...columns });
const own = async (user: TestUser): Promise<object[]> => {
  const { contract_licences } = (await api.get(user, "/contract_licences")).json().data;
  return contract_licences.filter(({ media_code }: { media_code: string }) => media_code === code);
};

describe("the licence of a contract", () => {
  it("binds its contract alone, and with the medium's licence the stricter holds", async () => {
    await owner.query(
      "INSERT INTO media_licence (media_code, show_days, print_days, updated_by) VALUES ($1, 5, 2, 'x')",
      [code],
    );
    await put({ show_days: 3, print_days: 9 });
    const [mine, theirs] = [
      await paper(desk, { published_on: addDays(TODAY, -3) }),
      await paper(others, { published_on: addDays(TODAY, -3) }),
    ];
    expect((await useOriginal(api, desk.user, "view", mine)).data.article_info[0].reason).toBe(
      licenceText.showEnded(addDays(TODAY, -1)),
    );
    expect((await useOriginal(api, desk.user, "print", mine)).data.article_info[0].reason).toBe(
      licenceText.printEnded(addDays(TODAY, -2)),
    );
    expect(await useOriginal(api, others.user, "view", theirs)).toMatchObject(ALLOWED);
    expect(await own(desk.user)).toEqual([expect.objectContaining({ media_code: code, show_days: 3, print_days: 2 })]);
    expect(await own(others.user)).toEqual([expect.objectContaining({ show_days: 5, print_days: 2 })]);
  });

  it("opens nothing before its first day and after its last, and takes text and image away", async () => {
    const columns = { lead: "本文の一行目。", char_count: 200, thumbnail_key: "thumb/a.jpg" };
    const article = await paper(desk, columns);
    const detail = async () =>
      (await api.get(desk.user, "/article", { articleId: article.article_id, data_section: 1 })).json().data
        .article_info[0];
    await put({ valid_to: TODAY });
    expect(await detail()).toMatchObject({
      ...{ lead: "本文の一行目。", thumbnail_key: "thumb/a.jpg" },
      ...{ show_until: TODAY, show_refusal: null },
    });
    expect(await useOriginal(api, desk.user, "view", article)).toMatchObject(ALLOWED);
    const yesterday = addDays(TODAY, -1);
    await put({ valid_to: yesterday });
    expect(await detail()).toMatchObject({
      ...{ lead: null, thumbnail_key: null },
      ...{ show_until: yesterday, show_refusal: licenceText.contractEnded(yesterday) },
    });
    for (const way of ["view", "text", "print", "text print", "mail link", "booklet"] as const)
      expect({ way, ...(await useOriginal(api, desk.user, way, article)) }).toMatchObject({
        ...{ way, status: 1, data: { article_info: [{ reason: licenceText.contractEnded(yesterday) }] } },
      });
    const tomorrow = addDays(TODAY, 1);
    await put({ valid_from: tomorrow, valid_to: null });
    expect(await detail()).toMatchObject({ lead: null, show_refusal: licenceText.contractBegins(tomorrow) });
  });

  it("bounds the copies of an original over all users, prints and booklets, however many come at once", async () => {
    await put({ max_copies: 5 });
    const article = await paper();
    const users = await Promise.all(
      Array.from({ length: 4 }, () => aUser(owner, desk.user, { mcAuthority: 3, scAuthority: 5 })),
    );
    const booklet = (user: TestUser, copies: number) =>
      api.send(user, "POST", "/booklet", { article_info: [article], booklet_title: "冊子", copies, per_sheet: 1 });
    const answers = await Promise.all(users.map((user) => booklet(user, 2)));
    const said = answers.map((answer) => answer.json());
    expect(said.filter(({ result }) => result.status === 0)).toHaveLength(2);
    for (const { data } of said.filter(({ result }) => result.status !== 0))
      expect(data.article_info[0].reason).toBe(licenceText.copies(5, 1));
    expect(await useOriginal(api, desk.user, "text print", article)).toMatchObject(ALLOWED);
    const refused = users.find((_, at) => said[at]?.result.status !== 0);
    if (!refused) throw new Error("two were refused");
    expect(await useOriginal(api, refused, "print", article)).toMatchObject({
      ...{ status: 1, data: { article_info: [{ reason: licenceText.copies(5, 0) }] } },
    });
    expect(await useOriginal(api, refused, "view", article)).toMatchObject(ALLOWED);
  });

  it("is told with a booklet's articles before it is made, and takes out of it what it leaves too few copies of", async () => {
    await put({ max_copies: 5 });
    const [limited, free] = [await paper(), await desk.article(1)];
    const check = (await api.send(desk.user, "POST", "/booklet_check", { article_info: [limited, free] })).json();
    const lefts = check.data.article_info.map(({ copies_left }: { copies_left: number | null }) => copies_left);
    expect(lefts).toEqual([5, null]);
    const body = { article_info: [limited, free], booklet_title: "冊子", copies: 30, per_sheet: 1 };
    const made = (await api.send(desk.user, "POST", "/booklet", body)).json();
    expect(made).toMatchObject({
      data: { article_info: [{ article_id: limited.article_id, reason: licenceText.copies(5, 5) }] },
    });
    expect(made.data.pdf_ticket).toBeTruthy();
  });

  it("bounds a print from a list by the copies it says, and tells before it what is beyond", async () => {
    await put({ max_copies: 5 });
    const [limited, free] = [await paper(), await desk.article(1)];
    const print = async (copies: unknown) =>
      (
        await api.send(desk.user, "POST", "/pdf", {
          ...{ article_info: [limited, free], pdf_flag: 2, copies, ticket_only: true },
        })
      ).json();
    expect((await print(6)).data.article_info).toMatchObject([
      { article_id: limited.article_id, reason: licenceText.copies(5, 5) },
    ]);
    const { data } = await print(5);
    expect(data.article_info).toEqual([]);
    await api.send(desk.user, "PUT", "/pdf_print_completion_notice", { pdf_ticket: data.pdf_ticket });
    const { rows } = await db.owner.query("SELECT copies FROM original_use WHERE article_id = $1", [
      limited.article_id,
    ]);
    expect(rows).toEqual([{ copies: 5 }]);
    const colleague = await aUser(owner, desk.user, { mcAuthority: 3, scAuthority: 5 });
    const check = await api.send(colleague, "POST", "/booklet_check", { article_info: [limited, free] });
    expect(check.json().data.article_info).toMatchObject([
      { beyond_licence: true, reason: licenceText.copies(5, 0) },
      { beyond_licence: false, reason: "" },
    ]);
    for (const wrong of [0, -1, 1000, 1.5, "many", 1e300]) expect((await print(wrong)).result.status).not.toBe(0);
  });

  it("bounds a print of the text alone by the copies it says, on every device, and tells before it what is beyond", async () => {
    await put({ max_copies: 5 });
    const article = await paper();
    const print = async (copies: unknown, user = desk.user) =>
      (await api.send(user, "POST", "/article", { article_info: [article], pdf_flag: 2, copies })).json();
    const check = async (user: TestUser) =>
      (await api.send(user, "POST", "/booklet_check", { article_info: [article], text_flag: true })).json().data
        .article_info[0];
    const kept = async () =>
      (await db.owner.query("SELECT copies FROM original_use WHERE article_id = $1", [article.article_id])).rows;
    expect(await check(desk.user)).toMatchObject({ content: 2, copies_left: 5, beyond_licence: false });
    expect(await print(6)).toMatchObject({ data: { article_info: [{ reason: licenceText.copies(5, 5) }] } });
    expect(await kept()).toEqual([]);
    // The second goes on with the first, which was counted a moment ago.
    expect((await print(2)).data.article_text).toBeTruthy();
    expect((await print(5)).data.article_text).toBeTruthy();
    expect(await kept()).toEqual([{ copies: 5 }]);
    const colleague = await aUser(owner, desk.user, { mcAuthority: 3, scAuthority: 5 });
    expect(await check(colleague)).toMatchObject({
      ...{ content: 1, beyond_licence: true, reason: licenceText.copies(5, 0) },
    });
    expect(await print(1, colleague)).toMatchObject({ result: { status: 1 } });
    for (const wrong of [0, -1, 1000, 1.5, "many", 1e300]) expect((await print(wrong)).result.status).not.toBe(0);
  });

  it("does not tell of a print of a text that there is none, or that the user may not print", async () => {
    await put({ max_copies: 5 });
    const [article, blank] = [await paper(), await paper()];
    await owner.query("DELETE FROM article_text WHERE article_id = $1", [blank.article_id]);
    const reader = await aUser(owner, desk.user, { mcAuthority: 2, scAuthority: 2 });
    const check = async (user: TestUser) =>
      (await api.send(user, "POST", "/booklet_check", { article_info: [article, blank], text_flag: true })).json().data
        .article_info;
    expect(await check(desk.user)).toMatchObject([
      { article_id: article.article_id, content: 2, copies_left: 5 },
      { content: 1, copies_left: null, beyond_licence: false },
    ]);
    expect(await check(reader)).toMatchObject([
      { content: 1, copies_left: null, beyond_licence: false },
      { content: 1, copies_left: null, beyond_licence: false },
    ]);
  });

  it("lets the second half of a double click pass where the copies are used up by the first", async () => {
    await put({ max_copies: 1 });
    const article = await paper();
    for (const way of ["print", "text print", "booklet"] as const) {
      await db.owner.query("UPDATE original_use SET use_state = 'released' WHERE article_id = $1", [
        article.article_id,
      ]);
      expect({ way, ...(await useOriginal(api, desk.user, way, article)) }).toMatchObject({ way, ...ALLOWED });
      expect({ way, ...(await useOriginal(api, desk.user, way, article)) }).toMatchObject({ way, ...ALLOWED });
    }
  });

  it("is kept with each change in the contract's own trail; absent stays, null takes a bound away, a lost update is told", async () => {
    expect(await put({ show_days: 7, max_copies: 20, article_yen: 500 })).toMatchObject({ status: 0 });
    expect(await put({ show_days: null, version: 1 })).toMatchObject({ status: 0 });
    expect(await put({ show_days: 1, version: 1 })).toMatchObject({ http: 409 });
    const left = { show_days: null, max_copies: 20, article_yen: 500, reader_yen: 0, version: 2 };
    expect(await listed()).toEqual([expect.objectContaining({ media_code: code, ...left })]);
    expect(await listed(others)).toEqual([]);
    await call("DELETE", "/contract_licence", { contract_id: String(desk.contract.contractId), media_code: code });
    expect(await listed()).toEqual([]);
    const { rows } = await owner.query(
      "SELECT actor, action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'contract_licence%' ORDER BY audit_id",
      [desk.contract.contractId],
    );
    expect(rows).toMatchObject([
      {
        actor: "operator:tester",
        action: "contract_licence.save",
        detail: { before: { show_days: null }, after: { show_days: 7, max_copies: 20, article_yen: 500 } },
      },
      { detail: { media_code: code, before: { show_days: 7 }, after: { show_days: null } } },
      { action: "contract_licence.remove", detail: { before: { max_copies: 20 }, after: null } },
    ]);
  });

  it.each([
    ["show_days", -1],
    ["max_readers", 0],
    ["max_copies", -1],
    ["max_copies", "many"],
    ["excerpt_chars", 1001],
    ["article_yen", -1],
    ["reader_yen", 1.5],
    ["copy_yen", 10_000_001],
    ["valid_from", "2026-02-30"],
    ["media_code", ""],
    ["contract_id", "x"],
  ])("names %s at fault where it is %j", async (field, value) => {
    expect(await put({ [field]: value })).toMatchObject({
      ...{ http: 400, data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] } },
    });
    expect(await listed()).toEqual([]);
  });

  it("refuses days that end before they begin, a contract or medium that nobody knows, and media without originals", async () => {
    expect(await put({ valid_from: "2026-12-01", valid_to: "2026-11-30" })).toMatchObject({
      ...{ http: 400, data: { fieldErrors: [{ field: "valid_to" }] } },
    });
    expect(await put({ contract_id: "999999999999" })).toMatchObject({ status: 1 });
    expect(await put({ media_code: "nobody" })).toMatchObject({ http: 404 });
    await owner.query("UPDATE media SET data_section = 3 WHERE media_code = $1", [code]);
    expect(await put({ show_days: 1 })).toMatchObject({ http: 404 });
  });

  it("is read by administrators alone, of their own contract", async () => {
    await put({ show_days: 7 });
    const group = await aGroup(owner, desk.contract);
    for (const user of [await aUser(owner, group), await aUser(owner, group, { topicsCreation: true })])
      for (const path of ["/contract_licences", "/licence_uses", "/licence_uses_download"])
        expect((await api.get(user, path)).statusCode).toBe(403);
    expect(await own(others.user)).toEqual([]);
    await owner.query("INSERT INTO media_licence (media_code, show_days, updated_by) VALUES ($1, 5, 'x')", [code]);
    expect(await own(others.user)).toEqual([expect.objectContaining({ show_days: 5 })]);
    expect((await api.get(null, "/contract_licences")).statusCode).toBe(401);
  });
});

it("is read of the sources that the contract has; a newspaper is one whether as image or as text", async () => {
  await owner.query("INSERT INTO media_licence (media_code, show_days, updated_by) VALUES ($1, 5, 'x')", [code]);
  for (const [section, count] of [
    [3, 0],
    [2, 1],
    [1, 1],
  ] as const) {
    const contract = await aContract(owner, { sections: [section] });
    const admin = await aUser(owner, await aGroup(owner, contract, { sections: [section] }), { userAuthority: 1 });
    expect(await own(admin)).toHaveLength(count);
  }
});

describe("利用報告", () => {
  it("counts articles, readers and copies of the ledger, by medium and by article, and what is owed for them", async () => {
    await put({ article_yen: 500, reader_yen: 30, copy_yen: 7 });
    const [first, second] = [await paper(desk, { title: "東都の記事" }), await paper()];
    const reader = await aUser(owner, desk.user, { mcAuthority: 3, scAuthority: 5 });
    const use = (
      user: TestUser,
      article: { article_id: string },
      kind: string,
      copies: number | null,
      state = "counted",
    ) =>
      owner.query(
        `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
           data_section, use_kind, use_state, reserved_at, expires_at, copies)
         VALUES ($1, '2026-11-01', '2026-11-20', $2, $3, '', decode(md5(random()::text), 'hex'), $4, 1, $5, $6, now(), now(), $7)`,
        [desk.contract.contractId, user.userId, user.userGroupId, article.article_id, kind, state, copies],
      );
    await use(desk.user, first, "pdf_display", null);
    await use(desk.user, first, "pdf_print", 12);
    await use(reader, first, "text_print", null);
    await use(reader, second, "pdf_display", null);
    await use(reader, second, "pdf_print", 90, "released");
    const { data } = (await api.get(desk.user, "/licence_uses", { target_month: "2026-11" })).json();
    // 2 × 500 + 3 × 30 + 13 × 7
    const counts = { article_count: 2, reader_count: 3, copy_count: 13, use_count: 4, total_yen: 1181 };
    expect(data).toMatchObject({
      target_month: "2026-11",
      media_info: [{ media_code: code, ...counts }],
      total_yen: 1181,
    });
    const csv = (await api.get(desk.user, "/licence_uses_download", { target_month: "2026-11" })).body;
    expect(csv.trimEnd().split("\r\n").slice(1)).toEqual([
      `${code},青空新聞,,${first.article_id},${TODAY.replaceAll("-", "/")},東都の記事,2,13,3,500,30,7,651`,
      expect.stringMatching(/,1,0,1,500,30,7,530$/),
    ]);
    const all = await app.inject(`/admin/api/v1/licence_uses_download?target_month=2026-11&media_code=${code}`);
    expect(all.body.trimEnd().split("\r\n")).toHaveLength(3);
    expect(all.body).toContain(`${desk.contract.contractCode},`);
    // Beyond the column's range, and so nobody's.
    for (const id of ["2147483648", "999999999999999999"]) {
      const nobody = await app.inject(`/admin/api/v1/licence_uses_download?target_month=2026-11&contract_id=${id}`);
      expect([nobody.statusCode, nobody.body.trimEnd().split("\r\n").length]).toEqual([200, 1]);
    }
    const none = (await api.get(others.user, "/licence_uses", { target_month: "2026-11" })).json().data;
    expect(none).toEqual({ target_month: "2026-11", media_info: [], rightholder_info: [], total_yen: 0 });
    expect((await api.get(desk.user, "/licence_uses", { target_month: "2026-13" })).statusCode).toBe(400);
    const xlsx = await api.get(desk.user, "/licence_uses_download", { target_month: "2026-11", format: "xlsx" });
    expect(xlsx.headers["content-type"]).toContain("spreadsheetml");
  });
});
