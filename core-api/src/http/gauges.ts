import { Gauge, type Registry } from "prom-client";
import type { TransactionScope } from "../db/tenant.ts";

/** Rows of one statement. None while the database is away: the other figures must still be told. */
export const rowsOf = <Row>(scope: Pick<TransactionScope, "shared">, sql: string): (() => Promise<Row[]>) =>
  shared(() => scope.shared("read", (tx) => tx.query<Row>(sql)).catch(() => []));

/** All gauges are collected at the same time: they share one look. */
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
