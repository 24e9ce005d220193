import { cpus, loadavg } from "node:os";
import type { Seen } from "./corpus-browser.ts";
import type { Called } from "./corpus-calls.ts";

export interface PdfRow {
  name: string;
  bytes: number;
  /** POST /pdf for print of the one article. */
  print: Called;
  /** The ticket's file; null without a ticket. */
  file: { http: number; bytes: Buffer } | null;
  shown: Seen;
  /** Uses counted after the viewer; the print was never confirmed. */
  counted: number;
}

export interface BookRow {
  name: string;
  bytes: number;
  check: Called;
  /** Whether the download was the stored file, byte by byte. */
  same: boolean;
  shown: Seen;
  counted: number;
}

/** Complaints that a book of this corpus must cause: it asks for files of other places, which the page's policy keeps out. */
const EXPECTED = /Content Security Policy|net::ERR_BLOCKED_BY_CSP/;
const SCRIPT = /\/(?:JavaScript|Launch|OpenAction)\b/;

const delivered = ({ file }: PdfRow): boolean => file !== null;
const unexpected = ({ shown }: { shown: Seen }): string[] => shown.complaints.filter((text) => !EXPECTED.test(text));

/** What must hold of every file, whatever it is. */
function faultsOf(row: PdfRow | BookRow): string[] {
  const faults = unexpected(row).map((text) => `the console: ${text}`);
  const { shown, counted } = row;
  if (shown.outcome === "hang") faults.push("hangs");
  if (counted !== (shown.outcome === "shown" ? 1 : 0)) faults.push(`counted ${counted}`);
  if ("print" in row) {
    if (row.print.http !== 200 || row.print.status !== 0)
      faults.push(`POST /pdf ${row.print.http}/${row.print.status}`);
    if (delivered(row) ? row.print.data.data_flag !== undefined : row.print.data.data_flag !== 1)
      faults.push("data_flag");
    if (delivered(row) !== (shown.outcome === "shown")) faults.push("print and display differ");
    if (row.file && (row.file.http !== 200 || SCRIPT.test(row.file.bytes.toString("latin1")))) faults.push("its file");
  } else if (row.check.http !== 200 || row.check.status !== 0 || !row.same) faults.push("its download");
  return faults.map((fault) => `${row.name}: ${fault}`);
}

const cell = (text: string): string => text.replaceAll("|", "\\|");
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(1);
const outcome = ({ shown }: { shown: Seen }): string =>
  shown.outcome === "shown" ? "shown" : `${shown.outcome}: ${shown.text}`;
const slowest = (all: number[]): string => seconds(Math.max(0, ...all));

/** docs/originals.md, and what was not as it must be. */
export function corpusPage(pdfs: readonly PdfRow[], books: readonly BookRow[]): { page: string; faults: string[] } {
  const shownOf = (rows: readonly { shown: Seen }[]) => rows.filter(({ shown }) => shown.outcome === "shown").length;
  const lines = [
    "# Originals that are broken, strange or hostile",
    "",
    "Written by `npm run bench -- originals`, which starts the built product, stores every PDF and EPUB of the corpus as the original of an article, takes each through `POST /pdf`",
    "(print, with the ticket's file) or `PUT /epub_display_check` and the book's download, and opens each in a browser, in the viewer (0001-001) or as a book (/epub). It fails where one hangs (60 s), is answered with an",
    "error, brings a script, a dialog or a message of the console, is counted without having been shown, or is shown without having been counted. `npm test` takes all of them through the REST calls.",
    "",
    "Which browsers, and what was checked in WebKit: [browsers.md](browsers.md).",
    "",
    `- PDFs: ${pdfs.length}, of which ${shownOf(pdfs)} are shown and ${pdfs.length - shownOf(pdfs)} could not be obtained (encrypted, or nothing is left to show). Slowest POST /pdf ${slowest(pdfs.map(({ print }) => print.milliseconds))} s, slowest on the screen ${slowest(pdfs.map(({ shown }) => shown.milliseconds))} s.`,
    `- EPUBs: ${books.length}, of which ${shownOf(books)} are shown and ${books.length - shownOf(books)} can't be opened. Slowest ${slowest(books.map(({ shown }) => shown.milliseconds))} s.`,
    `- Seconds of a machine with ${cpus().length} cores at a load of ${loadavg()[2]?.toFixed(0)}.`,
    "",
    "| file | kB | POST /pdf | s | viewer | s |",
    "|---|---|---|---|---|---|",
    ...pdfs
      .map((row) =>
        [
          cell(row.name),
          (row.bytes / 1000).toFixed(0),
          delivered(row) ? "delivered" : "could not be obtained",
          seconds(row.print.milliseconds),
          cell(outcome(row)),
          seconds(row.shown.milliseconds),
        ].join(" | "),
      )
      .map((line) => `| ${line} |`),
    "",
    "| book | kB | book viewer | s | kept out |",
    "|---|---|---|---|---|",
    ...books
      .map((row) =>
        [
          cell(row.name),
          (row.bytes / 1000).toFixed(0),
          cell(outcome(row)),
          seconds(row.shown.milliseconds),
          row.shown.complaints.length > unexpected(row).length ? "files of other places" : "",
        ].join(" | "),
      )
      .map((line) => `| ${line} |`),
    "",
  ];
  return { page: lines.join("\n"), faults: [...pdfs, ...books].flatMap(faultsOf) };
}
