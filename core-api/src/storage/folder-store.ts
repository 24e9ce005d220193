import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import {
  type ByteRange,
  clipRange,
  isStoreKey,
  type OpenOriginal,
  type OriginalStore,
  type StoredOriginal,
  StoreKeyError,
} from "./original-store.ts";

/** Half-written files live here; the name can't be a key's first segment, since those don't begin with a dot. */
const INCOMING = ".incoming";

/** Originals as files below one folder. A file appears under its key by rename, complete and on disk. */
export class FolderStore implements OriginalStore {
  constructor(private readonly root: string) {}

  async put(key: string, content: Uint8Array | Readable): Promise<StoredOriginal> {
    const target = this.pathOf(key);
    const incoming = join(this.root, INCOMING, randomUUID());
    await mkdir(dirname(incoming), { recursive: true });
    await mkdir(dirname(target), { recursive: true });
    try {
      const stored = await writeThrough(incoming, content);
      await rename(incoming, target);
      return stored;
    } catch (error) {
      await rm(incoming, { force: true });
      throw error;
    }
  }

  async open(key: string, range?: ByteRange): Promise<OpenOriginal | null> {
    const path = this.pathOf(key);
    const size = await this.sizeOf(path);
    if (size === null) return null;
    const part = range && clipRange(range, size);
    const stream = createReadStream(path, part);
    return opened(stream, size);
  }

  async exists(key: string): Promise<boolean> {
    return (await this.sizeOf(this.pathOf(key))) !== null;
  }

  async delete(key: string): Promise<boolean> {
    const path = this.pathOf(key);
    if ((await this.sizeOf(path)) === null) return false;
    await rm(path, { force: true });
    return true;
  }

  private pathOf(key: string): string {
    if (!isStoreKey(key)) throw new StoreKeyError();
    return join(this.root, ...key.split("/"));
  }

  private async sizeOf(path: string): Promise<number | null> {
    try {
      const found = await stat(path);
      return found.isFile() ? found.size : null;
    } catch (error) {
      if (isAbsent(error)) return null;
      throw error;
    }
  }
}

/** Resolves after the file is open: a file that is deleted later can still be read to its end. */
function opened(stream: ReturnType<typeof createReadStream>, size: number): Promise<OpenOriginal | null> {
  return new Promise((resolve, reject) => {
    stream.once("open", () => resolve({ stream, size }));
    stream.once("error", (error) => (isAbsent(error) ? resolve(null) : reject(error)));
  });
}

async function writeThrough(path: string, content: Uint8Array | Readable): Promise<StoredOriginal> {
  const hash = createHash("sha256");
  let byteLength = 0;
  const file = await open(path, "wx");
  try {
    await pipeline(content instanceof Readable ? content : Readable.from([content]), async (chunks) => {
      for await (const chunk of chunks as AsyncIterable<Uint8Array>) {
        hash.update(chunk);
        byteLength += chunk.byteLength;
        await file.writeFile(chunk);
      }
    });
    await file.sync();
  } finally {
    await file.close();
  }
  return { byteLength, sha256: hash.digest() };
}

const ABSENT = new Set(["ENOENT", "ENOTDIR"]);

function isAbsent(error: unknown): boolean {
  return error instanceof Error && "code" in error && ABSENT.has(String(error.code));
}
