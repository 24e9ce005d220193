import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { prepareQueue } from "@kirinuki/core-api/src/jobs/queue.ts";
import { aSession, aUser } from "@kirinuki/core-api/src/testing/a-user.ts";
import { aContract, aGroup } from "@kirinuki/core-api/src/testing/builders.ts";
import { systemClock } from "@kirinuki/core-api/src/time/tokyo.ts";
import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type pg from "pg";
import { expect, vi } from "vitest";
import { freePort } from "../support/free-port.ts";
import { History } from "./history.ts";
import { CORE_API, Node } from "./nodes.ts";

const USERS = 6;
/** Of each wait; a machine under load takes long. */
const PATIENCE_MS = 120_000;

interface Stage {
  owner: pg.Pool;
  /** Of the database, as core-api reaches it. */
  url: string;
  secret: string;
  settings?: NodeJS.ProcessEnv;
}

/** A core-api whose users write and read while things go wrong; what they are answered is held against one copy of each list. */
export class Observed {
  private constructor(
    readonly node: Node,
    private readonly owner: pg.Pool,
    private readonly histories: readonly History[],
    private readonly folder: string,
  ) {}

  static async start({ owner, url, secret, settings }: Stage): Promise<Observed> {
    const group = await aGroup(owner, await aContract(owner));
    const folder = mkdtempSync(join(tmpdir(), "kirinuki-grey-"));
    const port = await freePort();
    const node = new Node(port, CORE_API, {
      ...{ DATABASE_URL: url, KIRINUKI_SECRET: secret, KIRINUKI_DATA: folder, CORE_PORT: String(port) },
      ...{ RATE_LIMIT: "1000000", DRAIN_SECONDS: "0", LOG_LEVEL: "fatal", CORE_INNER_PORT: String(await freePort()) },
      ...settings,
    });
    await prepareQueue(url);
    await node.start();
    const histories: History[] = [];
    for (let at = 0; at < USERS; at += 1) {
      const user = await aUser(owner, group, { userId: `writer${at}` });
      const cookie = `${USER_COOKIE}=${await aSession(owner, user, systemClock.now())}`;
      histories.push(new History(`http://127.0.0.1:${port}`, cookie, user.userId));
    }
    for (const history of histories) history.start();
    return new Observed(node, owner, histories, folder);
  }

  /** Resolves when so many more writes have been acknowledged. */
  async moreWrites(count: number): Promise<void> {
    const acknowledged = () => this.histories.reduce((sum, each) => sum + each.acknowledged, 0);
    const goal = acknowledged() + count;
    await this.until(() => acknowledged() >= goal, `${goal} writes acknowledged`);
  }

  /** Resolves when users have been told once more that the service is not available. */
  async refused(): Promise<void> {
    const from = performance.now();
    const isTold = () =>
      this.histories.some(({ calls }) => calls.some((call) => call.to > from && call.status === 503));
    await this.until(isTold, "refused");
  }

  /** @throws AssertionError where it does not come about: says how core-api ended, or what it answers */
  private async until(isReached: () => boolean, what: string): Promise<void> {
    const state = () => {
      if (isReached()) return what;
      if (!this.node.isAlive) return `core-api ended: ${this.node.end}`;
      return `answers: ${this.histories.map(({ calls }) => calls.at(-1)?.status)}`;
    };
    await vi.waitUntil(() => isReached() || !this.node.isAlive, { timeout: PATIENCE_MS }).catch(() => {});
    expect(state()).toBe(what);
  }

  /** Has something happen, and work go on after it. @returns milliseconds of the longest call */
  async through(fault: (observed: Observed) => Promise<void>): Promise<number> {
    await this.moreWrites(USERS);
    const from = performance.now();
    await fault(this);
    await this.moreWrites(USERS * 2);
    const calls = this.histories.flatMap((history) => history.calls).filter((call) => call.to >= from);
    expect(calls.map(({ status }) => status).filter((status) => status !== 200 && status !== 503)).toEqual([]);
    expect(this.node.isAlive).toBe(true);
    return Math.round(Math.max(...calls.map((call) => call.to - Math.max(call.from, from))));
  }

  /** Nobody asks any more. @returns what a single copy of each list would never have shown */
  async faults(): Promise<string[]> {
    // A write is asked for until it is acknowledged, which nobody does any more.
    if (!this.node.isAlive) return [`core-api ended: ${this.node.end}`];
    await Promise.all(this.histories.map((history) => history.stop()));
    const faults: string[] = [];
    for (const history of this.histories) {
      const { rows } = await this.owner.query("SELECT title FROM saved_condition WHERE user_id = $1", [history.name]);
      faults.push(...history.faults(rows.map(({ title }) => title)));
    }
    return faults;
  }

  async end(): Promise<void> {
    for (const history of this.histories) history.leave();
    await this.node.stop();
    await Promise.all(this.histories.map((history) => history.stop()));
    rmSync(this.folder, { recursive: true });
  }
}
