import { licenceText } from "@kirinuki/schema/messages.ts";
import type { MachinePurpose, Purpose } from "@kirinuki/schema/purposes.ts";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { mailDesk } from "../../../mail/testing/mail-desk.ts";
import { reindex } from "../../../search/reindex.ts";
import { aMachine } from "../../../testing/a-machine.ts";
import { nextNumber } from "../../../testing/ids.ts";
import { NOON, type Query, testApi } from "../../../testing/test-api.ts";
import { tokyoDay } from "../../../time/tokyo.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { anOriginalsDesk, type OriginalsDesk, type TestOriginal } from "../original-use/testing/originals-desk.ts";
import { contractLicenceRoutes } from "./contract-licence.routes.ts";

const db = await testDatabase();
const api = await testApi(db);
const { scope } = await mailDesk(db);
const { call, owner } = await operatorApp(db, contractLicenceRoutes);
const TODAY = tokyoDay(NOON);
const LEAD = "工場の再稼働を決めた。";
const BODY = `${LEAD}来春に出荷を始める。`;

let desk: OriginalsDesk;
let code: string;
beforeEach(async () => {
  desk = await anOriginalsDesk(db, api);
  code = `P-${nextNumber()}`;
  await owner.query(
    "INSERT INTO media (media_code, media_name, norm_name, data_section) VALUES ($1, '青空新聞', $1, 1)",
    [code],
  );
});

/** The contract's licence of the medium or an agency, which forbids some purposes. */
const forbid = (forbidden_purposes: readonly string[], of: object = { media_code: code }) =>
  call("PUT", "/contract_licence", { contract_id: String(desk.contract.contractId), ...of, forbidden_purposes });

async function anArticle(section: 1 | 3, columns: object = {}): Promise<TestOriginal> {
  const given = { media_code: code, published_on: TODAY, lead: LEAD, char_count: 21, ...columns };
  const article = await desk.article(section, section === 1 ? undefined : null, given);
  await owner.query("UPDATE article_text SET body = $2 WHERE article_id = $1", [article.article_id, BODY]);
  return article;
}

/** Calls by a token for a purpose. */
async function asked(purpose: Purpose) {
  const headers = await aMachine(owner, desk.user, purpose);
  return {
    get: (path: string, query: Query) => api.get(null, path, query, headers),
    send: (path: string, body: object) => api.send(null, "POST", path, body, headers),
  };
}
type Asker = Awaited<ReturnType<typeof asked>>;

const detailOf = async ({ get }: Asker, { article_id: articleId, data_section }: TestOriginal) =>
  (await get("/article", { articleId, data_section })).json().data.article_info[0];
const displays = async ({ send }: Asker, article: TestOriginal) =>
  (await send("/pdf", { article_info: [article], pdf_flag: 1, ticket_only: true })).json();

describe("what a licence forbids machines", () => {
  it.each([
    ["analysis", "ai"],
    ["ai", "analysis"],
  ] as const)("for %s is given to no such token, and to every other as before", async (forbidden, other) => {
    await forbid([forbidden]);
    const [paper, web] = [await anArticle(1), await anArticle(3)];
    const why = licenceText.purpose(forbidden);
    const machine = await asked(forbidden);
    for (const article of [paper, web])
      expect(await detailOf(machine, article)).toMatchObject({
        ...{ article_text: null, lead: null, show_refusal: why, forbidden_purposes: [forbidden] },
      });
    const refused = await displays(machine, paper);
    expect(refused.data.article_info[0].reason).toBe(why);
    expect(
      (await machine.send("/article", { article_info: [paper], pdf_flag: 1 })).json().data.article_info[0].reason,
    ).toBe(why);
    const checked = await machine.send("/booklet_check", { article_info: [paper] });
    expect(checked.json().data.article_info[0]).toMatchObject({ reason: why, beyond_licence: true });
    for (const purpose of ["display", other] as const) {
      const free = await asked(purpose);
      expect(await detailOf(free, paper)).toMatchObject({ lead: LEAD, show_refusal: null, print_refusal: null });
      expect(await detailOf(free, web)).toMatchObject({ article_text: BODY });
      expect((await displays(free, paper)).result.status).toBe(0);
    }
    expect(await desk.countedUses()).toBe(0);
  });

  it("holds for snippets of a search, which find it all the same", async () => {
    await forbid(["ai"]);
    const web = await anArticle(3);
    await reindex(scope);
    const found = async (purpose: Purpose) => {
      const { data } = (await (await asked(purpose)).get("/article_search", { keyword1: "来春" })).json();
      return data.article_info.map(
        ({ article_id, snippet }: { article_id: string; snippet: { text: string } | null }) => [
          article_id,
          JSON.stringify(snippet).includes("来春"),
        ],
      );
    };
    expect(await found("display")).toEqual([[web.article_id, true]]);
    expect(await found("ai")).toEqual([[web.article_id, false]]);
  });

  it("is whatever the medium's licence, the contract's or that of its agency forbids", async () => {
    const wire = await anArticle(1, { rightholder: "共同通信" });
    const forbids = async () => (await detailOf(await asked("display"), wire)).forbidden_purposes;
    expect(await forbids()).toEqual([]);
    await forbid(["ai"], { rightholder: "共同通信" });
    expect(await forbids()).toEqual(["ai"]);
    await owner.query(
      "INSERT INTO media_licence (media_code, forbidden_purposes, updated_by) VALUES ($1, '{analysis}', 'x')",
      [code],
    );
    expect(await forbids()).toEqual(["analysis", "ai"]);
    const machine = await asked("analysis");
    expect(await detailOf(machine, wire)).toMatchObject({ lead: null });
    await owner.query("DELETE FROM media_licence WHERE media_code = $1", [code]);
    expect(await detailOf(machine, wire)).toMatchObject({ lead: LEAD });
    await forbid(["ai", "analysis"]);
    expect(await detailOf(machine, wire)).toMatchObject({ lead: null });
  });

  it("is listed, kept in one order and noted; other changes leave it", async () => {
    const own = async () =>
      (await api.get(desk.user, "/contract_licences"))
        .json()
        .data.contract_licences.filter(({ media_code }: { media_code: string | null }) => media_code === code);
    expect(await forbid(["ai", "analysis"])).toMatchObject({ status: 0 });
    await call("PUT", "/contract_licence", {
      contract_id: String(desk.contract.contractId),
      media_code: code,
      show_days: 9,
    });
    const both: MachinePurpose[] = ["analysis", "ai"];
    expect(await own()).toEqual([expect.objectContaining({ show_days: 9, forbidden_purposes: both })]);
    await owner.query(
      "INSERT INTO media_licence (media_code, forbidden_purposes, updated_by) VALUES ($1, '{ai}', 'x')",
      [code],
    );
    await forbid([]);
    expect(await own()).toEqual([expect.objectContaining({ forbidden_purposes: ["ai"] })]);
    const { rows } = await owner.query(
      "SELECT detail FROM audit WHERE contract_id = $1 AND action = 'contract_licence.save' ORDER BY audit_id",
      [desk.contract.contractId],
    );
    expect(rows).toMatchObject([
      { detail: { after: { forbidden_purposes: both } } },
      { detail: { after: { show_days: 9 } } },
      { detail: { before: { forbidden_purposes: both }, after: { forbidden_purposes: [] } } },
    ]);
  });

  it.each([[["display"]], [["ai", "ai"]], ["ai"], [[null]], [{}]])("is refused where it is %j", async (given) => {
    expect(await forbid(given as string[])).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field: "forbidden_purposes" }] },
    });
  });
});
