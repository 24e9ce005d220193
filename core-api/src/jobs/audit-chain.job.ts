import { dropOldEntries } from "../modules/audit/chain/drop-old-entries.ts";
import { sealEntries } from "../modules/audit/chain/seal-entries.ts";
import type { JobContext, ScheduledJob } from "./job.ts";

/** Seals what was written to the contracts' trails, so that no write waits for another one's hash. */
export const sealAudit: ScheduledJob = {
  name: "seal-audit",
  cron: "* * * * *",
  retryLimit: 2,
  expireInSeconds: 600,
  async run({ scope, clock }: JobContext): Promise<void> {
    await sealEntries(scope, clock.now());
  },
};

const HEADS = `
  SELECT contract_code AS contract, position::text, encode(hash, 'hex') AS hash
  FROM audit_head JOIN contract USING (contract_id) ORDER BY contract_id`;

interface Head {
  contract: string;
  position: string;
  hash: string;
}

/**
 * Drops what the contracts keep no longer, and writes each chain's head to the log: whoever can change the database can't change what
 * was logged, so `kirinuki audit verify --head` finds a chain that was made anew.
 */
export const dropAudit: ScheduledJob = {
  name: "drop-audit",
  cron: "50 3 * * *",
  retryLimit: 2,
  expireInSeconds: 3600,
  async run({ scope, log }: JobContext): Promise<void> {
    const dropped = await dropOldEntries(scope);
    if (dropped > 0) log("old audit entries were dropped", { dropped });
    const heads = await scope.shared("read", (tx) => tx.query<Head>(HEADS));
    for (const head of heads) log("audit head", { ...head });
  },
};
