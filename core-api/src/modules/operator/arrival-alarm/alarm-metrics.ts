import { Gauge, type Registry } from "prom-client";
import type { TransactionScope } from "../../../db/tenant.ts";
import { rowsOf } from "../../../http/gauges.ts";

/** Alarms of a week whose media have not come since. */
const MISSING = `
  SELECT m.data_section::text AS data_section, count(*)::int AS n FROM arrival_alarm a JOIN media m USING (media_code)
  WHERE a.due_on > now() - interval '7 days'
    AND NOT EXISTS (SELECT 1 FROM media_arrival r WHERE r.media_code = a.media_code AND r.arrived_on >= a.due_on)
  GROUP BY 1`;
const UNSENT =
  "SELECT count(*)::int AS n FROM alarm_message WHERE state <> 'sent' AND next_attempt_at > now() - interval '7 days'";

/** kirinuki_media_missing{data_section} and kirinuki_alarm_messages_unsent, read when Prometheus asks. */
export function addAlarmMetrics(registry: Registry, scope: Pick<TransactionScope, "shared">): void {
  const missing = rowsOf<{ data_section: string; n: number }>(scope, MISSING);
  const unsent = rowsOf<{ n: number }>(scope, UNSENT);
  new Gauge({
    name: "kirinuki_media_missing",
    help: "Media of which an alarm was raised within 7 days and that have not come since",
    labelNames: ["data_section"] as const,
    registers: [registry],
    async collect() {
      const rows = await missing();
      this.reset();
      for (const section of ["1", "3", "5"]) this.set({ data_section: section }, 0);
      for (const { data_section, n } of rows) this.set({ data_section }, n);
    },
  });
  new Gauge({
    name: "kirinuki_alarm_messages_unsent",
    help: "Messages of alarms that wait or were given up in the last 7 days",
    registers: [registry],
    async collect() {
      const [row] = await unsent();
      this.set(row?.n ?? 0);
    },
  });
}
