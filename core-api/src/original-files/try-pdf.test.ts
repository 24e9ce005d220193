import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { openTools } from "./open-intake.ts";
import { aPdf, pdfOfPages, withoutEnd } from "./testing/a-pdf.ts";
import { tryPdf } from "./try-pdf.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-try-"));
const tools = openTools();
afterAll(() => {
  tools.close();
  rmSync(folder, { recursive: true });
});

let files = 0;
function file(content: Buffer): string {
  files += 1;
  const path = join(folder, String(files));
  writeFileSync(path, content);
  return path;
}
const tried = (content: Buffer) => tryPdf(file(content), tools);

const DRAWN = "0 0 50 50 re f";

describe("a PDF at its intake", { timeout: 60_000 }, () => {
  it("passes where it can be shown and delivered, again and again", async () => {
    for (const content of [await aPdf({ pages: 2 }), pdfOfPages([DRAWN])])
      expect(await tried(content)).toMatchObject({ kind: "pdf", remarks: [] });
  });

  it("is refused where it opens in a viewer and can't be merged for readers", async () => {
    const path = file(withoutEnd(pdfOfPages([DRAWN])));
    expect(await tools.inspector.inspectPdf(path)).toMatchObject({ kind: "pdf" });
    expect(await tryPdf(path, tools)).toEqual({ kind: "refused", reason: "表示・印刷用のPDFを作成できません。" });
  });

  it("is one where its head begins among the first 1,024 bytes", async () => {
    const pdf = pdfOfPages([DRAWN]);
    for (const before of ["\r\n", "HTTP/1.1 200 OK\r\n\r\n", "x".repeat(1023)])
      expect(await tried(Buffer.concat([Buffer.from(before), pdf]))).toMatchObject({ kind: "pdf" });
    expect(await tried(Buffer.concat([Buffer.alloc(1024, "x"), pdf]))).toMatchObject({ kind: "refused" });
  });

  it("has said of it which pages draw nothing", async () => {
    const blank = (pages: string) => [{ text: `何も描かれていないページがあります（${pages}ページ目）`, isLoss: true }];
    expect(await tried(pdfOfPages([""]))).toMatchObject({ kind: "pdf", remarks: blank("1") });
    expect(await tried(pdfOfPages([DRAWN, "", "1 1 1 rg 0 0 50 50 re f"]))).toMatchObject({ remarks: blank("2、3") });
    // The thumbnail is cut below; what stands there counts.
    expect(await tried(pdfOfPages(["0 0 100 20 re f"], [0, 0, 100, 2000]))).toMatchObject({ remarks: [] });
  });
});
