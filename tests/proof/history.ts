import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";

/** So soon a client asks again what was not acknowledged. */
const AGAIN_MS = 100;
/** Between two calls of a client. */
const THINKING_MS = 60;
/** A client that has waited so long gives the call up; a balancer does so after 60 seconds. */
const PATIENCE_MS = 60_000;

interface Call {
  from: number;
  to: number;
  /** HTTP status; 0 where no answer came. */
  status: number;
}

interface Look extends Call {
  titles: string[];
}

interface Write {
  title: string;
  invoked: number;
  /** Infinity: not yet. */
  acknowledged: number;
}

/** What one user's clients asked and were answered, in time: one saves search conditions, one reads the list of them. */
export class History {
  readonly writes: Write[] = [];
  readonly looks: Look[] = [];
  readonly calls: Call[] = [];
  private isOver = false;
  private hasLeft = false;
  private running: Promise<unknown> = Promise.resolve();

  constructor(
    private readonly origin: string,
    private readonly cookie: string,
    readonly name: string,
  ) {}

  start(): void {
    this.running = Promise.all([this.everyTurn(() => this.write()), this.everyTurn(() => this.look())]);
  }

  /** Resolves when what is under way has been answered: a write is asked for until it is acknowledged. */
  async stop(): Promise<void> {
    this.isOver = true;
    await this.running;
  }

  /** Nobody asks any more, whatever is under way. */
  leave(): void {
    this.isOver = true;
    this.hasLeft = true;
  }

  get acknowledged(): number {
    return this.writes.filter(({ acknowledged }) => acknowledged < Number.POSITIVE_INFINITY).length;
  }

  /**
   * What a single copy of the list, written by one client and read by another, would never show.
   * @param stored the titles that the database has in the end
   */
  faults(stored: readonly string[]): string[] {
    const faults: string[] = [];
    for (const { from, to, titles } of this.looks) {
      const seen = new Set(titles);
      if (seen.size < titles.length) faults.push(`${this.name}: a title twice in a list`);
      for (const { title, invoked, acknowledged } of this.writes) {
        if (acknowledged < from && !seen.has(title))
          faults.push(`${title} was acknowledged, and a later list lacks it`);
        if (invoked > to && seen.has(title)) faults.push(`${title} was listed before it was sent`);
      }
    }
    const lists = this.looks.map(({ titles }) => titles.length);
    if (lists.some((length, at) => length < (lists[at - 1] ?? 0))) faults.push(`${this.name}: a list became shorter`);
    const sent = this.writes.map(({ title }) => title).toSorted();
    if (JSON.stringify(stored.toSorted()) !== JSON.stringify(sent))
      faults.push(`${this.name}: stored ${stored.length} titles of ${sent.length}`);
    return faults;
  }

  private async everyTurn(act: () => Promise<unknown>): Promise<void> {
    while (!this.isOver) {
      await act();
      await pause(THINKING_MS);
    }
  }

  /** One condition more, asked for under one key until it is acknowledged. */
  private async write(): Promise<void> {
    const write = {
      title: `${this.name}-${this.writes.length}`,
      invoked: performance.now(),
      acknowledged: Number.POSITIVE_INFINITY,
    };
    this.writes.push(write);
    const headers = { "idempotency-key": randomUUID() };
    const body = { title: write.title, keyword1: "電池" };
    while (!this.hasLeft && (await this.ask("PUT", "/api/v1/search_condition", headers, body)).call.status !== 200)
      await pause(AGAIN_MS);
    if (this.hasLeft) return;
    write.acknowledged = performance.now();
  }

  private async look(): Promise<void> {
    const { call, text } = await this.ask("GET", "/api/v1/search_conditions");
    if (call.status !== 200) return;
    const answer: { data: { search_conditions: { title: string }[] } } = JSON.parse(text);
    this.looks.push({ ...call, titles: answer.data.search_conditions.map(({ title }) => title) });
  }

  private async ask(method: string, path: string, more: Record<string, string> = {}, body?: object) {
    const call = { from: performance.now(), to: 0, status: 0 };
    const headers = {
      ...{ cookie: this.cookie, origin: this.origin },
      ...(body && { "content-type": "application/json" }),
      ...more,
    };
    const request = {
      method,
      headers,
      signal: AbortSignal.timeout(PATIENCE_MS),
      ...(body && { body: JSON.stringify(body) }),
    };
    let text = "";
    try {
      const answer = await fetch(`${this.origin}${path}`, request);
      text = await answer.text();
      call.status = answer.status;
    } catch {
      // No answer came: status 0.
    }
    call.to = performance.now();
    this.calls.push(call);
    return { call, text };
  }
}
