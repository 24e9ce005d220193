import { type FileHandle, mkdtemp, open, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";

/**
 * Reads chunks to their end into a temporary file and hands the file out as a stream: what is known only at the end can be said first,
 * and memory does not grow. The file loses its name as soon as it is open, so nothing is left of it, whatever ends the process.
 * @throws AbortError with the signal, or what the source throws
 */
export async function spooled(source: AsyncIterable<Buffer>, signal: AbortSignal): Promise<Readable> {
  const file = await namelessFile();
  try {
    // Without a stream for writing, which would hold the handle open beyond the stream that reads.
    for await (const chunk of source) {
      signal.throwIfAborted();
      await file.appendFile(chunk);
    }
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function namelessFile(): Promise<FileHandle> {
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-download-"));
  try {
    return await open(join(folder, "spool"), "wx+", 0o600);
  } finally {
    await rm(folder, { recursive: true });
  }
}
