import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it } from "vitest";
import { aUser } from "../../../testing/a-user.ts";
import { anArticle } from "../../../testing/an-article.ts";
import { aContract, aGroup } from "../../../testing/builders.ts";
import { operatorApp } from "../operator/testing/operator-app.ts";
import { mediaLicenceRoutes } from "./media-licence.routes.ts";

const db = await testDatabase();
const { call, app, owner } = await operatorApp(db, mediaLicenceRoutes);
await owner.query(
  `INSERT INTO media (media_code, media_name, norm_name, data_section)
   VALUES ('L-1', '青空新聞', '青空新聞', 1), ('L-3', '青空通信', '青空通信', 3), ('L-5', '月刊青空', '月刊青空', 5)`,
);
const licence = async (code: string) =>
  ((await call("GET", `/media_licences?media_code=${code}`)).data.media_licences as object[])[0];
const put = (body: object) => call("PUT", "/media_licences", body);

describe("the licence of a medium", () => {
  it("has no bound until somebody sets one; absent stays, null takes it away, and each change is in the trail", async () => {
    const none = {
      ...{ show_days: null, print_days: null, mail_days: null, max_readers: null, excerpt_chars: null },
      forbidden_purposes: [],
    };
    expect(await licence("L-1")).toEqual({ media_code: "L-1", media_name: "青空新聞", data_section: 1, ...none });
    expect(await put({ media_code: "L-1", show_days: 7, max_readers: 5 })).toMatchObject({ status: 0 });
    await put({ media_code: "L-1", print_days: 0, show_days: null });
    expect(await licence("L-1")).toMatchObject({ ...none, print_days: 0, max_readers: 5 });
    const { rows } = await owner.query(
      "SELECT operator_id, detail FROM operator_audit WHERE action = 'media.licence' ORDER BY operator_audit_id",
    );
    expect(rows).toEqual([
      {
        operator_id: "tester",
        detail: {
          media_code: "L-1",
          before: { show_days: null, max_readers: null },
          after: { show_days: 7, max_readers: 5 },
        },
      },
      {
        operator_id: "tester",
        detail: {
          media_code: "L-1",
          before: { show_days: 7, print_days: null },
          after: { show_days: null, print_days: 0 },
        },
      },
    ]);
  });

  it("is of newspapers and magazines, which alone have originals", async () => {
    expect(await put({ media_code: "L-5", show_days: 30 })).toMatchObject({ status: 0 });
    for (const media_code of ["L-3", "nobody"]) {
      expect(await put({ media_code, show_days: 1 })).toMatchObject({ http: 404 });
      expect(await licence(media_code)).toBeUndefined();
    }
  });

  it.each([
    ["show_days", -1],
    ["show_days", 3651],
    ["print_days", 1.5],
    ["mail_days", "often"],
    ["max_readers", 0],
    ["excerpt_chars", -1],
    ["excerpt_chars", 1001],
    ["media_code", ""],
  ])("names %s at fault where it is %j", async (field, value) => {
    const before = await licence("L-1");
    expect(await put({ media_code: "L-1", [field]: value })).toMatchObject({
      http: 400,
      data: { fieldErrors: [{ field, message: expect.stringMatching(/[ぁ-ん]/) }] },
    });
    expect(await licence("L-1")).toEqual(before);
  });
});

describe("the report for royalties", () => {
  it("has the counted uses of each medium by month over all contracts", async () => {
    const uses: [string, string, string, boolean][] = [
      ["2026-10-31", "pdf_display", "counted", false],
      ["2026-11-01", "pdf_display", "counted", true],
      ["2026-11-02", "text_print", "counted", false],
      ["2026-11-02", "pdf_display", "released", false],
    ];
    for (const contract of [await aContract(owner), await aContract(owner)]) {
      const user = await aUser(owner, await aGroup(owner, contract));
      const { articleId } = await anArticle(owner, { columns: { media_code: "L-1" } });
      for (const [at, [day, kind, state, isMail]] of uses.entries())
        await owner.query(
          `INSERT INTO original_use (contract_id, use_month, process_date, user_id, user_group_id, user_group_name, session_hash, article_id,
             data_section, use_kind, use_state, reserved_at, expires_at, is_mail, copies)
           VALUES ($1, date_trunc('month', $2::date), $2, $3, $4, '', $5, $6, 1, $7, $8, now(), now(), $9,
             CASE WHEN $7 = 'text_print' THEN 12 END)`,
          [contract.contractId, day, user.userId, user.userGroupId, `\\x0${at}`, articleId, kind, state, isMail],
        );
    }
    const query = "process_date_start=2026-10-01&process_date_end=2026-11-30";
    const { body, headers } = await app.inject(`/admin/api/v1/media_uses_download?${query}`);
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    expect(body.trimEnd().split("\r\n")).toEqual([
      "\uFEFF月,情報源,媒体コード,媒体名,表示,印刷,うちメールから,冊子の部数,記事数,契約数,利用者数",
      "2026-10,新聞（紙面）,L-1,青空新聞,2,0,0,0,2,2,2",
      "2026-11,新聞（紙面）,L-1,青空新聞,2,2,2,24,2,2,2",
    ]);
  });
});
