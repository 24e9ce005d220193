import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import type { LoadQuery } from "./search-load.ts";

const PORT = Number(process.env.KIRINUKI_BENCH_GROONGA_PORT ?? 18_199);

/** What a search answers: how many articles of each source. */
export type Counts = Record<number, number>;

export interface GroongaArticle {
  readonly day: string;
  readonly section: number;
  readonly text: string;
}

export interface Groonga {
  add(articles: readonly GroongaArticle[]): Promise<void>;
  /** Seconds. */
  index(): Promise<number>;
  /** The newest ten and the counts by source, of articles from a day on; null for all days. */
  find(query: LoadQuery, from: number | null): Promise<Counts>;
  stop(): Promise<void>;
}

/** A groonga server on a database of its own in `folder`, where one may be from before; null where Debian's package `groonga-bin` is not installed. */
export async function startGroonga(folder: string): Promise<Groonga | null> {
  if (spawnSync("groonga", ["--version"]).status !== 0) return null;
  mkdirSync(folder, { recursive: true });
  const database = join(folder, "db");
  const isNew = !existsSync(database);
  const args = [
    "--protocol",
    "http",
    "--bind-address",
    "127.0.0.1",
    "--port",
    String(PORT),
    "-s",
    ...(isNew ? ["-n"] : []),
    database,
  ];
  const server = spawn("groonga", args, { stdio: "ignore" });
  await answering();
  if (isNew) await createTable();
  return {
    add: (articles) =>
      command(
        "load",
        { table: "Articles" },
        articles.map((article) => ({ ...article, day: dayNumber(article.day) })),
      ).then(() => {}),
    index,
    find,
    stop: () => stop(server),
  };
}

async function createTable(): Promise<void> {
  await command("table_create", { name: "Articles", flags: "TABLE_NO_KEY" });
  await column("Articles", "day", "COLUMN_SCALAR", "Int32");
  await column("Articles", "section", "COLUMN_SCALAR", "UInt8");
  await column("Articles", "text", "COLUMN_SCALAR", "LongText");
}

export const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / 86_400_000;

async function index(): Promise<number> {
  const start = performance.now();
  await command("table_create", {
    name: "Terms",
    flags: "TABLE_PAT_KEY",
    key_type: "ShortText",
    default_tokenizer: "TokenBigramSplitSymbolAlphaDigit",
  });
  await column("Terms", "text", "COLUMN_INDEX|WITH_POSITION", "Articles", { source: "text" });
  return (performance.now() - start) / 1000;
}

async function find({ all, none }: LoadQuery, from: number | null): Promise<Counts> {
  const has = (word: string) => `text @ ${JSON.stringify(word)}`;
  const words = [
    ...all.map((word, at) => `${at > 0 ? "&& " : ""}${has(word)}`),
    ...none.map((word) => `&! ${has(word)}`),
  ];
  const filter = `${words.join(" ")}${from === null ? "" : ` && day >= ${from}`}`;
  const answer = await command("select", {
    table: "Articles",
    filter,
    output_columns: "_id",
    sort_keys: "-day,-_id",
    limit: "10",
    drilldown: "section",
    drilldown_output_columns: "_key,_nsubrecs",
    // It would answer the same question from memory the second time.
    cache: "no",
  });
  const [, [, , ...sections] = [0, 0]] = answer as [unknown, [number, unknown, ...[number, number][]]];
  return Object.fromEntries(sections as [number, number][]);
}

const column = (table: string, name: string, flags: string, type: string, more: Record<string, string> = {}) =>
  command("column_create", { table, name, flags, type, ...more });

async function command(name: string, parameters: Record<string, string>, body?: unknown): Promise<unknown> {
  const path = `/d/${name}?${new URLSearchParams(parameters)}`;
  const answer = JSON.parse(await exchange(path, body === undefined ? null : JSON.stringify(body)));
  const [[status, , , message], result] = answer as [[number, number, number, string?], unknown];
  if (status !== 0) throw new Error(`groonga ${name}: ${message}`);
  return result;
}

const agent = new Agent({ keepAlive: true });

/** Without a time-out: an index of a million texts takes long, and `fetch` gives up after five minutes. */
function exchange(path: string, body: string | null): Promise<string> {
  return new Promise((resolve, reject) => {
    const headers =
      body === null ? {} : { "content-type": "application/json", "content-length": Buffer.byteLength(body) };
    const options = { host: "127.0.0.1", port: PORT, path, agent, method: body === null ? "GET" : "POST", headers };
    request(options, (answer) => text(answer).then(resolve, reject))
      .on("error", reject)
      .end(body ?? undefined);
  });
}

async function answering(): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    const answered = await command("status", {}).catch(() => null);
    if (answered !== null) return;
    await delay(50);
  }
  throw new Error("groonga did not start");
}

async function stop(server: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => server.once("exit", resolve));
  server.kill("SIGTERM");
  await ended;
}
