import { Gauge, type Registry } from "prom-client";
import type { TransactionScope } from "../../../db/tenant.ts";
import { rowsOf } from "../../../http/gauges.ts";

/** By partial index: what is on its way, what is late by a quarter of an hour, and what was given up in the last seven days. */
const COUNTS = `
  SELECT (SELECT count(*)::int FROM mail_message WHERE state = 'queued') AS queued,
    (SELECT count(*)::int FROM mail_message WHERE state = 'queued' AND next_attempt_at < now() - interval '15 minutes') AS late,
    (SELECT count(*)::int FROM mail_message WHERE state = 'sending') AS sending,
    (SELECT count(*)::int FROM mail_message WHERE state = 'failed' AND ended_at > now() - interval '7 days') AS failed`;

/** kirinuki_mail_messages{state}: mails of all contracts together, read when Prometheus asks. */
export function addMailMetrics(registry: Registry, scope: Pick<TransactionScope, "shared">): void {
  const countsNow = rowsOf<Record<string, number>>(scope, COUNTS);
  new Gauge({
    name: "kirinuki_mail_messages",
    help: "Mails queued, late by 15 minutes, being sent, and given up in the last 7 days",
    labelNames: ["state"] as const,
    registers: [registry],
    async collect() {
      const [counts] = await countsNow();
      this.reset();
      for (const [state, count] of Object.entries(counts ?? {})) this.set({ state }, count);
    },
  });
}
