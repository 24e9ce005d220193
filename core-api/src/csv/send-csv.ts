import { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import { Sent } from "../http/sent.ts";
import { type CsvLines, type CsvLosses, type CsvTable, csvBytes, csvLineBytes } from "./csv-bytes.ts";
import type { CsvEncoding } from "./csv-encoding.ts";
import { spooled } from "./spooled.ts";
import { XLSX_TYPE, type XlsxTable, xlsxStream } from "./xlsx-stream.ts";

/** A reader who takes nothing for so long is gone: the transaction must not wait for him. */
const STALLED_MS = 30_000;

const CONTENT_TYPE = { utf8: "text/csv; charset=utf-8", sjis: "text/csv; charset=Shift_JIS" } as const;

/** The characters of a CP932 file that became 〓. */
const REPLACED = "x-replaced-characters";

/** What a browser saves a file under. */
export interface FileNames {
  fileName: string;
  /** The same in ASCII, for clients that know RFC 6266 without RFC 5987. */
  asciiName: string;
}

/** @param name in Japanese and in ASCII @param ending what both have in common: `_2026-11-22.csv` */
export const fileNames = ([name, ascii]: readonly [string, string], ending: string): FileNames => ({
  fileName: `${name}${ending}`,
  asciiName: `${ascii}${ending}`,
});

/** `attachment` with the name in ASCII for old clients and in UTF-8 for all others (RFC 6266 with RFC 5987). */
export function attachment({ fileName, asciiName }: FileNames): string {
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${asciiName}"; filename*=UTF-8''${encoded}`;
}

/**
 * Answers a call with a CSV file and X-Replaced-Characters. Returns when the last byte is out or the client is gone, so rows may come
 * from the call's own transaction. The first rows are read before anything is sent: a failure until then is an ordinary error answer.
 * A CP932 file is written to a temporary file first, because the header says how many characters were replaced, and that is known only
 * at the end.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  { fileName, asciiName, ...table }: CsvTable<Row> & FileNames,
): Promise<Sent> {
  const losses = { replaced: 0 };
  const bytes = csvBytes({ ...table, rows: await begun(table.rows) }, losses);
  return sendBytes(reply, { bytes, losses, encoding: table.encoding }, { fileName, asciiName });
}

/** The same of lines that are made already. */
export async function sendCsvLines(
  reply: FastifyReply,
  { fileName, asciiName, ...file }: CsvLines & FileNames,
): Promise<Sent> {
  const losses = { replaced: 0 };
  const bytes = csvLineBytes({ ...file, lines: await begun(file.lines) }, losses);
  return sendBytes(reply, { bytes, losses, encoding: file.encoding }, { fileName, asciiName });
}

async function sendBytes(
  reply: FastifyReply,
  { bytes, losses, encoding }: { bytes: AsyncIterable<Buffer>; losses: CsvLosses; encoding: CsvEncoding },
  names: FileNames,
): Promise<Sent> {
  const stream = encoding === "utf8" ? Readable.from(bytes) : await writtenFirst(bytes, reply);
  if (stream === null) return new Sent();
  reply.header(REPLACED, losses.replaced);
  return send(reply, stream, CONTENT_TYPE[encoding], names);
}

/** The same as an Excel file. */
export async function sendXlsx<Row>(
  reply: FastifyReply,
  { fileName, asciiName, ...table }: XlsxTable<Row> & FileNames,
): Promise<Sent> {
  const rows = await begun(table.rows);
  return send(reply, xlsxStream({ ...table, rows }), XLSX_TYPE, { fileName, asciiName });
}

/** A record a line, as JSON. */
export async function sendJsonLines(
  reply: FastifyReply,
  { rows, ...names }: { rows: AsyncIterable<readonly object[]> } & FileNames,
): Promise<Sent> {
  const stream = Readable.from(jsonLines(await begun(rows)));
  return send(reply, stream, "application/x-ndjson; charset=utf-8", names);
}

export async function* jsonLines(rows: AsyncIterable<readonly object[]>): AsyncGenerator<string> {
  for await (const chunk of rows) if (chunk.length > 0) yield chunk.map((row) => `${JSON.stringify(row)}\n`).join("");
}

async function send(reply: FastifyReply, stream: Readable, contentType: string, names: FileNames): Promise<Sent> {
  reply.header("content-type", contentType).header("content-disposition", attachment(names));
  reply.send(stream);
  await delivered(stream, reply);
  return new Sent();
}

/** The file when its end is known; null where the client is gone before. */
async function writtenFirst(bytes: AsyncIterable<Buffer>, reply: FastifyReply): Promise<Readable | null> {
  const gone = new AbortController();
  const abort = () => gone.abort();
  reply.raw.once("close", abort);
  try {
    return await spooled(bytes, gone.signal);
  } catch (error) {
    if (!gone.signal.aborted) throw error;
    reply.log.info({ err: error }, "a download ended early");
    return null;
  } finally {
    reply.raw.off("close", abort);
  }
}

/** The same chunks, of which the first has been read. */
async function begun<Chunk>(rows: AsyncIterable<Chunk>): Promise<AsyncIterable<Chunk>> {
  const iterator = rows[Symbol.asyncIterator]();
  const first = await iterator.next();
  return (async function* () {
    if (first.done) return;
    yield first.value;
    for (;;) {
      const next = await iterator.next();
      if (next.done) return;
      yield next.value;
    }
  })();
}

/** A client that goes away or stands still ends the stream, and with it the reading of rows. */
async function delivered(stream: Readable, reply: FastifyReply): Promise<void> {
  let taken = -1;
  const watch = setInterval(() => {
    const { bytesWritten = 0 } = reply.raw.socket ?? {};
    if (bytesWritten === taken) stream.destroy(new Error("the reader of a download stands still"));
    taken = bytesWritten;
  }, STALLED_MS);
  try {
    await finished(stream);
  } catch (error) {
    reply.log.info({ err: error }, "a download ended early");
  } finally {
    clearInterval(watch);
  }
}
