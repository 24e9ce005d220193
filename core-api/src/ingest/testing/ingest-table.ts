import { readFileSync } from "node:fs";
import { join } from "node:path";
import { SHARED } from "@kirinuki/tests/support/collections.ts";
import { type Outcome, SHELVES, type Shelf, type TriedFile, triedFiles } from "./collections.ts";
import { comparison } from "./feed-rivals.ts";

export const INGEST_PAGE = join(import.meta.dirname, "../../../../docs/ingest.md");

/** What stands below is written by hand. */
const BY_HAND = "<!-- from here on by hand -->\n";

const OUTCOMES: readonly Outcome[] = ["read fully", "partly", "refused"];

/** What shared must have: the page is about all of them. */
export const PAGE_KINDS = SHELVES.map(({ folder }) => folder);

/** What stands between them is the table of originals, which takes a while: it is tried apart. */
const ORIGINALS = ["<!-- originals -->\n", "<!-- end of originals -->\n"] as const;

/** The page as it should be: its tables made anew, its other text as it is, that on originals too unless it is given. */
export async function ingestPage(originals?: string): Promise<string> {
  const page = readFileSync(INGEST_PAGE, "utf8");
  const [, byHand = ""] = page.split(BY_HAND);
  const [before, after] = ORIGINALS;
  const parcels = originals ?? page.split(before)[1]?.split(after)[0] ?? "";
  const sections: string[] = [];
  for (const shelf of SHELVES) sections.push(section(shelf, await triedFiles(SHARED, shelf)));
  return `${INTRODUCTION}\n${sections.join("\n")}\n${before}${parcels}${after}\n${await comparison()}\n${BY_HAND}${byHand}`;
}

function section({ heading }: Shelf, files: readonly TriedFile[]): string {
  const groups = Map.groupBy(files, ({ kind, outcome, why }) => JSON.stringify([kind, OUTCOMES.indexOf(outcome), why]));
  const rows = [...groups].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, group]) => row(group));
  const count = (outcome: Outcome) => files.filter((file) => file.outcome === outcome).length;
  return `## ${heading}

${files.length} files: ${OUTCOMES.map((outcome) => `${count(outcome)} ${outcome}`).join(", ")}; ${sum(files, "stored")} articles read, ${sum(files, "refused")} errors.

| kind of file | charset | files | outcome | articles | errors | what is said of them |
|---|---|---|---|---|---|---|
${rows.join("\n")}
`;
}

function row(group: readonly TriedFile[]): string {
  const [first] = group;
  const charsets = [...new Set(group.map(({ charset }) => charset))].sort().join(", ");
  const why = first?.why.map((reason) => reason.replaceAll("|", "\\|")).join("<br>") ?? "";
  return `| ${first?.kind} | ${charsets} | ${group.length} | ${first?.outcome} | ${sum(group, "stored")} | ${sum(group, "refused")} | ${why} |`;
}

const sum = (files: readonly TriedFile[], name: "stored" | "refused"): number =>
  files.reduce((total, file) => total + file[name], 0);

const INTRODUCTION = `# What ingest reads

The tables are written from the real files that the readers are tried on, and a test holds this page to them;
\`node --import ./scripts/lib/typescript.mjs core-api/src/ingest/testing/emit-ingest-table.ts\` writes them anew. The files are not part of
the repository, so \`npm run generate\` can't: where they are absent, that test is skipped and says so.

- **read fully**: everything the file has is stored. What it does not have (a date, a link, a title) is said, and a fault that could be
  put right without loss (a wrong charset declaration, a missing end tag).
- **partly**: the rest is stored; what is not, is an error or a remark.
- **refused**: nothing of it can be stored. The error list has the file, the number of the item (0: the file as a whole), the field and the reason.

A feed without any article is read fully. An entry without title, text and link is no article and becomes an error.
`;
