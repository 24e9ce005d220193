import { copyFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Collection } from "@kirinuki/tests/support/collections.ts";
import { openTools } from "../../original-files/open-intake.ts";
import type { Intake } from "../../original-files/original-intake.ts";
import { tryPdf } from "../../original-files/try-pdf.ts";
import { isRefused } from "../item.ts";
import { magazineFormat } from "../magazine/magazine-format.ts";
import { newspaperFormat } from "../newspaper/newspaper-format.ts";
import { inOrder } from "../parcel/in-order.ts";
import { sizeUpParcel } from "../parcel/parcel.ts";
import { type ParcelFormat, parcelItems } from "../parcel/parcel-items.ts";
import type { Outcome } from "./collections.ts";
import { PARCEL_GUIDE } from "./parcel-guide.ts";

export const KINDS = ["pdf", "epub", "csv"] as const;
type Kind = (typeof KINDS)[number];

/** What became of one file. */
export interface OriginalFile {
  name: string;
  kind: Kind;
  outcome: Outcome;
  why: string[];
}

/** Looks at originals as ingest does, and keeps nothing. */
function lookingOnly(tools: ReturnType<typeof openTools>): Intake {
  const { inspector } = tools;
  return {
    concurrency: inspector.concurrency,
    pdf: async ({ path }) => {
      const inspected = await tryPdf(path, tools);
      return inspected.kind === "refused" ? inspected : { pdfKey: "a", thumbnailKey: "b", remarks: inspected.remarks };
    },
    epub: async ({ path }) => {
      const inspected = await inspector.inspectEpub(path);
      return inspected.kind === "refused" ? inspected : { epubKey: "a", coverKey: null, remarks: inspected.remarks };
    },
    photo: async () => ({ kind: "refused", reason: "" }),
  };
}

const NEWSPAPER =
  "data_section,article_id,title,media_name,issue_date,pdf_file\n1,1,見出し,山河新聞,2026-11-20,original\n";
const MAGAZINE =
  "article_id,title,magazine_name,cover_date,contents_id,epub_file\n1,見出し,週刊切抜,2026-11-20,C1,original\n";

const PARCELS: Record<Kind, { format: () => ParcelFormat; manifest: string | null }> = {
  pdf: { format: newspaperFormat, manifest: NEWSPAPER },
  epub: { format: magazineFormat, manifest: MAGAZINE },
  csv: { format: newspaperFormat, manifest: null },
};

async function all<T>(values: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const value of values) found.push(value);
  return found;
}

/** Every PDF and EPUB in a parcel of its own, every CSV as a manifest. */
export async function originalFiles({ folder }: Collection): Promise<OriginalFile[]> {
  const tools = openTools();
  try {
    const files = KINDS.flatMap((kind) =>
      readdirSync(join(folder, kind))
        .sort((a, b) => (a < b ? -1 : 1))
        .filter((name) => kind !== "csv" || /\.csv$/i.test(name))
        .map((name) => ({ kind, path: join(folder, kind, name) })),
    );
    return await all(inOrder(files, 4, ({ kind, path }) => tried(kind, path, lookingOnly(tools))));
  } finally {
    tools.close();
  }
}

async function tried(kind: Kind, path: string, intake: Intake): Promise<OriginalFile> {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-collection-"));
  const { format, manifest } = PARCELS[kind];
  try {
    copyFileSync(path, join(folder, manifest === null ? "manifest.csv" : "original"));
    if (manifest !== null) writeFileSync(join(folder, "manifest.csv"), manifest);
    const remarks: { text: string; isLoss: boolean }[] = [];
    const onRemarks = (told: typeof remarks) => remarks.push(...told);
    const read = await all(
      parcelItems(await sizeUpParcel(folder), format(), intake, { onRemarks: (told) => onRemarks([...told]) }),
    );
    const reasons = read
      .filter(isRefused)
      .flatMap(({ faults }) => faults.map((fault) => `${fault.field}: ${fault.reason}`));
    const outcome = reasons.length > 0 ? "refused" : remarks.some(({ isLoss }) => isLoss) ? "partly" : "read fully";
    const why = [...reasons, ...remarks.map(({ text }) => text)].map(general).sort();
    return { name: basename(path), kind, outcome, why: [...new Set(why)] };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Without what differs from file to file of one kind. */
const general = (reason: string): string =>
  reason
    .replaceAll(/：\d+件/g, "")
    .replace("（original）", "")
    .replace(/（[^（）]*\.[a-z]+）/, "")
    .replace(/(知らない列があります)（.*?）(?=[、。])/, "$1")
    .replace(/(重複しています)（.*?）(?=。)/, "$1")
    .replace(/（\d+行目）/, "");

const TITLES: Record<Kind, string> = {
  pdf: "PDF, as a newspaper's page",
  epub: "EPUB, as a magazine's issue",
  csv: "CSV, as a manifest",
};
const OUTCOMES: readonly Outcome[] = ["read fully", "partly", "refused"];

/** The page's part on parcels, the same for the same files. */
export function originalsTable(files: readonly OriginalFile[]): string {
  const count = (outcome: Outcome) => files.filter((file) => file.outcome === outcome).length;
  const groups = Map.groupBy(files, ({ kind, outcome, why }) =>
    JSON.stringify([KINDS.indexOf(kind), OUTCOMES.indexOf(outcome), why]),
  );
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => row(group));
  return `${PARCEL_GUIDE}
### What was tried

${files.length} files: ${OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(", ")}. The CSV files are lists of other things, so that each must be refused, in words that help.

| kind of file | files | outcome | what is said of them |
|---|---|---|---|
${rows.join("\n")}
`;
}

function row(group: readonly OriginalFile[]): string {
  const [first] = group;
  if (!first) return "";
  const why = first.why.map((reason) => reason.replaceAll("|", "\\|")).join("<br>");
  return `| ${TITLES[first.kind]} | ${group.length} | ${first.outcome} | ${why} |`;
}
