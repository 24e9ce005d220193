import { setTimeout as pause } from "node:timers/promises";
import type { DataSource, QueryRunner } from "typeorm";

/** How long a read waits for the standby to have what the primary has. Longer, and the primary answers it. */
const PATIENCE_MS = 50;
const STEP_MS = 5;
/** For so long nobody asks a standby that did not answer. */
const LEAVE_ALONE_MS = 1_000;

const POSITION = "SELECT pg_current_wal_insert_lsn()::text AS position";
const HAS_COME = "SELECT NOT pg_is_in_recovery() OR pg_last_wal_replay_lsn() >= $1::pg_lsn AS has_come";

/** The standby lacks what the primary had when the read began. */
export class StandbyBehind extends Error {}

/** A copy of the database that answers reads (DATABASE_READ_URL). What it can't answer, the primary does. */
export class Standby {
  private awayUntil = 0;
  private opening: Promise<unknown> | null = null;

  constructor(readonly source: DataSource) {}

  /** Whether to ask it at all. */
  get isThere(): boolean {
    return performance.now() >= this.awayUntil;
  }

  /** It may be away when core-api starts, so its connections are opened by the first read. */
  async open(): Promise<void> {
    if (this.source.isInitialized) return;
    this.opening ??= this.source.initialize().finally(() => {
      this.opening = null;
    });
    await this.opening;
  }

  leaveAlone(): void {
    this.awayUntil = performance.now() + LEAVE_ALONE_MS;
  }

  /**
   * Waits until the read's transaction sees whatever was committed before `position`, by whichever node.
   * @throws StandbyBehind
   */
  async catchUp(runner: QueryRunner, position: string | null): Promise<void> {
    if (position === null) return;
    for (const end = performance.now() + PATIENCE_MS; ; await pause(STEP_MS)) {
      const rows: { has_come: boolean | null }[] = await runner.query(HAS_COME, [position]);
      if (rows[0]?.has_come) return;
      if (performance.now() > end) throw new StandbyBehind("the standby is behind");
    }
  }

  async close(): Promise<void> {
    if (this.source.isInitialized) await this.source.destroy();
  }
}

/** How far the primary has written; null while it is away, when the standby's state is the best there is. */
export async function positionOf(primary: DataSource): Promise<string | null> {
  const rows = await primary.query<{ position: string }[]>(POSITION).catch(() => []);
  return rows[0]?.position ?? null;
}
