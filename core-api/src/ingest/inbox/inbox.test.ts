import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { aPdf } from "../../original-files/testing/a-pdf.ts";
import { aJobContext } from "../../testing/a-job-context.ts";
import { systemClock } from "../../time/tokyo.ts";
import { FORMATS, type Format } from "../formats.ts";
import { rss } from "../polling/testing/feed-server.ts";
import { newsDesk } from "../testing/news-desk.ts";
import { Inbox, type InboxResources } from "./inbox.ts";
import { WorkerMark } from "./worker-mark.ts";

const db = await testDatabase();
const desk = await newsDesk(db);
/** Files get the system's time, which nobody can set: at LATER each has long been quiet, at EARLIER none is. */
const LATER = "2066-01-05T06:00:00+09:00";
const EARLIER = "2026-01-05T06:00:00+09:00";
desk.clock.set(LATER);

function anEmptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "kirinuki-inbox-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

function aFolder(): string {
  const root = anEmptyFolder();
  for (const { name } of FORMATS) mkdirSync(join(root, name), { recursive: true });
  return root;
}

/** A worker on that folder, with a mark of its own. */
function aWorker(root: string, more: Partial<InboxResources> = {}): Inbox & { die(): Promise<void> } {
  const mark = new WorkerMark(db.operatorUrl);
  onTestFinished(() => mark.close());
  const resources = { root, ...aJobContext({ ...desk, originalsFolder: anEmptyFolder() }), mark };
  return Object.assign(new Inbox({ ...resources, ...more }), { die: () => mark.close() });
}

let made = 0;
/** Lines of articles that no other test has. */
const lines = (count: number, more: object = {}): string =>
  Array.from({ length: count }, () => {
    made += 1;
    return `${JSON.stringify({ source: "inbox", id: `i${made}`, title: `見出し${made}`, body: "電池", date: null, media: "青空", url: null, ...more })}\n`;
  }).join("");
const put = (root: string, name: string, content: string | Uint8Array) => writeFileSync(join(root, name), content);
/** Every file below, without its folder of a worker. */
const files = (root: string): string[] =>
  readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .sort();
const summary = (root: string, name: string) => JSON.parse(readFileSync(join(root, `${name}.summary.json`), "utf8"));
const stored = async () =>
  (await desk.owner.query("SELECT count(*)::int AS n FROM article_source WHERE source LIKE 'inbox%'")).rows[0].n;

describe("a delivery", () => {
  it("is taken in by the folder of its format, and put away with its summary", async () => {
    const root = aFolder();
    put(root, "jsonl/a.jsonl", lines(2) + lines(1, { title: "" }));
    put(root, "feed/b.xml", rss("inbox-b"));
    expect(await aWorker(root).sweep()).toEqual({ taken: 2, unquiet: 0 });
    expect(files(root)).toEqual([
      "done/feed/b.xml",
      "done/feed/b.xml.summary.json",
      "done/jsonl/a.jsonl",
      "done/jsonl/a.jsonl.summary.json",
    ]);
    expect(summary(root, "done/jsonl/a.jsonl")).toMatchObject({
      file: "jsonl/a.jsonl",
      format: "jsonl",
      result: "done",
      reason: null,
      counts: { read: 3, stored: 2, refused: 1 },
      errors: [{ item_no: 3, field: "title", reason: expect.stringMatching(/[ぁ-ん]/) }],
    });
    expect((await desk.owner.query("SELECT source_file FROM ingest_error")).rows).toEqual([
      { source_file: "jsonl/a.jsonl" },
    ]);
  });

  it("may be a folder with originals", { timeout: 60_000 }, async () => {
    const root = aFolder();
    mkdirSync(join(root, "newspaper/morning"));
    const manifest =
      "data_section,article_id,title,media_name,issue_date,pdf_file\n1,inbox-p1,一面,山河新聞,2026-11-20,a.pdf\n";
    put(root, "newspaper/morning/manifest.csv", manifest);
    put(root, "newspaper/morning/a.pdf", await aPdf());
    await aWorker(root).sweep();
    expect(summary(root, "done/newspaper/morning")).toMatchObject({ counts: { read: 1, stored: 1, refused: 0 } });
    const { rows } = await desk.owner.query("SELECT pdf_key IS NOT NULL AS has_pdf FROM article WHERE title = '一面'");
    expect(rows).toEqual([{ has_pdf: true }]);
  });

  it("has failed where nothing of it is in: a page for a feed, a folder for a file, a link", async () => {
    const root = aFolder();
    put(root, "feed/page.html", "<html><body>お待ちください</body></html>");
    mkdirSync(join(root, "jsonl/folder"));
    symlinkSync("/etc/hostname", join(root, "jsonl/link.jsonl"));
    await aWorker(root).sweep();
    expect(summary(root, "failed/feed/page.html")).toMatchObject({ counts: { refused: 1 }, errors: [{ item_no: 0 }] });
    for (const name of ["folder", "link.jsonl"])
      expect(summary(root, `failed/jsonl/${name}`)).toMatchObject({
        reason: expect.stringMatching(/^jsonl\/.*[ぁ-ん]/),
      });
  });

  it("waits until it is quiet, or said to be complete; half-copied and hidden files wait for ever", async () => {
    const root = aFolder();
    put(root, "jsonl/now.jsonl", lines(1));
    put(root, "jsonl/said.jsonl", lines(1));
    put(root, "jsonl/said.jsonl.done", "");
    for (const name of ["half.jsonl.part", ".hidden", "x.tmp"]) put(root, `jsonl/${name}`, lines(1));
    const early = aWorker(root, { clock: { now: () => new Date(EARLIER) } });
    expect(await early.sweep()).toEqual({ taken: 1, unquiet: 1 });
    expect(files(root)).toContain("jsonl/now.jsonl");
    expect(await aWorker(root).sweep()).toEqual({ taken: 1, unquiet: 0 });
    expect(files(root).filter((name) => name.startsWith("jsonl/"))).toEqual([
      "jsonl/.hidden",
      "jsonl/half.jsonl.part",
      "jsonl/x.tmp",
    ]);
  });

  it("is complete as soon as it is renamed from the partial name that was seen, unless it was begun anew", async () => {
    const root = aFolder();
    const worker = aWorker(root, { clock: { now: () => new Date(EARLIER) } });
    for (const name of ["renamed", "again", "given-up"]) put(root, `jsonl/${name}.jsonl.part`, lines(1));
    expect(await worker.sweep()).toEqual({ taken: 0, unquiet: 0 });
    for (const name of ["renamed", "again"])
      renameSync(join(root, `jsonl/${name}.jsonl.part`), join(root, `jsonl/${name}.jsonl`));
    put(root, "jsonl/again.jsonl.part", lines(1));
    rmSync(join(root, "jsonl/given-up.jsonl.part"));
    expect(await worker.sweep()).toEqual({ taken: 1, unquiet: 1 });
    expect(files(root)).toContain("done/jsonl/renamed.jsonl");
    put(root, "jsonl/given-up.jsonl", lines(1));
    expect(await worker.sweep()).toEqual({ taken: 0, unquiet: 2 });
  });

  it("never takes the place of another of its name", async () => {
    const root = aFolder();
    for (const count of [1, 2]) {
      put(root, "jsonl/daily.jsonl", lines(count));
      await aWorker(root).sweep();
    }
    expect([
      summary(root, "done/jsonl/daily.jsonl").counts.stored,
      summary(root, "done/jsonl/daily.jsonl~2").counts.stored,
    ]).toEqual([1, 2]);
  });
});

describe("several workers", () => {
  it("take each delivery once", async () => {
    const root = aFolder();
    const before = await stored();
    for (let file = 0; file < 12; file += 1) put(root, `jsonl/${file}.jsonl`, lines(3));
    const swept = await Promise.all([1, 2, 3].map(() => aWorker(root).sweep()));
    expect(swept.reduce((sum, { taken }) => sum + taken, 0)).toBe(12);
    expect(files(root).filter((name) => name.endsWith(".summary.json"))).toHaveLength(12);
    expect((await stored()) - before).toBe(36);
  });

  it("take back what a dead one had in hand, in the end as if nothing had happened; never what a living one has", async () => {
    const root = aFolder();
    const before = await stored();
    put(root, "jsonl/long.jsonl", lines(450));
    let entered = () => {};
    const inHand = new Promise<void>((resolve) => (entered = resolve));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const first = aWorker(root, { formats: [stuckAfter(250, entered, held)] });
    const sweeping = first.sweep().catch(() => {});
    await inHand;
    const second = aWorker(root);
    expect(await second.sweep()).toEqual({ taken: 0, unquiet: 0 });
    await first.die();
    await vi.waitFor(async () => expect((await second.sweep()).taken).toBe(1), { timeout: 5_000, interval: 20 });
    expect(summary(root, "done/jsonl/long.jsonl").counts).toMatchObject({ read: 450, refused: 0 });
    goOn();
    await sweeping;
    expect((await stored()) - before).toBe(450);
    expect(files(root)).toEqual(["done/jsonl/long.jsonl", "done/jsonl/long.jsonl.summary.json"]);
  });
});

describe("a worker", () => {
  it("gives back what it has in hand when it is stopped", async () => {
    const root = aFolder();
    put(root, "jsonl/big.jsonl", lines(300));
    let entered = () => {};
    const inHand = new Promise<void>((resolve) => (entered = resolve));
    let goOn = () => {};
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const worker = aWorker(root, { formats: [stuckAfter(10, entered, held)] });
    const sweeping = worker.sweep();
    await inHand;
    const stopping = worker.stop();
    goOn();
    await Promise.all([sweeping, stopping]);
    expect(files(root)).toEqual(["jsonl/big.jsonl"]);
  });

  it("tries a delivery that breaks it again, and gives it up in the end", async () => {
    const root = aFolder();
    put(root, "jsonl/odd.jsonl", lines(1));
    const worker = aWorker(root, { formats: [breaking] });
    for (const _ of [1, 2]) {
      await worker.sweep();
      expect(files(root)).toEqual(["jsonl/odd.jsonl"]);
    }
    await worker.sweep();
    expect(summary(root, "failed/jsonl/odd.jsonl").reason).toMatch(/取り込めませんでした: out of luck/);
  });

  it("is told of new deliveries by the folder", async () => {
    const root = aFolder();
    const worker = aWorker(root, { clock: systemClock, quietMs: 30 });
    await worker.start();
    await vi.waitFor(() => expect(files(root)).toEqual([]));
    put(root, "jsonl/there.jsonl", lines(1));
    await vi.waitFor(() => expect(files(root)).toContain("done/jsonl/there.jsonl.summary.json"), {
      timeout: 5_000,
      interval: 20,
    });
    await worker.stop();
  });
});

describe("a folder that tells of changes", () => {
  /** Longer than the test waits: only what is known to be complete is taken. */
  const quietMs = 600_000;

  it.each([
    ["a mark", (root: string) => put(root, "jsonl/a.jsonl.done", "")],
    ["a new name", (root: string) => renameSync(join(root, "jsonl/a.jsonl.part"), join(root, "jsonl/a.jsonl"))],
  ])("has a delivery taken at once by %s", async (by, complete) => {
    const root = aFolder();
    const worker = aWorker(root, { clock: systemClock, quietMs });
    await worker.start();
    await vi.waitFor(() => expect(files(root)).toEqual([]));
    put(root, by === "a mark" ? "jsonl/a.jsonl" : "jsonl/a.jsonl.part", lines(1));
    complete(root);
    await vi.waitFor(() => expect(files(root)).toContain("done/jsonl/a.jsonl.summary.json"), {
      timeout: 5_000,
      interval: 20,
    });
    await worker.stop();
  });
});

const jsonl = FORMATS.find(({ name }) => name === "jsonl") as Format;

/** Reads some items and then waits to be let go. */
const stuckAfter = (count: number, entered: () => void, held: Promise<void>): Format => ({
  ...jsonl,
  async *items(...given) {
    let nth = 0;
    for await (const item of jsonl.items(...given)) {
      if (nth === count) {
        entered();
        await held;
      }
      nth += 1;
      yield item;
    }
  },
});

const breaking: Format = {
  ...jsonl,
  // biome-ignore lint/correctness/useYield: it never comes to that
  async *items() {
    throw new Error("out of luck");
  },
};

describe("a delivery with many faults", () => {
  it("has every refused item in its summary", async () => {
    const root = aFolder();
    put(root, "jsonl/many.jsonl", lines(150, { title: "" }));
    await aWorker(root).sweep();
    expect(summary(root, "failed/jsonl/many.jsonl").errors).toHaveLength(150);
  });
});
