import type { TransactionScope } from "../../db/tenant.ts";
import type { Clock } from "../../time/tokyo.ts";
import { CLAIM_MS, HOST_GAP_MS } from "./feed-limits.ts";

const ENTER = `
  INSERT INTO feed_host AS h (host, claim, claimed_until, free_at, next_turn_at) VALUES ($1, $2, $3, $4, $4)
  ON CONFLICT (host) DO UPDATE SET claim = excluded.claim, claimed_until = excluded.claimed_until
  WHERE h.claim = $2 OR ((h.claimed_until IS NULL OR h.claimed_until <= $4) AND h.free_at <= $4)
  RETURNING host`;

/**
 * A feed that finds its host taken gets a turn of its own, one gap after the one before. So the feeds of a host never come back all at
 * once.
 */
const QUEUE = `
  WITH queued AS (
    UPDATE feed_host SET next_turn_at = greatest(next_turn_at, free_at, $2::timestamptz) + make_interval(secs => $3)
    WHERE host = $1 RETURNING next_turn_at)
  SELECT next_turn_at FROM queued`;

const LEAVE = `
  UPDATE feed_host SET claim = NULL, claimed_until = NULL, free_at = greatest($2::timestamptz, free_at),
    next_turn_at = greatest($2::timestamptz, next_turn_at)
  WHERE claim = $1`;

/** One request at a time to each host and a gap between two, over all workers (design section 4: politeness). */
export class HostTurns {
  constructor(
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
    private readonly gapMs = HOST_GAP_MS,
  ) {}

  /** null: the host is ours until we leave it. Else the moment to come back. */
  enter(host: string, claim: string): Promise<Date | null> {
    const now = this.clock.now();
    return this.scope.shared("write", async (tx) => {
      const entered = await tx.query(ENTER, [host, claim, new Date(now.getTime() + CLAIM_MS), now]);
      if (entered.length > 0) return null;
      const [turn] = await tx.query<{ next_turn_at: Date }>(QUEUE, [host, now, this.gapMs / 1000]);
      return turn?.next_turn_at ?? new Date(now.getTime() + this.gapMs);
    });
  }

  /** Gives back every host of the claim; nobody asks them before the gap, or the moment that the host named, has passed. */
  async leave(claim: string, notBefore: Date | null): Promise<void> {
    const free = Math.max(this.clock.now().getTime() + this.gapMs, notBefore?.getTime() ?? 0);
    await this.scope.shared("write", (tx) => tx.query(LEAVE, [claim, new Date(free)]));
  }
}
