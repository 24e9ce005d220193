import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Envelope, type MailSummary, readMail, summarise } from "./received-mail.ts";

const ID = /^[0-9]{15}-[0-9]{4}$/;

/**
 * Received mails in a folder: `<id>.eml` as it came and `<id>.json`, its line in the list. Ids sort by arrival. Beyond `limit`
 * the oldest go.
 */
export class MailStore {
  private newestFirst: MailSummary[] = [];
  private serial = 0;

  private constructor(
    private readonly dir: string,
    private readonly limit: number,
    private readonly now: () => Date,
  ) {}

  static async open(dir: string, limit = 5_000, now = () => new Date()): Promise<MailStore> {
    await mkdir(dir, { recursive: true });
    const store = new MailStore(dir, limit, now);
    await store.load();
    return store;
  }

  get count(): number {
    return this.newestFirst.length;
  }

  /** One page of the list, newest first; pages count from 1. */
  page(page: number, size: number): MailSummary[] {
    return this.newestFirst.slice((page - 1) * size, page * size);
  }

  find(id: string): MailSummary | undefined {
    return this.newestFirst.find((mail) => mail.id === id);
  }

  /** The mail as it was received; undefined for an id that is not in the list. */
  async raw(id: string): Promise<Buffer | undefined> {
    if (this.find(id) === undefined) return undefined;
    return readFile(join(this.dir, `${id}.eml`)).catch(() => undefined);
  }

  async add(raw: Buffer, envelope: Envelope): Promise<MailSummary> {
    const receivedAt = this.now();
    this.serial = (this.serial + 1) % 10_000;
    const id = `${String(receivedAt.getTime()).padStart(15, "0")}-${String(this.serial).padStart(4, "0")}`;
    const summary = summarise(await readMail(raw), envelope, id, receivedAt, raw.length);
    await writeFile(join(this.dir, `${id}.eml`), raw, { mode: 0o600 });
    // The line is written in one step and after the mail, so that a crash leaves no line without its mail.
    const line = join(this.dir, `${id}.json`);
    await writeFile(`${line}.new`, JSON.stringify(summary), { mode: 0o600 });
    await rename(`${line}.new`, line);
    this.newestFirst.unshift(summary);
    for (const { id: old } of this.newestFirst.splice(this.limit)) await this.remove(old);
    return summary;
  }

  async clear(): Promise<void> {
    const gone = this.newestFirst;
    this.newestFirst = [];
    for (const { id } of gone) await this.remove(id);
  }

  private async remove(id: string): Promise<void> {
    for (const kind of ["json", "eml"]) await rm(join(this.dir, `${id}.${kind}`), { force: true });
  }

  private async load(): Promise<void> {
    const names = await readdir(this.dir);
    const ids = names.flatMap((name) =>
      name.endsWith(".json") && ID.test(name.slice(0, -5)) ? [name.slice(0, -5)] : [],
    );
    const lines = await Promise.all(
      ids
        .sort()
        .reverse()
        .map((id) => this.readLine(id)),
    );
    this.newestFirst = lines.filter((line) => line !== undefined);
  }

  private async readLine(id: string): Promise<MailSummary | undefined> {
    try {
      return JSON.parse(await readFile(join(this.dir, `${id}.json`), "utf8"));
    } catch {
      return undefined;
    }
  }
}
