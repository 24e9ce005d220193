import { execFile } from "node:child_process";
import { createHash, randomUUID } from "node:crypto";
import {
  closeSync,
  createReadStream,
  createWriteStream,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { Transform, Writable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import { createZstdCompress, createZstdDecompress, zstdCompress, zstdDecompress } from "node:zlib";

const SUFFIX = ".zst";
const INCOMING = "incoming";
/** Smaller files are read at once, and not compressed where their content is there already. */
const SMALL_BYTES = 16 * 1024 * 1024;

const compressed = promisify(zstdCompress);
const run = promisify(execFile);
const decompressed = promisify(zstdDecompress);

/** A content is not what its name says. */
class ChangedContent extends Error {}

export interface Content {
  size: number;
  sha256: string;
}

export function writeSynced(path: string, content: string | Uint8Array): void {
  writeFileSync(path, content, { mode: 0o600 });
  syncPath(path);
}

export const syncFolder = (path: string): void => syncPath(path);

function syncPath(path: string): void {
  const open = openSync(path, "r");
  fsyncSync(open);
  closeSync(open);
}

/** Contents, each once, compressed and named by its hash: what did not change between two backups is kept once. */
export class ObjectPool {
  constructor(private readonly root: string) {}

  /** Keeps a file as it is read now. Null where it is gone. */
  async keepFile(path: string): Promise<Content | null> {
    try {
      return statSync(path).size <= SMALL_BYTES ? await this.keep(await readFile(path)) : await this.keepLarge(path);
    } catch (error) {
      if (error instanceof Error && "code" in error && error.code === "ENOENT" && !existsSync(path)) return null;
      throw error;
    }
  }

  async keep(content: Buffer): Promise<Content> {
    const sha256 = createHash("sha256").update(content).digest("hex");
    if (!this.has(sha256)) {
      const incoming = this.incoming();
      await writeFile(incoming, await compressed(content), { mode: 0o600 });
      this.settle(incoming, sha256);
    }
    return { size: content.length, sha256 };
  }

  has(sha256: string): boolean {
    return existsSync(this.pathOf(sha256));
  }

  /** Writes a content out. @throws Error where it is not what its name says */
  async bring({ sha256, size }: Content, target: string): Promise<void> {
    if (size <= SMALL_BYTES) await writeFile(target, await this.small(sha256), { mode: 0o600 });
    else await this.pour(sha256, createWriteStream(target, { mode: 0o600 }));
  }

  /** Reads a content to its end. @throws Error where it is missing, or not what its name says */
  async check({ sha256, size }: Content): Promise<void> {
    if (size <= SMALL_BYTES) await this.small(sha256);
    else await this.pour(sha256, new Writable({ write: (_chunk, _encoding, done) => done() }));
  }

  /** Bytes on disk; 0 where it is not there. */
  bytesOf(sha256: string): number {
    return this.has(sha256) ? statSync(this.pathOf(sha256)).size : 0;
  }

  /** Removes whatever is not named. @returns how many went */
  retain(named: ReadonlySet<string>): number {
    let removed = 0;
    for (const part of this.parts())
      for (const name of readdirSync(join(this.root, part)))
        if (!named.has(name.slice(0, -SUFFIX.length))) {
          rmSync(join(this.root, part, name));
          removed += 1;
        }
    return removed;
  }

  /** Waits until all that was kept is on disk. One call for all of it: a thousand small files one by one take a hundred times as long. */
  async sync(): Promise<void> {
    await run("sync", process.platform === "linux" ? ["-f", this.root] : []);
  }

  clear(): void {
    rmSync(join(this.root, INCOMING), { recursive: true, force: true });
  }

  private async small(sha256: string): Promise<Buffer> {
    const content = await decompressed(await readFile(this.pathOf(sha256)));
    if (createHash("sha256").update(content).digest("hex") !== sha256) throw new ChangedContent(sha256);
    return content;
  }

  private async pour(sha256: string, target: Writable): Promise<void> {
    const hash = createHash("sha256");
    await pipeline(createReadStream(this.pathOf(sha256)), createZstdDecompress(), hashing(hash), target);
    if (hash.digest("hex") !== sha256) throw new ChangedContent(sha256);
  }

  private async keepLarge(path: string): Promise<Content> {
    const hash = createHash("sha256");
    const incoming = this.incoming();
    let size = 0;
    const counting = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        size += chunk.length;
        hash.update(chunk);
        done(null, chunk);
      },
    });
    await pipeline(
      createReadStream(path),
      counting,
      createZstdCompress(),
      createWriteStream(incoming, { mode: 0o600 }),
    );
    const sha256 = hash.digest("hex");
    if (this.has(sha256)) rmSync(incoming);
    else this.settle(incoming, sha256);
    return { size, sha256 };
  }

  private settle(incoming: string, sha256: string): void {
    const target = this.pathOf(sha256);
    mkdirSync(dirname(target), { recursive: true, mode: 0o700 });
    renameSync(incoming, target);
  }

  private incoming(): string {
    mkdirSync(join(this.root, INCOMING), { recursive: true, mode: 0o700 });
    return join(this.root, INCOMING, randomUUID());
  }

  private parts(): string[] {
    return readdirSync(this.root).filter((name) => name !== INCOMING);
  }

  private pathOf(sha256: string): string {
    return join(this.root, sha256.slice(0, 2), `${sha256}${SUFFIX}`);
  }
}

const hashing = (hash: ReturnType<typeof createHash>): Transform =>
  new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
