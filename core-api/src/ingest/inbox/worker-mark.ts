import { randomInt } from "node:crypto";
import pg from "pg";

const LARGEST = 2 ** 31 - 1;
const TRY = "SELECT pg_try_advisory_lock(hashtext('kirinuki.inbox'), $1::int) AS locked";
const GIVE_BACK = "SELECT pg_advisory_unlock(hashtext('kirinuki.inbox'), $1::int)";

/**
 * Tells workers that live from those that have died: each holds a lock of the database under a number of its own, on a connection
 * of its own. Whatever ends the worker ends the lock.
 */
export class WorkerMark {
  private client: pg.Client | null = null;
  private held = 0;

  /** @param url of the operator's role */
  constructor(private readonly url: string) {}

  /** Our number. A new one where the connection was lost since: the old one then counts as a dead worker's. */
  async number(): Promise<number> {
    if (this.client) return this.held;
    const client = new pg.Client({ connectionString: this.url, application_name: "kirinuki-inbox", keepAlive: true });
    const lost = () => {
      if (this.client === client) this.client = null;
    };
    client.on("error", lost);
    client.on("end", lost);
    await client.connect();
    try {
      for (;;) {
        const number = randomInt(1, LARGEST);
        const { rows } = await client.query<{ locked: boolean }>(TRY, [number]);
        if (!rows[0]?.locked) continue;
        this.client = client;
        this.held = number;
        return number;
      }
    } catch (error) {
      await client.end().catch(() => {});
      throw error;
    }
  }

  /** Does work on behalf of a dead worker, while nobody else does. Nothing where the worker lives. */
  async forDead(number: number, work: () => Promise<void>): Promise<void> {
    if (number === this.held || !this.client) return;
    const { client } = this;
    const { rows } = await client.query<{ locked: boolean }>(TRY, [number]);
    if (!rows[0]?.locked) return;
    try {
      await work();
    } finally {
      await client.query(GIVE_BACK, [number]);
    }
  }

  async close(): Promise<void> {
    const { client } = this;
    this.client = null;
    await client?.end();
  }
}
