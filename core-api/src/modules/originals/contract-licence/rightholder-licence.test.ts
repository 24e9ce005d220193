import { licenceText } from "@kirinuki/schema/messages.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, testApi } from "../../../testing/test-api.ts";
import { addDays, tokyoDay } from "../../../time/tokyo.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { anOriginalsDesk, type OriginalsDesk, type TestOriginal } from "../original-use/testing/originals-desk.ts";
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
  code = `R-${nextNumber()}`;
  await owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, '青空新聞', $1, 1)",
    [code],
  );
});

const put = (of: object, terms: object = {}) =>
  call("PUT", "/contract_licence", { contract_id: String(desk.contract.contractId), ...of, ...terms });
const remove = (of: object) =>
  call("DELETE", "/contract_licence", { contract_id: String(desk.contract.contractId), ...of });
const listed = async () =>
  (await call("GET", `/contract_licences?contract_id=${desk.contract.contractId}`)).data.contract_licences as {
    prices: object[];
  }[];
const paper = (columns: object = {}, of = desk) =>
  of.article(1, undefined, { media_code: code, published_on: addDays(TODAY, -3), ...columns });
const WIRE = { rightholder: "共同通信" };
const trail = async () =>
  (
    await owner.query(
      "SELECT action, detail FROM audit WHERE contract_id = $1 AND action LIKE 'contract_licence%' ORDER BY audit_id",
      [desk.contract.contractId],
    )
  ).rows;

describe("a licence of a holder of rights", () => {
  it("binds its copy in every medium, and no other article; of all licences the strictest holds", async () => {
    await put({ media_code: code }, { show_days: 30, print_days: 2 });
    await put(WIRE, { show_days: 3, print_days: 30 });
    const [own, wire, elsewhere, free] = [
      await paper(),
      await paper(WIRE),
      await desk.article(1, undefined, { published_on: addDays(TODAY, -3), ...WIRE }),
      await paper(WIRE, others),
    ];
    expect(await useOriginal(api, desk.user, "view", own)).toMatchObject(ALLOWED);
    const reason = (answer: Awaited<ReturnType<typeof useOriginal>>) => answer.data.article_info[0].reason;
    for (const article of [wire, elsewhere])
      expect(reason(await useOriginal(api, desk.user, "view", article))).toBe(
        licenceText.showEnded(addDays(TODAY, -1)),
      );
    expect(reason(await useOriginal(api, desk.user, "print", wire))).toBe(licenceText.printEnded(addDays(TODAY, -2)));
    expect(await useOriginal(api, desk.user, "print", elsewhere)).toMatchObject(ALLOWED);
    expect(await useOriginal(api, others.user, "view", free)).toMatchObject(ALLOWED);
    for (const [article, rightholder] of [
      [wire, "共同通信"],
      [own, null],
    ] as const) {
      const asked = { articleId: article.article_id, data_section: 1 };
      expect((await api.get(desk.user, "/article", asked)).json().data.article_info[0]).toMatchObject({ rightholder });
    }
  });

  it("is listed with its own bounds, for operators and for the contract's administrators", async () => {
    expect(await put({ rightholder: "  共同 " }, { max_readers: 3, article_yen: 200 })).toMatchObject({ status: 0 });
    const terms = { ...WIRE, media_code: null, media_name: null, max_readers: 3, article_yen: 200 };
    expect(await listed()).toEqual([expect.objectContaining({ ...terms, version: 1 })]);
    const ofHolder = await call("GET", "/contract_licences?rightholder=%E5%85%B1%E5%90%8C%E9%80%9A%E4%BF%A1%E7%A4%BE");
    expect(ofHolder.data.contract_licences).toContainEqual(expect.objectContaining(terms));
    const { contract_licences } = (await api.get(desk.user, "/contract_licences")).json().data;
    expect(contract_licences.at(-1)).toMatchObject({ ...terms, data_section: null, ended_flag: 0 });
    expect(await put(WIRE, { max_readers: 4, version: 1 })).toMatchObject({ status: 0 });
    expect(await put(WIRE, { max_readers: 5, version: 1 })).toMatchObject({ http: 409 });
    expect(await remove(WIRE)).toMatchObject({ status: 0 });
    expect(await remove(WIRE)).toMatchObject({ http: 404 });
    expect(await trail()).toMatchObject([
      { action: "contract_licence.save", detail: { ...WIRE, after: { max_readers: 3, article_yen: 200 } } },
      { detail: { ...WIRE, before: { max_readers: 3 }, after: { max_readers: 4 } } },
      { action: "contract_licence.remove", detail: { ...WIRE, before: { max_readers: 4 }, after: null } },
    ]);
  });

  it("is for a medium or a holder of rights, one of them", async () => {
    for (const [of, field] of [
      [{}, "media_code"],
      [{ media_code: code, ...WIRE }, "rightholder"],
    ] as const)
      expect(await put(of)).toMatchObject({ http: 400, data: { fieldErrors: [{ field }] } });
    for (const rightholder of ["　", "x".repeat(101)])
      expect(await put({ rightholder })).toMatchObject({
        http: 400,
        data: { fieldErrors: [{ field: "rightholder" }] },
      });
    expect(await listed()).toEqual([]);
  });
});

const use = (article: TestOriginal, month: string, copies: number) =>
  owner.query(
    `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
       data_section, use_kind, use_state, reserved_at, expires_at, copies)
     VALUES ($1, $2::date, $2::date + 19, $3, $4, '', decode(md5(random()::text), 'hex'), $5, 1, 'pdf_print', 'counted', now(), now(), $6)`,
    [
      ...[desk.contract.contractId, `${month}-01`, desk.user.userId, desk.user.userGroupId],
      ...[article.article_id, copies],
    ],
  );
const report = async (target_month: string) =>
  (await api.get(desk.user, "/licence_uses", { target_month })).json().data;
const yen = async (month: string): Promise<number> => (await report(month)).total_yen;

describe("利用報告 of what agencies hold the rights in", () => {
  it("tells it apart in lines and sums, owed once: to the agency where something was agreed on with it", async () => {
    await put({ media_code: code }, { article_yen: 500, copy_yen: 10 });
    await put(WIRE, { article_yen: 200, copy_yen: 3 });
    await use(await paper(), "2026-11", 1);
    await use(await paper(WIRE), "2026-11", 2);
    await use(await paper({ rightholder: "時事通信" }), "2026-11", 4);
    const { media_info, rightholder_info, total_yen } = await report("2026-11");
    const line = (rightholder: string | null, copy_count: number, total_yen: number) => ({
      ...{ media_code: code, rightholder, article_count: 1, copy_count, total_yen },
    });
    expect(media_info).toHaveLength(3);
    expect(media_info).toMatchObject([line(null, 1, 510), line("共同通信", 2, 206), line("時事通信", 4, 540)]);
    expect(rightholder_info).toMatchObject([
      { rightholder: "時事通信", copy_count: 4, total_yen: 540 },
      { rightholder: "共同通信", copy_count: 2, total_yen: 206 },
    ]);
    expect(total_yen).toBe(510 + 206 + 540);
    const file = async (filter: object) =>
      (await api.get(desk.user, "/licence_uses_download", { target_month: "2026-11", ...filter })).body
        .trimEnd()
        .split("\r\n")
        .slice(1);
    expect(await file({})).toHaveLength(3);
    expect(await file({ rightholder: "共同" })).toEqual([
      expect.stringMatching(new RegExp(`^${code},青空新聞,共同通信,.*,1,2,1,200,0,3,206$`)),
    ]);
    const all = await app.inject(
      `/admin/api/v1/licence_uses_download?target_month=2026-11&rightholder=${encodeURIComponent("時事通信")}&media_code=${code}`,
    );
    expect(all.body.trimEnd().split("\r\n")).toHaveLength(2);
  });
});

describe("prices of a licence", () => {
  beforeEach(async () => {
    const article = await paper();
    for (const month of ["2026-09", "2026-10", "2026-11", "2026-12", "2027-01"]) await use(article, month, 1);
  });
  const months = () => Promise.all(["2026-09", "2026-10", "2026-11", "2026-12", "2027-01"].map(yen));
  const of = () => ({ media_code: code });

  it("hold from a month on, and leave the months before as they were", async () => {
    await put(of(), { article_yen: 100, price_month: "2000-01" });
    expect(await months()).toEqual([100, 100, 100, 100, 100]);
    await put(of(), { article_yen: 200 });
    expect(await months()).toEqual([100, 100, 200, 200, 200]);
    await put(of(), { copy_yen: 7, price_month: "2027-01" });
    expect(await months()).toEqual([100, 100, 200, 200, 207]);
    const [licence] = await listed();
    expect(licence).toMatchObject({ article_yen: 200, copy_yen: 0 });
    expect(licence?.prices).toEqual([
      { from_month: "2000-01", article_yen: 100, reader_yen: 0, copy_yen: 0 },
      { from_month: "2026-11", article_yen: 200, reader_yen: 0, copy_yen: 0 },
      { from_month: "2027-01", article_yen: 200, reader_yen: 0, copy_yen: 7 },
    ]);
    const own = (await api.get(desk.user, "/contract_licences")).json().data.contract_licences;
    expect(own.find(({ media_code }: { media_code: string }) => media_code === code)).toMatchObject({
      ...{ article_yen: 200, prices: licence?.prices },
    });
    expect((await trail()).at(-1)?.detail).toMatchObject({
      ...{ price_month: "2027-01", before: { copy_yen: 0 }, after: { copy_yen: 7 } },
    });
  });

  it("take the place of later ones, and stay where they hold already", async () => {
    await put(of(), { article_yen: 100, price_month: "2026-09" });
    await put(of(), { article_yen: 300, price_month: "2026-12" });
    await put(of(), { show_days: 30, article_yen: 100, reader_yen: 0, copy_yen: 0, price_month: "2026-11" });
    expect(await months()).toEqual([100, 100, 100, 300, 300]);
    expect((await trail()).at(-1)?.detail).not.toHaveProperty("price_month");
    await put(of(), { show_days: 31 });
    expect(await months()).toEqual([100, 100, 100, 300, 300]);
    await put(of(), { article_yen: 200, price_month: "2026-10" });
    expect(await months()).toEqual([100, 200, 200, 200, 200]);
  });

  it("hold from the present month on where none is named", async () => {
    await put(of(), { article_yen: 100 });
    expect(await months()).toEqual([0, 0, 100, 100, 100]);
  });

  it("hold to the end of the month in which the licence is removed, and a new licence begins anew", async () => {
    await put(of(), { article_yen: 100, price_month: "2026-10" });
    await remove(of());
    expect(await months()).toEqual([0, 100, 100, 0, 0]);
    await put(of(), { article_yen: 300, price_month: "2027-01" });
    expect(await months()).toEqual([0, 100, 100, 0, 300]);
  });

  it("of a removed licence with an agency leave its copy to the medium's", async () => {
    const wire = await paper(WIRE);
    for (const month of ["2026-11", "2026-12"]) await use(wire, month, 1);
    await put(of(), { article_yen: 100, price_month: "2000-01" });
    await put(WIRE, { article_yen: 10 });
    await remove(WIRE);
    expect(await months()).toEqual([100, 100, 110, 200, 100]);
  });

  it.each(["2026-13", "1999-12", "next"])("name the month at fault: %s", async (price_month) => {
    expect(await put(of(), { price_month })).toMatchObject({
      ...{ http: 400, data: { fieldErrors: [{ field: "price_month" }] } },
    });
  });
});
