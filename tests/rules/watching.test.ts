import { spawnSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Metrics } from "@kirinuki/bff/src/operations/metrics.ts";
import { SlowStatements } from "@kirinuki/core-api/src/db/slow-statements.ts";
import { TransactionScope } from "@kirinuki/core-api/src/db/tenant.ts";
import { JobWatch } from "@kirinuki/core-api/src/jobs/job-watch.ts";
import { workerRegistry } from "@kirinuki/core-api/src/jobs/worker-server.ts";
import { testApi } from "@kirinuki/core-api/src/testing/test-api.ts";
import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import { testDatabase } from "../support/test-database.ts";
import { ROOT, sourceFiles } from "./source-files.ts";

const RULES = "deploy/prometheus/rules.yml";
const DASHBOARDS = "deploy/grafana";
const read = (file: string) => readFileSync(join(ROOT, file), "utf8");
const rules: { groups: { rules: { alert: string; expr: string; annotations: { runbook: string } }[] }[] } = parse(
  read(RULES),
);
const alarms = rules.groups.flatMap((group) => group.rules);
const hasPromtool = spawnSync("promtool", ["--version"]).status === 0;

/** Names that the three processes tell; of a histogram all of its series. */
async function toldNames(): Promise<Set<string>> {
  const { inner, api } = await testApi(await testDatabase());
  const worker = workerRegistry(api);
  const scope = new TransactionScope(api);
  new JobWatch({ scope, clock: { now: () => new Date() }, registry: worker, log: () => {}, fail: () => {} });
  new SlowStatements(1).tellTo(worker, { warn: () => {} });
  const bff = new Metrics().innerServer();
  const texts = [await worker.metrics()];
  for (const server of [inner, bff]) texts.push((await server.inject("/metrics")).body);
  await bff.close();
  const types = [...texts.join("\n").matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  return new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  );
}

describe("what operators are told by", () => {
  it("names figures only that the processes tell", async () => {
    const files = [RULES, ...readdirSync(join(ROOT, DASHBOARDS)).map((name) => `${DASHBOARDS}/${name}`)];
    const named = files.flatMap((file) => read(file).match(/\b(?:kirinuki|process|nodejs)_\w+/g) ?? []);
    const told = await toldNames();
    expect(named.length).toBeGreaterThan(30);
    expect([...new Set(named)].filter((name) => !told.has(name))).toEqual([]);
  });

  it("has no label that Prometheus sets itself: it would be told by another name", () => {
    const lists = sourceFiles().flatMap(({ path, text }) =>
      [...text.matchAll(/labelNames: (\[[^\]]*\])/g)].map(([, list]) => `${path} ${list}`),
    );
    expect(lists.length).toBeGreaterThan(5);
    expect(lists.filter((list) => /"(?:job|instance)"/.test(list))).toEqual([]);
  });

  it("has a section for each alarm that says what it means and what to do, and no other", () => {
    const [, chapter = ""] = /^## Alarms$(.*?)^## /ms.exec(read("docs/operations.md")) ?? [];
    const sections = [...chapter.matchAll(/^### (\w+)\n.+\*\*Do:\*\* .+$/gm)].map(([, name]) => name);
    expect(sections).toEqual(alarms.map(({ alert }) => alert));
    for (const { alert, annotations } of alarms)
      expect(annotations.runbook).toBe(`docs/operations.md#${alert.toLowerCase()}`);
  });

  it.each(readdirSync(join(ROOT, DASHBOARDS)))("is a dashboard whose panels don't overlap: %s", (name) => {
    const { panels, uid }: { panels: { id: number; gridPos: object; targets: object[] }[]; uid: string } = JSON.parse(
      read(`${DASHBOARDS}/${name}`),
    );
    expect(name).toBe(`${uid}.json`);
    expect(new Set(panels.map(({ gridPos }) => JSON.stringify(gridPos))).size).toBe(panels.length);
    for (const { targets } of panels) expect(targets.length).toBeGreaterThan(0);
  });

  // `promtool` is in the distribution's package `prometheus`; where it is not there, the test is named among what was skipped.
  describe.skipIf(!hasPromtool)("as Prometheus reads it (needs promtool)", () => {
    it.each([
      ["config", "deploy/prometheus/prometheus.yml"],
      ["rules", RULES],
    ])("%s", (kind, file) => {
      const { status, stdout, stderr } = spawnSync("promtool", ["check", kind, join(ROOT, file)], { encoding: "utf8" });
      expect({ status, told: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
    });

    it("alarms when what they are for happens", () => {
      const tests = join(ROOT, "deploy/prometheus/rules.test.yml");
      const { status, stdout, stderr } = spawnSync("promtool", ["test", "rules", tests], { encoding: "utf8" });
      expect({ status, told: `${stdout}${stderr}` }).toMatchObject({ status: 0 });
      const caused = [...readFileSync(tests, "utf8").matchAll(/alertname: (\w+)/g)].map(([, alarm]) => alarm);
      expect([...new Set(caused)].sort()).toEqual(alarms.map(({ alert }) => alert).sort());
    });
  });
});
