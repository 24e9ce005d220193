import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { anArticle } from "../../../testing/an-article.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { pdfAdminRoutes } from "../original-use/pdf-admin.routes.ts";
import { originalInspectionRoutes } from "./original-inspection.routes.ts";

const db = await testDatabase();
const { call, app, owner } = await operatorApp(db, originalInspectionRoutes, pdfAdminRoutes);
const paper = await anArticle(owner, { title: "電池の工場", body: "本文。", columns: { pdf_key: "test/none.pdf" } });
const bare = await anArticle(owner, { title: "電池の値段", dataSection: 2 });
const old = await anArticle(owner, { title: "電池の歴史", processDate: "2026-08-01" });
await anArticle(owner, { title: "電池のサイト", dataSection: 3 });

const found = async (query: string) =>
  ((await call("GET", `/originals?${query}`)).data.originals as { article_id: string }[]).map(
    ({ article_id }) => article_id,
  );
const trail = async () =>
  (
    await owner.query<{ detail: object }>(
      "SELECT detail FROM operator_audit WHERE action = 'original.view' ORDER BY operator_audit_id",
    )
  ).rows.map(({ detail }) => detail);

describe("originals for operators", () => {
  it("are found by words and by days of arrival, newest first, with what is stored of each", async () => {
    expect(await found("keyword=電池")).toEqual([bare.articleId, paper.articleId]);
    expect(await found("keyword=電池　工場")).toEqual([paper.articleId]);
    expect(await found("keyword=100%25")).toEqual([]);
    expect(await found("keyword=電池&process_date_start=2026-08-01&process_date_end=2026-08-01")).toEqual([
      old.articleId,
    ]);
    expect((await call("GET", "/originals?keyword=電池の工場")).data).toMatchObject({
      more_flag: 0,
      originals: [{ title: "電池の工場", pdf_flag: 1, text_flag: 1, withdrawn_flag: 0, usage_count: 0 }],
    });
  });

  it("are found by an article's id whenever it came, by source, medium and what they lack", async () => {
    expect(await found(`keyword=${old.articleId}`)).toEqual([old.articleId]);
    expect(await found("keyword=電池&data_section=2")).toEqual([bare.articleId]);
    expect(await found("keyword=電池&state=no_text")).toEqual([bare.articleId]);
    expect(await found("keyword=電池&state=withdrawn")).toEqual([]);
    expect(await found("keyword=電池&media_code=nobody")).toEqual([]);
  });

  it("are looked at without being counted, and each look is in the trail", async () => {
    const text = await call("GET", `/original_text?article_id=${paper.articleId}`);
    expect(text.data).toEqual({ article_id: paper.articleId, title: "電池の工場", article_text: "本文。" });
    const pieces = [{}, { range: "bytes=0-" }, { range: "bytes=1000-" }];
    for (const headers of pieces)
      await app.inject({ url: `/admin/api/v1/pdf_admin?article_id=${paper.articleId}`, headers });
    expect(await trail()).toEqual(["text", "pdf", "pdf"].map((kind) => ({ article_id: paper.articleId, kind })));
    expect((await owner.query("SELECT 1 FROM original_use")).rows).toEqual([]);
  });

  it("that are not there are not found, and leave no trail", async () => {
    const before = await trail();
    for (const path of [`/original_text?article_id=${bare.articleId}`, "/original_text?article_id=999999999999999"])
      expect(await call("GET", path)).toMatchObject({ http: 404 });
    expect(await trail()).toEqual(before);
  });
});
