import type { paths } from "@kirinuki/bff/src/core-api/__generated__/core-api.ts";
import { anOriginalsDesk, aPdf } from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";
import { testApi } from "@kirinuki/core-api/src/testing/test-api.ts";
import createClient from "openapi-fetch";
import { beforeAll, expect, it } from "vitest";
import { testDatabase } from "../support/test-database.ts";

const db = await testDatabase();
const api = await testApi(db);
let baseUrl: string;
beforeAll(async () => {
  baseUrl = await api.app.listen({ port: 0, host: "127.0.0.1" });
});

it("a client made of the OpenAPI file does a morning: token, themes, articles, a PDF, the usage as CSV", async () => {
  const desk = await anOriginalsDesk(db, api);
  const article = await desk.article(1, await aPdf(2));
  const { contractCode, userId } = desk.user;

  const person = createClient<paths>({ baseUrl });
  const signedIn = await person.POST("/api/v1/login", {
    body: { contract_code: contractCode, user_id: userId, password: TEST_PASSWORD },
  });
  expect(signedIn.data?.result.status).toBe(0);
  const cookie = signedIn.response.headers
    .getSetCookie()
    .map((each) => each.split(";")[0])
    .join("; ");
  const made = await person.POST("/api/v1/api_tokens", {
    body: { token_name: "朝の取り込み", user_id: userId, scopes: ["lists", "originals", "usage"] },
    headers: { cookie },
  });
  expect(made.data?.result.msgDetail).toBe("");

  const client = createClient<paths>({ baseUrl, headers: { authorization: `Bearer ${made.data?.data.token}` } });
  const themes = await client.GET("/api/v1/themes");
  const [theme] = themes.data?.data.themes_info ?? [];
  expect(theme).toBeDefined();
  const articles = await client.GET("/api/v1/articles", { params: { query: { limit: 1000 } } });
  const events = articles.data?.data.article_event.map(({ kind, article_id }) => ({ kind, article_id }));
  expect(events).toEqual([{ kind: "matched", article_id: article.article_id }]);

  const merged = await client.POST("/api/v1/pdf", {
    body: { article_info: [{ article_id: article.article_id, data_section: 1 }], pdf_flag: 1 },
  });
  const ticket = merged.data?.data.pdf_ticket ?? "";
  const pdf = await client.GET("/api/v1/pdf/{ticket}", { params: { path: { ticket } }, parseAs: "arrayBuffer" });
  expect(Buffer.from((pdf.data as ArrayBuffer | undefined) ?? new ArrayBuffer(0)).subarray(0, 5)).toEqual(
    Buffer.from("%PDF-"),
  );
  const noticed = await client.PUT("/api/v1/pdf_display_completion_notice", { body: { pdf_ticket: ticket } });
  expect(noticed.data?.data.usage_count).toBe(1);

  const usage = await client.GET("/api/v1/pdf_usage_frequency_download", {
    params: { query: { process_date_start: "2026-11-01", process_date_end: "2026-11-30" } },
    parseAs: "text",
  });
  expect(usage.data).toContain(userId);

  const refused = await client.GET("/api/v1/users");
  expect([refused.response.status, refused.error?.result?.msgCode]).toEqual([403, "MSG4035"]);
});
