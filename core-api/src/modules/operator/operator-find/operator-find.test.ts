import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { reindex } from "../../../search/reindex.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aTheme } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { operatorFindRoutes } from "./operator-find.routes.ts";

const { call, owner, scope } = await operatorApp(await testDatabase(), operatorFindRoutes);
const contract = await aContract(owner);
const theme = await aTheme(owner, contract, { name: "全固体電池の100%" });

const found = async (keyword: string) =>
  (await call("GET", `/operator_find?keyword=${encodeURIComponent(keyword)}`)).data;
const headlines = async (keyword: string) =>
  (
    (await call("GET", `/headline_find?keyword=${encodeURIComponent(keyword)}`)).data.article_info as {
      title: string;
    }[]
  ).map(({ title }) => title);

async function aMail(address: string, content: object = { kind: "invitation" }): Promise<string> {
  const { rows } = await owner.query(
    `WITH run AS (INSERT INTO mail_run (contract_id, run_key, kind, due_at, made_at) VALUES ($1, $2, $3, now(), now()) RETURNING mail_run_id)
     INSERT INTO mail_message (contract_id, mail_run_id, mail_address, state, content, next_attempt_at)
     SELECT $1, mail_run_id, $2, 'sent', $4::jsonb, now() FROM run RETURNING mail_message_id::text`,
    [contract.contractId, address, "kind" in content ? content.kind : "manual", JSON.stringify(content)],
  );
  return rows[0].mail_message_id;
}

describe("/operator_find", () => {
  it("finds themes by name and id, words meaning themselves", async () => {
    const row = {
      contract_id: String(contract.contractId),
      theme_id: String(theme.themeId),
      theme_name: "全固体電池の100%",
    };
    expect((await found("電池 100%")).themes).toMatchObject([row]);
    expect((await found(String(theme.themeId))).themes).toMatchObject([row]);
    expect((await found("電池%全固体")).themes).toEqual([]);
  });

  it("finds mails by id, and by how the address or the written subject begins", async () => {
    const id = await aMail("Mori@example.jp");
    const written = await aMail("x@example.jp", { kind: "manual", subject: "半導体の話" });
    const ids = async (keyword: string) =>
      ((await found(keyword)).mail_info as { mail_message_id: string }[]).map(({ mail_message_id }) => mail_message_id);
    expect(await ids("mori@")).toEqual([id]);
    expect(await ids("半導体の")).toEqual([written]);
    expect(await ids(id)).toContain(id);
    expect(await ids("example")).toEqual([]);
    expect(await ids("_ori@")).toEqual([]);
  });

  it("reads an index for each way of looking", async () => {
    await owner.query(
      `INSERT INTO mail_message (contract_id, mail_run_id, row_no, mail_address, state, content, next_attempt_at)
       SELECT contract_id, mail_run_id, n, 'many' || n || '@example.jp', 'sent', '{"kind":"theme"}', now()
       FROM mail_run, generate_series(100, 20100) n WHERE run_key = 'Mori@example.jp'`,
    );
    await owner.query("ANALYZE mail_message");
    const plan = async (where: string) =>
      JSON.stringify((await owner.query(`EXPLAIN SELECT mail_message_id FROM mail_message WHERE ${where}`)).rows);
    expect(await plan("lower(mail_address) LIKE 'many777%'")).toContain("mail_message_address");
    expect(await plan("mail_message_id = 777")).toContain("mail_message_id");
    expect(await plan("content ->> 'kind' = 'manual' AND lower(content ->> 'subject') LIKE '半%'")).toContain(
      "mail_message_subject",
    );
  });
});

describe("/headline_find", () => {
  let articleId = "";
  beforeAll(async () => {
    ({ articleId } = await anArticle(owner, {
      processDate: "2026-11-19",
      title: "ＧａＮの新工場",
      body: "港",
      dataSection: 3,
    }));
    await anArticle(owner, { processDate: "2026-08-01", title: "GaNの昔", body: "", dataSection: 3 });
    await reindex(scope);
  });

  it("finds an article by its id or the words of its headline", async () => {
    expect(await headlines("gan 工場")).toEqual(["ＧａＮの新工場"]);
    expect(await headlines(articleId)).toEqual(["ＧａＮの新工場"]);
    expect(await headlines("港")).toEqual([]);
    expect(await headlines("999999999999999")).toEqual([]);
  });

  it("asks for something", async () => {
    expect((await call("GET", "/headline_find")).http).toBe(400);
    expect(await headlines("　")).toEqual([]);
  });
});
