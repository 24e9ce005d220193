import type { Transaction, TransactionScope } from "../db/tenant.ts";
import type { Clock } from "../time/tokyo.ts";

/** What sets a run off. */
export const SETUP_TRIGGERS = ["ingest", "feed", "folder", "correction", "rematch", "mail", "job", "demo"] as const;
export type SetupTrigger = (typeof SETUP_TRIGGERS)[number];

/** These come every few minutes: a run that found nothing new leaves no row. */
const QUIET: ReadonlySet<SetupTrigger> = new Set(["feed", "folder", "demo"]);

/** Label of a backup that ended well, among the runs of jobs. */
export const BACKUP_LABEL = "バックアップ";

export interface SetupRunStart {
  trigger: SetupTrigger;
  /** What it is about: a file, a feed, a theme. */
  label: string;
  /** Only for these contracts; absent: for all. */
  contractIds?: readonly number[];
}

/** What a part of a run did; what is absent is nothing. */
export interface SetupRunPart {
  read?: number;
  stored?: number;
  known?: number;
  corrected?: number;
  refused?: number;
  byContract?: ReadonlyMap<number, SetupContractPart>;
}
export interface SetupContractPart {
  added?: number;
  removed?: number;
  mails?: number;
  mailFailures?: number;
}

/** The sequence gives a number whether or not its transaction holds, so a part may be undone and repeated. */
const NUMBER = "SELECT nextval(pg_get_serial_sequence('setup_run', 'setup_run_id'))::text AS id";

/** $1 since when, $2 trigger, $3 label. */
const BEGUN = `
  SELECT setup_run_id::text AS id, started_at FROM setup_run WHERE started_at >= $1 AND trigger = $2 AND label = $3 AND failure IS NULL
  ORDER BY started_at DESC, setup_run_id DESC LIMIT 1`;

const NOTE = `
  INSERT INTO setup_run AS r (setup_run_id, trigger, label, scoped, started_at, active_at, read_count, stored_count, known_count,
    corrected_count, refused_count)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  ON CONFLICT (setup_run_id) DO UPDATE SET active_at = excluded.active_at, read_count = r.read_count + excluded.read_count,
    stored_count = r.stored_count + excluded.stored_count, known_count = r.known_count + excluded.known_count,
    corrected_count = r.corrected_count + excluded.corrected_count, refused_count = r.refused_count + excluded.refused_count`;

const NOTE_CONTRACTS = `
  INSERT INTO setup_run_contract AS c (contract_id, setup_run_id, matched_count, removed_count, mail_count, mail_failure_count)
  SELECT contract_id, $1, added, removed, mails, failures
  FROM json_to_recordset($2::json) AS p(contract_id int, added int, removed int, mails int, failures int) ORDER BY contract_id
  ON CONFLICT (contract_id, setup_run_id) DO UPDATE SET matched_count = c.matched_count + excluded.matched_count,
    removed_count = c.removed_count + excluded.removed_count, mail_count = c.mail_count + excluded.mail_count,
    mail_failure_count = c.mail_failure_count + excluded.mail_failure_count`;

const END = "UPDATE setup_run SET ended_at = $2, active_at = $2, failure = $3 WHERE setup_run_id = $1";

const FORGET = `
  DELETE FROM setup_run WHERE setup_run_id = $1 AND failure IS NULL AND stored_count = 0 AND corrected_count = 0
    AND refused_count = 0 AND NOT EXISTS (SELECT 1 FROM setup_run_contract c WHERE c.setup_run_id = $1
      AND (matched_count, removed_count, mail_count, mail_failure_count) <> (0, 0, 0, 0))`;

export const LONGEST_LABEL = 500;

/** One mail of a run that made it some time ago. */
export interface NotedMail {
  /** Decimal string. */
  setupRunId: string;
  contractId: number;
  isSent: boolean;
}

const NOTE_MAILS = `
  INSERT INTO setup_run_contract AS c (contract_id, setup_run_id, mail_count, mail_failure_count)
  SELECT "contractId", "setupRunId", count(*) FILTER (WHERE "isSent"), count(*) FILTER (WHERE NOT "isSent")
  FROM json_to_recordset($1::json) AS m("setupRunId" bigint, "contractId" int, "isSent" boolean)
  JOIN setup_run r ON r.setup_run_id = "setupRunId" GROUP BY 1, 2 ORDER BY 1, 2
  ON CONFLICT (contract_id, setup_run_id) DO UPDATE SET mail_count = c.mail_count + excluded.mail_count,
    mail_failure_count = c.mail_failure_count + excluded.mail_failure_count`;

/** Counts mails that ended, for the runs they belong to; in the transaction that notes their end. */
export async function noteMails(tx: Transaction, mails: readonly NotedMail[]): Promise<void> {
  if (mails.length > 0) await tx.query(NOTE_MAILS, [JSON.stringify(mails)]);
}

/**
 * A run for the operator's set-up status. Each part is noted in the transaction that does it, so that the row says what really
 * holds, also of a run that was killed.
 */
export class SetupRun {
  private constructor(
    /** Decimal string. */
    readonly id: string,
    private readonly scope: Pick<TransactionScope, "shared">,
    private readonly clock: Clock,
    private readonly start: SetupRunStart,
    private readonly startedAt: Date,
  ) {}

  /** The row comes with the first part that is noted. */
  static async begin(scope: Pick<TransactionScope, "shared">, clock: Clock, start: SetupRunStart): Promise<SetupRun> {
    const [row] = await scope.shared("write", (tx) => tx.query<{ id: string }>(NUMBER));
    return new SetupRun(row?.id ?? "", scope, clock, start, clock.now());
  }

  /** Goes on with a run of the same name that began since then, so that what comes every second is no row each; else begins one. */
  static async resume(
    scope: Pick<TransactionScope, "shared">,
    clock: Clock,
    start: SetupRunStart,
    since: Date,
  ): Promise<SetupRun> {
    const of = [since, start.trigger, start.label];
    const [begun] = await scope.shared("read", (tx) => tx.query<{ id: string; started_at: Date }>(BEGUN, of));
    return begun ? new SetupRun(begun.id, scope, clock, start, begun.started_at) : SetupRun.begin(scope, clock, start);
  }

  /** In the transaction of what is noted. */
  async note(tx: Transaction, part: SetupRunPart): Promise<void> {
    const { trigger, label, contractIds } = this.start;
    const counts = [part.read, part.stored, part.known, part.corrected, part.refused].map((count) => count ?? 0);
    const isOfSome = contractIds !== undefined;
    const head = [this.id, trigger, label.slice(0, LONGEST_LABEL), isOfSome, this.startedAt, this.clock.now()];
    await tx.query(NOTE, [...head, ...counts]);
    const contracts = new Map<number, SetupContractPart>((contractIds ?? []).map((contractId) => [contractId, {}]));
    for (const [contractId, own] of part.byContract ?? []) contracts.set(contractId, own);
    if (contracts.size === 0) return;
    const rows = [...contracts].map(([contract_id, { added = 0, removed = 0, mails = 0, mailFailures = 0 }]) => ({
      contract_id,
      added,
      removed,
      mails,
      failures: mailFailures,
    }));
    await tx.query(NOTE_CONTRACTS, [this.id, JSON.stringify(rows)]);
  }

  /** @param failure why it could not be finished */
  async end(failure: string | null = null): Promise<void> {
    await this.scope.shared("write", async (tx) => {
      if (failure !== null) await this.note(tx, {});
      await tx.query(END, [this.id, this.clock.now(), failure]);
      if (QUIET.has(this.start.trigger)) await tx.query(FORGET, [this.id]);
    });
  }

  /** Does the work of a run and ends it either way. */
  static async during<Result>(run: SetupRun, work: () => Promise<Result>): Promise<Result> {
    try {
      const result = await work();
      await run.end();
      return result;
    } catch (error) {
      // The first failure is the one to tell; where the database is gone the run shows as interrupted.
      await run.end(error instanceof Error ? error.message : String(error)).catch(() => {});
      throw error;
    }
  }
}
