import type { FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../errors/app-error.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import { readRange } from "./byte-range.ts";

export interface StoredFile {
  storeKey: string;
  contentType: string;
  /** Of the bytes under this key, where they never change. */
  sha256: Buffer | null;
  /** ASCII name that a browser saves it under. */
  fileName: string;
  /** The same in Japanese, for clients that know RFC 5987. */
  japaneseName?: string;
  disposition: "inline" | "attachment";
}

/**
 * Streams a file of the store, or the part that is asked for. To be called outside a transaction: a slow reader must not hold a
 * database connection. @throws AppError NOT_FOUND where the store has none
 */
export async function sendFile(
  store: OriginalStore,
  file: StoredFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const probe = await store.open(file.storeKey);
  if (!probe) throw new AppError("NOT_FOUND");
  const { size } = probe;
  const etag = file.sha256 && `"${file.sha256.toString("base64url")}"`;
  const answer = readRange(request.headers.range, request.headers["if-range"]?.toString(), { size, etag });
  reply.headers({
    "accept-ranges": "bytes",
    "content-type": file.contentType,
    "content-disposition": dispositionOf(file),
    "cache-control": "private, no-store",
    vary: "Cookie",
    ...(etag && { etag }),
  });
  if (answer.kind === "whole") return reply.header("content-length", size).send(probe.stream);
  probe.stream.destroy();
  if (answer.kind === "unsatisfiable") return reply.code(416).header("content-range", `bytes */${size}`).send();
  const { start, end } = answer.range;
  const part = await store.open(file.storeKey, answer.range);
  if (!part) throw new AppError("NOT_FOUND");
  return reply
    .code(206)
    .headers({ "content-range": `bytes ${start}-${end}/${size}`, "content-length": end - start + 1 })
    .send(part.stream);
}

const dispositionOf = ({ disposition, fileName, japaneseName }: StoredFile): string =>
  japaneseName === undefined
    ? `${disposition}; filename="${fileName}"`
    : `${disposition}; filename="${fileName}"; filename*=UTF-8''${encodeURIComponent(japaneseName).replaceAll(/['()*]/g, "_")}`;
