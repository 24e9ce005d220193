import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { TEST_PASSWORD } from "@kirinuki/core-api/src/testing/a-user.ts";

/** So soon a client asks again what was not acknowledged. */
const AGAIN_MS = 250;

interface Ended {
  at: number;
  /** HTTP status; 0 where no answer came. */
  status: number;
}

/** A user as clients know him. */
export interface Person {
  contractCode: string;
  userId: string;
}

/** Clients of one installation that write, sign in and read until they are stopped, and note what they were answered. */
export class Traffic {
  readonly calls: Record<"write" | "sign in" | "read", Ended[]> = { write: [], "sign in": [], read: [] };
  /** Titles of search conditions that were acknowledged. */
  readonly written: string[] = [];
  /** Cookies of sign-ins that were acknowledged. */
  readonly signedIn: string[] = [];
  private isOver = false;
  private running: Promise<unknown> = Promise.resolve();
  private count = 0;

  constructor(
    readonly origin: string,
    private readonly people: readonly Person[],
  ) {}

  async start(): Promise<void> {
    const cookies: string[] = [];
    for (const person of this.people) cookies.push((await this.signIn(person)) ?? "");
    const every = async (milliseconds: number, act: (turn: number) => Promise<unknown>) => {
      for (let turn = 0; !this.isOver; turn += 1) {
        await act(turn);
        await pause(milliseconds);
      }
    };
    const cookieOf = (turn: number) => cookies[turn % cookies.length] ?? "";
    this.running = Promise.all([
      ...[0, 1, 2].map(() => every(250, (turn) => this.write(cookieOf(turn)))),
      every(400, (turn) => this.signIn(this.people[turn % this.people.length])),
      ...[0, 1].map(() => every(150, (turn) => this.ask("read", "GET", "/api/v1/themes", cookieOf(turn)))),
    ]);
  }

  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Resolves when so many more writes have been acknowledged. */
  async steady(writes: number): Promise<void> {
    for (const goal = this.written.length + writes; this.written.length < goal; ) await pause(50);
  }

  /** Milliseconds of the longest time between two good answers since `from`. */
  longestGap(kind: keyof Traffic["calls"], from: number): number {
    const good = this.calls[kind].filter(({ at, status }) => at >= from && status === 200).map(({ at }) => at);
    return Math.max(...[from, ...good].slice(1).map((at, before) => at - ([from, ...good][before] ?? at)));
  }

  /** One search condition more, asked for under one key until it is acknowledged. */
  private async write(cookie: string): Promise<void> {
    this.count += 1;
    const title = `t${this.count}`;
    const headers = { "idempotency-key": randomUUID() };
    for (;;) {
      const answer = await this.ask(
        "write",
        "PUT",
        "/api/v1/search_condition",
        cookie,
        { title, keyword1: "電池" },
        headers,
      );
      if (answer?.status === 200) break;
      await pause(AGAIN_MS);
    }
    this.written.push(title);
  }

  private async signIn(person: Person | undefined): Promise<string | undefined> {
    if (!person) return undefined;
    const body = { contract_code: person.contractCode, user_id: person.userId, password: TEST_PASSWORD };
    const answer = await this.ask("sign in", "POST", "/api/v1/login", "", body);
    if (answer?.status !== 200) return undefined;
    const cookie = answer.headers
      .getSetCookie()
      .map((each) => each.split(";")[0])
      .join("; ");
    this.signedIn.push(cookie);
    return cookie;
  }

  private async ask(
    kind: keyof Traffic["calls"],
    method: string,
    path: string,
    cookie: string,
    body?: object,
    more: Record<string, string> = {},
  ): Promise<Response | null> {
    const headers = { cookie, origin: this.origin, ...(body && { "content-type": "application/json" }), ...more };
    const answer = await fetch(`${this.origin}${path}`, {
      method,
      headers,
      ...(body && { body: JSON.stringify(body) }),
    }).catch(() => null);
    await answer?.clone().text();
    this.calls[kind].push({ at: performance.now(), status: answer?.status ?? 0 });
    return answer;
  }
}
