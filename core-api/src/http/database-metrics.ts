import { Gauge, type Registry } from "prom-client";
import type { DataSource } from "typeorm";
import { inTime } from "./gauges.ts";

/** What is asked of the driver's pool (pg.Pool). */
interface CountedPool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
}

const poolOf = (source: DataSource): CountedPool => (source.driver as unknown as { master: CountedPool }).master;

/** Whether each pool's database answers, and what its connections do. */
export function addDatabaseMetrics(registry: Registry, sources: Readonly<Record<string, DataSource>>): void {
  // The first, since the looks of the others would be counted as calls that wait.
  new Gauge({
    name: "kirinuki_database_connections",
    help: "Connections of the pool in use and idle, and calls that wait for one",
    labelNames: ["pool", "state"] as const,
    registers: [registry],
    collect() {
      for (const [pool, source] of Object.entries(sources)) {
        if (!source.isInitialized) continue;
        const { totalCount, idleCount, waitingCount } = poolOf(source);
        this.set({ pool, state: "used" }, totalCount - idleCount);
        this.set({ pool, state: "idle" }, idleCount);
        this.set({ pool, state: "waiting" }, waitingCount);
      }
    },
  });
  new Gauge({
    name: "kirinuki_database_up",
    help: "1 where the pool's database answers",
    labelNames: ["pool"] as const,
    registers: [registry],
    async collect() {
      const answers = (source: DataSource) =>
        Promise.resolve(source.isInitialized && source.query("SELECT 1")).then(
          (rows) => Number(rows !== false),
          () => 0,
        );
      const looks = Object.entries(sources).map(async ([pool, source]) =>
        this.set({ pool }, await inTime(answers(source), 0)),
      );
      await Promise.all(looks);
    },
  });
}
