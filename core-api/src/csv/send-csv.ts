import type { Readable } from "node:stream";
import { finished } from "node:stream/promises";
import type { FastifyReply } from "fastify";
import { Sent } from "../http/sent.ts";
import { type CsvTable, csvStream } from "./csv-bytes.ts";
import { XLSX_TYPE, type XlsxTable, xlsxStream } from "./xlsx-stream.ts";

/** A reader who takes nothing for so long is gone: the transaction must not wait for him. */
const STALLED_MS = 30_000;

const CONTENT_TYPE = { utf8: "text/csv; charset=utf-8", sjis: "text/csv; charset=Shift_JIS" } as const;

/** `attachment` with the name in ASCII for old clients and in UTF-8 for all others (RFC 6266 with RFC 5987). */
export function attachment(fileName: string): string {
  const ascii = fileName.replace(/[^\w.-]/g, "_");
  const encoded = encodeURIComponent(fileName).replace(
    /['()*]/g,
    (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Answers a call with a CSV file. Returns when the last byte is out or the client is gone, so rows may come from the call's own
 * transaction. The first rows are read before anything is sent: a failure until then is an ordinary error answer.
 */
export async function sendCsv<Row>(
  reply: FastifyReply,
  { fileName, ...table }: CsvTable<Row> & { fileName: string },
): Promise<Sent> {
  const rows = await begun(table.rows);
  return send(reply, csvStream({ ...table, rows }), CONTENT_TYPE[table.encoding], fileName);
}

/** The same as an Excel file. */
export async function sendXlsx<Row>(
  reply: FastifyReply,
  { fileName, ...table }: XlsxTable<Row> & { fileName: string },
): Promise<Sent> {
  const rows = await begun(table.rows);
  return send(reply, xlsxStream({ ...table, rows }), XLSX_TYPE, fileName);
}

async function send(reply: FastifyReply, stream: Readable, contentType: string, fileName: string): Promise<Sent> {
  reply.header("content-type", contentType).header("content-disposition", attachment(fileName));
  reply.send(stream);
  await delivered(stream, reply);
  return new Sent();
}

/** The same rows, of which the first chunk has been read. */
async function begun<Row>(rows: AsyncIterable<readonly Row[]>): Promise<AsyncIterable<readonly Row[]>> {
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
