import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDataSource } from "../data-source.ts";
import { TransactionScope } from "../db/tenant.ts";
import { tryOriginals } from "../jobs/try-originals.job.ts";
import { openIntake } from "../originals/open-intake.ts";
import { pdfKeys } from "../originals/original-keys.ts";
import { aPdf, withoutEnd } from "../originals/testing/a-pdf.ts";
import { aJobContext } from "../testing/a-job-context.ts";
import { anArticle } from "../testing/an-article.ts";

const db = await testDatabase();
const source = createDataSource({
  url: db.operatorUrl,
  poolSize: 4,
  statementTimeout: 30_000,
  applicationName: "test",
});
const folder = mkdtempSync(join(tmpdir(), "kirinuki-stored-"));
const told: unknown[] = [];
const context = aJobContext({
  scope: new TransactionScope(source),
  clock: { now: () => new Date("2026-11-22T00:00:00Z") },
  log: (_message, detail) => void told.push(detail),
  originalsFolder: join(folder, "store"),
});

beforeAll(() => source.initialize());
afterAll(async () => {
  await source.destroy();
  rmSync(folder, { recursive: true });
});

const rows = async (sql: string, values: unknown[] = []) => (await db.owner.query(sql, values)).rows;
const sha = (bytes: Buffer): string => createHash("sha256").update(bytes).digest("hex");

/** As a version of the product left it that did not try PDFs. */
async function storedBefore(bytes: Buffer, inStore = true): Promise<string> {
  const { pdf, thumbnail } = pdfKeys(sha(bytes));
  for (const [key, content, type] of [
    [pdf, bytes, "application/pdf"],
    [thumbnail, Buffer.from("jpeg"), "image/jpeg"],
  ] as const) {
    if (inStore) await context.originals.put(key, content);
    await db.owner.query(
      "INSERT INTO original (store_key, content_type, byte_length, sha256) VALUES ($1, $2, $3, decode($4, 'hex'))",
      [key, type, content.length, sha(content)],
    );
  }
  return pdf;
}

const trialOf = async (key: string) =>
  (await rows("SELECT tried_at, fault FROM original WHERE store_key = $1", [key]))[0];

describe("PDFs that were stored before each was tried", { timeout: 60_000 }, () => {
  it("are tried once, and the list of incorrect articles has those that can't be delivered, with their articles", async () => {
    const good = await storedBefore(await aPdf({ text: "good" }));
    const broken = await storedBefore(withoutEnd(await aPdf({ text: "broken" })));
    const gone = await storedBefore(await aPdf({ text: "gone" }), false);
    const { articleId } = await anArticle(db.owner, { dataSection: 1, columns: { pdf_key: broken } });
    await tryOriginals.run(context);
    const tried_at = context.clock.now();
    expect(await trialOf(good)).toEqual({ tried_at, fault: null });
    expect(await trialOf(broken)).toEqual({ tried_at, fault: "表示・印刷用のPDFを作成できません。" });
    expect(await trialOf(gone)).toEqual({ tried_at, fault: "保管されていません。" });
    const listed = await rows("SELECT source_file, item_no, field, reason, payload FROM ingest_error ORDER BY reason");
    expect(listed).toMatchObject([
      { source_file: gone, reason: "登録済みの原文を表示・印刷できません：保管されていません。", payload: "" },
      { source_file: broken, item_no: 0, field: "pdf_file", payload: expect.stringMatching(`^${articleId} `) },
    ]);
    await tryOriginals.run(context);
    expect(told).toEqual([{ tried: 3, faulty: 2 }]);
  });

  it("are refused when they are delivered again, and those not yet tried are tried then", async () => {
    const { intake, close } = openIntake(context.scope, context.originals);
    const deliver = (bytes: Buffer) => {
      const path = join(folder, "delivered");
      writeFileSync(path, bytes);
      return intake.pdf({ path, byteLength: bytes.length, sha256: sha(bytes) });
    };
    try {
      const broken = withoutEnd(await aPdf({ text: "again" }));
      await storedBefore(broken);
      expect(await deliver(broken)).toMatchObject({ kind: "refused" });
      await tryOriginals.run(context);
      expect(await deliver(broken)).toMatchObject({ kind: "refused" });
      const good = await aPdf({ text: "good again" });
      const key = await storedBefore(good);
      expect(await deliver(good)).toMatchObject({ pdfKey: key });
      expect(await trialOf(key)).toMatchObject({ tried_at: expect.any(Date), fault: null });
    } finally {
      close();
    }
  });
});
