import { existsSync, readdirSync, readFileSync } from "node:fs";
import { copyFile, readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzip, gunzipSync } from "node:zlib";
import { historyOf, type Segment, segmentOf, segmentsBetween, type WalChain, walChain } from "./wal-names.ts";

/** Of archived files, which gzip packs. */
export const PACKED = ".gz";

const SEGMENT_BYTES = 16n * 1024n * 1024n;
const unpacked = promisify(gunzip);

/** The archived write-ahead log of a folder of backups. */
export class WalArchive {
  constructor(
    private readonly path: string,
    private readonly systemIdentifier: string,
  ) {}

  /** Names without their ending. */
  names(): string[] {
    if (!existsSync(this.path)) return [];
    return readdirSync(this.path)
      .filter((file) => file.endsWith(PACKED) && !file.startsWith("."))
      .map((file) => file.slice(0, -PACKED.length))
      .sort();
  }

  segments(): string[] {
    return this.names().filter((name) => segmentOf(name) !== null);
  }

  histories(): Map<number, string> {
    return new Map(
      this.names().flatMap((name) => {
        const timeline = historyOf(name);
        return timeline === null ? [] : [[timeline, gunzipSync(readFileSync(this.file(name))).toString()] as const];
      }),
    );
  }

  /** What leads on from a backup, which has the segments from `first` to `last` itself. */
  chain(first: Segment, last: Segment): WalChain {
    return walChain(first, new Set([...segmentsBetween(first, last), ...this.segments()]), this.histories());
  }

  /** Why a segment can't be used; null for one that can. */
  async faultOf(name: string): Promise<string | null> {
    const segment = segmentOf(name);
    const content = await readFile(this.file(name))
      .then((packed) => unpacked(packed))
      .catch(() => null);
    if (segment === null || content === null || BigInt(content.length) !== SEGMENT_BYTES) return "壊れています";
    // The long header of a segment's first page: its place in the log at 8, the cluster's number at 24.
    const isOurs = content.readBigUInt64LE(24).toString() === this.systemIdentifier;
    if (!isOurs) return "別のデータベースのものです";
    return content.readBigUInt64LE(8) === segment.at * SEGMENT_BYTES ? null : "名前と内容が一致しません";
  }

  /** Copies what a restore needs to where the server's account may read it. @returns the copies */
  async stage(names: readonly string[], target: string): Promise<string[]> {
    const wanted = new Set(names);
    const files: string[] = [];
    for (const name of this.names().filter((each) => wanted.has(each) || historyOf(each) !== null)) {
      files.push(join(target, `${name}${PACKED}`));
      await copyFile(this.file(name), join(target, `${name}${PACKED}`));
    }
    return files;
  }

  private file(name: string): string {
    return join(this.path, `${name}${PACKED}`);
  }
}
