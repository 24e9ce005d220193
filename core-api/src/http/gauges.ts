import { setTimeout as after } from "node:timers/promises";
import { Gauge, type Registry } from "prom-client";
import type { TransactionScope } from "../db/tenant.ts";

/** Well below the ten seconds after which Prometheus takes a process for dead. */
const PATIENCE_MS = 3_000;

/** Rows of one statement. None while the database is away or held up: the other figures must still be told. */
export function rowsOf<Row>(
  scope: Pick<TransactionScope, "shared">,
  sql: string,
  patienceMs?: number,
): () => Promise<Row[]> {
  const look = shared(() => scope.shared("read", (tx) => tx.query<Row>(sql)).catch((): Row[] => []));
  return () => inTime(look(), [], patienceMs);
}

/** What comes within the milliseconds, else the other. */
export async function inTime<T>(work: Promise<T>, otherwise: T, patienceMs = PATIENCE_MS): Promise<T> {
  const done = new AbortController();
  const late = after(patienceMs, otherwise, { ref: false, signal: done.signal });
  return Promise.race([work, late]).finally(() => done.abort());
}

/** All gauges are collected at the same time: they share one look, and so do those that come while it is held up. */
function shared<T>(load: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | null = null;
  return () => {
    running ??= load().finally(() => {
      running = null;
    });
    return running;
  };
}

export type Figure<Row> = readonly [help: string, value: (row: Row) => number];

/**
 * Gauges over the same rows, one of each figure a row. What is gone from the database must go from the figures too, so each is written
 * anew at every look.
 */
export function addGauges<Row>(
  registry: Registry,
  rows: () => Promise<Row[]>,
  labelNames: readonly (keyof Row & string)[],
  figures: Readonly<Record<string, Figure<Row>>>,
): void {
  for (const [name, [help, value]] of Object.entries(figures)) {
    const gauge: Gauge = new Gauge({
      name: `kirinuki_${name}`,
      help,
      labelNames,
      registers: [registry],
      async collect() {
        const found = await rows();
        gauge.reset();
        for (const row of found)
          gauge.set(Object.fromEntries(labelNames.map((label) => [label, String(row[label])])), value(row));
      },
    });
  }
}
