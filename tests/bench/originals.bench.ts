// Every PDF and EPUB of the corpus as a stored original: through POST /pdf, the ticket and the book's download, and opened in a browser.
// Writes docs/originals.md. `--only=name` takes those whose name has it, and then writes nothing.
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  anOriginalsDesk,
  type OriginalsDesk,
} from "@kirinuki/core-api/src/modules/originals/original-use/testing/originals-desk.ts";
import { FolderStore } from "@kirinuki/core-api/src/storage/folder-store.ts";
import { aSession } from "@kirinuki/core-api/src/testing/a-user.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import pg from "pg";
import { look, openBrowser } from "./support/corpus-browser.ts";
import { type Calls, callsOf } from "./support/corpus-calls.ts";
import { type BookRow, corpusPage, type PdfRow } from "./support/corpus-page.ts";
import { startProduct } from "./support/product.ts";

const ROOT = join(import.meta.dirname, "../..");
const CORPUS = join(ROOT, "../shared/data");
const only = process.argv.find((word) => word.startsWith("--only="))?.slice("--only=".length) ?? "";
const filesOf = (kind: "pdf" | "epub"): { name: string; bytes: Buffer }[] => {
  const folder = join(CORPUS, kind);
  const names = existsSync(folder)
    ? readdirSync(folder).filter((name) => name.endsWith(`.${kind}`) && name.includes(only))
    : [];
  return names.sort().map((name) => ({ name, bytes: readFileSync(join(folder, name)) }));
};

const pdfs = filesOf("pdf");
const books = filesOf("epub");
if (pdfs.length + books.length === 0) {
  console.log(`The corpus is not here (${CORPUS}): nothing to open.`);
  process.exit(0);
}

const product = await startProduct();
const owner = new pg.Pool({ connectionString: product.installation.ownerUrl, max: 2 });
try {
  const originals = new FolderStore(join(product.dataFolder, "originals"));
  const desk = await anOriginalsDesk({ owner } as Parameters<typeof anOriginalsDesk>[0], { originals });
  const cookie = await aSession(owner, desk.user, new Date());
  const calls = callsOf(product.coreUrl, cookie);
  const browser = await openBrowser(product.webUrl, { name: USER_COOKIE, value: cookie });
  const pdfRows: PdfRow[] = [];
  for (const file of pdfs) pdfRows.push(await tryPdf(desk, calls, browser.context, file));
  const bookRows: BookRow[] = [];
  for (const file of books) bookRows.push(await tryBook(desk, calls, browser.context, originals, file));
  await browser.close();
  const { page, faults } = corpusPage(pdfRows, bookRows);
  if (only === "") writeFileSync(join(ROOT, "docs/originals.md"), page);
  console.log(only === "" ? page.slice(0, page.indexOf("| file")) : page);
  if (faults.length > 0) throw new Error(`not as it must be:\n${faults.join("\n")}`);
} finally {
  await owner.end();
  await product.stop();
}

type Context = Awaited<ReturnType<typeof openBrowser>>["context"];
interface CorpusFile {
  name: string;
  bytes: Buffer;
}

async function countedOf(articleId: string): Promise<number> {
  const { rows } = await owner.query(
    "SELECT count(*)::int AS n FROM original_use WHERE article_id = $1 AND use_state = 'counted'",
    [articleId],
  );
  return rows[0].n;
}

async function tryPdf(
  desk: OriginalsDesk,
  calls: Calls,
  context: Context,
  { name, bytes }: CorpusFile,
): Promise<PdfRow> {
  const article = await desk.article(1, bytes);
  const print = await calls.send("POST", "/pdf", { article_info: [article], pdf_flag: 2, ticket_only: true });
  const ticket = print.data.pdf_ticket;
  const file = typeof ticket === "string" ? await calls.fetch(`/pdf/${ticket}`) : null;
  const shown = await look(context, `${product.webUrl}/0001-001?a00=m${article.article_id}`, (page) =>
    page.getByText(/件を計上しました/).waitFor({ timeout: 60_000 }),
  );
  const counted = await countedOf(article.article_id);
  const row = { name, bytes: bytes.length, print, file, shown, counted };
  console.log(
    `${name}: ${print.http}/${print.status} ${Math.round(print.milliseconds)} ms, ${shown.outcome} ${shown.text} ${shown.complaints.join(" ")}`,
  );
  return row;
}

async function tryBook(
  desk: OriginalsDesk,
  calls: Calls,
  context: Context,
  store: FolderStore,
  { name, bytes }: CorpusFile,
): Promise<BookRow> {
  const contentsId = `corpus${name.replace(/\W/g, "").slice(0, 20)}`;
  const article = await desk.article(5, null, { contents_id: contentsId });
  await store.put(`demo/epub/${contentsId}.epub`, bytes);
  const check = await calls.send("PUT", "/epub_display_check", { article_id: article.article_id, contentsId });
  const ticket = check.data.epub_ticket;
  const file =
    typeof ticket === "string"
      ? await calls.fetch(`/magazine_epub?contentsId=${contentsId}&epub_ticket=${ticket}`)
      : null;
  const shown = await look(
    context,
    `${product.webUrl}/epub?contentsId=${contentsId}&articleId=${article.article_id}`,
    (page) => page.getByText("1件を計上しました").waitFor({ timeout: 60_000 }),
  );
  const counted = await countedOf(article.article_id);
  const same = file !== null && file.http === 200 && file.bytes.equals(bytes);
  console.log(`${name}: ${check.http}/${check.status}, ${shown.outcome} ${shown.text} ${shown.complaints.join(" ")}`);
  return { name, bytes: bytes.length, check, same, shown, counted };
}
