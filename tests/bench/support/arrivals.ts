import { renameSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { systemClock, tokyoDay } from "@kirinuki/core-api/src/time/tokyo.ts";
import type pg from "pg";
import { writeArticles } from "./articles-file.ts";
import { timing } from "./measure.ts";
import type { ReadContract } from "./nodes-readers.ts";

const LOOK_MS = 100;
/** Below the ids of what arrives, above those of the contract's own articles. */
export const ARRIVING_SERIAL = 900_000_000;

/** Files of articles in the watched folder of a deployment; each article is found by one theme of the contract and alerted. */
export class Arrivals {
  /** When the file of an article was given its name, by its title. */
  private readonly closedAt = new Map<string, number>();
  private readonly inListsMs: number[] = [];

  constructor(
    private readonly owner: pg.Pool,
    private readonly dataFolder: string,
    private readonly contract: ReadContract,
  ) {}

  /** Resolves when all are in the lists. */
  async bring(files: number, articles: number, everyMs: number): Promise<void> {
    const listed = this.untilListed(files * articles);
    for (let file = 0; file < files; file += 1) {
      const next = pause(everyMs);
      await this.close(file * articles, articles);
      await next;
    }
    await listed;
  }

  /** Resolves when every article has been alerted. */
  async untilAlerted(): Promise<void> {
    while ((await this.alerts()).length < this.closedAt.size) await pause(LOOK_MS);
  }

  async table(): Promise<(string | number)[][]> {
    const alerted = (await this.alerts()).map(
      ({ title, ended_at: at }) => at.getTime() - (this.closedAt.get(title) ?? 0),
    );
    return [
      ["in the list", ...this.row(this.inListsMs)],
      ["alert handed to the mail server", ...this.row(alerted)],
    ];
  }

  private row(all: readonly number[]): (string | number)[] {
    const { p50 } = timing(all);
    const sorted = all.toSorted((a, b) => a - b);
    const p99 = sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN;
    return [p50 / 1000, p99 / 1000, (sorted.at(-1) ?? Number.NaN) / 1000, `${all.length}`];
  }

  private readonly themeOf = (article: number) => this.contract.themeIds[article % this.contract.themeIds.length] ?? "";
  private readonly titleOf = (article: number) => `第${this.themeOf(article)}番の見出し${article}`;

  /** Written under a partial name, as a delivery that takes its time. */
  private async close(from: number, count: number): Promise<void> {
    const path = join(this.dataFolder, "inbox/jsonl", `arriving-${from}.jsonl`);
    await writeArticles(`${path}.part`, count, { from, own: (id) => ({ title: this.titleOf(id) }) });
    renameSync(`${path}.part`, path);
    for (let id = from; id < from + count; id += 1) this.closedAt.set(this.titleOf(id), Date.now());
  }

  /** Looks at the rows that lists are read from; a reader who asked as often would be a load of his own. */
  private async untilListed(count: number): Promise<void> {
    let last = `${tokyoDay(systemClock.now()).slice(0, 7).replace("-", "")}${ARRIVING_SERIAL}`;
    for (let listed = 0; listed < count; await pause(LOOK_MS)) {
      const { rows } = await this.owner.query<{ id: string; title: string }>(
        `SELECT t.article_id::text AS id, a.title FROM theme_article t JOIN article a USING (article_id)
         WHERE t.contract_id = $1 AND t.article_id > $2 ORDER BY t.article_id`,
        [this.contract.contractId, last],
      );
      for (const { title } of rows) this.inListsMs.push(Date.now() - (this.closedAt.get(title) ?? 0));
      listed += rows.length;
      last = rows.at(-1)?.id ?? last;
    }
  }

  private async alerts(): Promise<{ title: string; ended_at: Date }[]> {
    const { rows } = await this.owner.query<{ title: string; ended_at: Date }>(
      `SELECT r.title, m.ended_at FROM mail_message m
       JOIN article r ON r.article_id = (m.content->'articles'->0->>'id')::bigint
       WHERE m.contract_id = $1 AND m.state = 'sent' AND m.content->>'kind' = 'alert'`,
      [this.contract.contractId],
    );
    return rows;
  }
}
