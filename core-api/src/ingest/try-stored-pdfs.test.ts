import { createHash } from "node:crypto";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { afterAll, describe, expect, it } from "vitest";
import { tryOriginals } from "../jobs/try-originals.job.ts";
import { openIntake } from "../original-files/open-intake.ts";
import { pdfKeys } from "../original-files/original-keys.ts";
import { aPdf, withoutEnd } from "../original-files/testing/a-pdf.ts";
import { aJobContext } from "../testing/a-job-context.ts";
import { anArticle } from "../testing/an-article.ts";
import { newsDesk } from "./testing/news-desk.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
const folder = mkdtempSync(join(tmpdir(), "kirinuki-stored-"));
const told: unknown[] = [];
const context = aJobContext({
  scope: desk.scope,
  clock: desk.clock,
  log: (_message, detail) => void told.push(detail),
  originalsFolder: join(folder, "store"),
});

afterAll(() => rmSync(folder, { recursive: true }));

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

describe("PDFs that articles name by a store key", { timeout: 60_000 }, () => {
  const line = (pdf_key: string, title = `記事 ${pdf_key}`) => ({
    data_section: 1,
    article_id: pdf_key,
    title,
    article_text: "本文",
    media_code: "1",
    media_name: "東都新聞",
    issue_date: "2026-11-20",
    pdf_key,
  });
  const named = async (key: string) =>
    (
      await rows("SELECT tried_at, fault, pages, byte_length::int, sha256 FROM original WHERE store_key = $1", [key])
    )[0];
  const faultsOf = (key: string) => rows("SELECT reason, payload FROM ingest_error WHERE source_file = $1", [key]);

  it("are tried an hour later, so that they may follow their article, and then known as if taken in", async () => {
    desk.clock.set("2026-11-20T06:00:00+09:00");
    const bytes = await aPdf({ text: "named" });
    const [good, broken] = ["press/1.pdf", "press/2.pdf"];
    await desk.ingest("named.jsonl", [line(good), line(broken)]);
    desk.clock.set("2026-11-20T06:59:59+09:00");
    await tryOriginals.run(context);
    expect((await named(good))?.tried_at).toBeNull();
    await context.originals.put(good, bytes);
    await context.originals.put(broken, withoutEnd(bytes));
    desk.clock.set("2026-11-20T07:00:00+09:00");
    await tryOriginals.run(context);
    const tried_at = desk.clock.now();
    const sha256 = createHash("sha256").update(bytes).digest();
    expect(await named(good)).toEqual({ tried_at, fault: null, pages: 1, byte_length: bytes.length, sha256 });
    expect(await named(broken)).toMatchObject({ tried_at, fault: "表示・印刷用のPDFを作成できません。", pages: null });
    expect(await faultsOf(good)).toEqual([]);
    expect(await faultsOf(broken)).toMatchObject([{ payload: expect.stringContaining("記事 press/2.pdf") }]);
  });

  it("are listed where the store has none, and tried again when a delivery names them again", async () => {
    const [late, never] = ["press/late.pdf", "press/never.pdf"];
    await desk.ingest("absent.jsonl", [line(late), line(never)]);
    desk.clock.set("2026-11-20T09:00:00+09:00");
    await tryOriginals.run(context);
    expect(await named(late)).toMatchObject({ fault: "保管されていません。", byte_length: null, sha256: null });
    for (const key of [late, never]) expect(await faultsOf(key)).toHaveLength(1);
    await context.originals.put(late, await aPdf({ text: "late" }));
    await desk.ingest("corrected.jsonl", [line(late, "訂正")]);
    desk.clock.set("2026-11-20T10:00:00+09:00");
    await tryOriginals.run(context);
    expect(await named(late)).toMatchObject({ tried_at: desk.clock.now(), fault: null });
    expect(await named(never)).toMatchObject({ fault: "保管されていません。" });
  });
});
