import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routeTable, rowByPath } from "@kirinuki/web/src/app/route-table.ts";
import { deviceOf } from "@kirinuki/web/src/domain/device.ts";
import { describe, expect, it } from "vitest";
import { tableOf } from "../support/collections.ts";
import { describeCollections } from "../support/describe-collections.ts";
import { DEVICES, decisionFor, guardTable, PEOPLE } from "./guard-table.ts";
import { ROOT } from "./source-files.ts";

describe("the guard's table", () => {
  it("stands in the docs as the guard decides today", () => {
    expect(readFileSync(join(ROOT, "docs/access-guard.md"), "utf8")).toBe(guardTable());
  });

  it("has a line for every route and everybody", () => {
    const lines = guardTable()
      .split("\n")
      .filter((line) => line.startsWith("| `/"));
    const operators = routeTable.filter((row) => row.area === "operator").length;
    expect(lines).toHaveLength(routeTable.length * 5 + operators);
    expect(lines.every((line) => line.split(" | ").length === 8)).toBe(true);
  });

  it("treats all four phones the same", () => {
    for (const row of routeTable) {
      for (const who of Object.values(PEOPLE)) {
        const [, ...phones] = Object.values(DEVICES).map((userAgent) => decisionFor(row, who, userAgent));
        expect(new Set(phones.map((decision) => JSON.stringify(decision))).size).toBe(1);
      }
    }
  });
});

/** User agents: shared's were met in the wild. */
describeCollections(["payloads"], "the guard before user agents", (collection) => {
  const agents = tableOf(collection, "user_agents").map(([agent = ""]) => agent);

  it("knows phones by the four words of the spec and by nothing else", () => {
    expect(agents.length).toBeGreaterThan(collection.isOurs ? 10 : 2_000);
    const words = ["iPhone", "iPad", "iPod", "Android"];
    const phones = agents.filter((agent) => words.some((word) => agent.includes(word)));
    expect(agents.filter((agent) => deviceOf(agent) === "mobile")).toEqual(phones);
    expect(phones.length).toBeGreaterThan(collection.isOurs ? 3 : 100);
    expect(phones.length).toBeLessThan(agents.length);
  });

  it("decides every route as for the device it takes them for", () => {
    // What matters of an agent is the device; each is asked about some routes, all routes are asked about often.
    const routes = routeTable.flatMap((row) => Object.values(PEOPLE).map((who) => ({ row, who })));
    for (const [index, agent] of agents.entries()) {
      const sample = deviceOf(agent) === "mobile" ? DEVICES.Android : DEVICES.desktop;
      for (let step = index % 7; step < routes.length; step += 7) {
        const { row, who } = routes[step] as (typeof routes)[number];
        const decision = decisionFor(row, who, agent, "?q=1");
        expect(decision).toEqual(decisionFor(row, who, sample, "?q=1"));
      }
    }
  });

  it("leads none of them in a circle", () => {
    for (const agent of new Set(agents)) {
      for (const start of ["/", "/sp", "/0002", "/sp/0022", "/1013", "/el/users", "/0001?ip=1"]) {
        let address = start;
        let steps = 0;
        for (; steps < 6; steps += 1) {
          const [path = "", query] = address.split("?");
          const row = rowByPath(path);
          if (!row) break;
          const decision = decisionFor({ ...row, path }, PEOPLE["signed out"], agent, query ? `?${query}` : "");
          if (decision.kind !== "redirect") break;
          address = decision.to;
        }
        expect(steps, `${agent} at ${start}`).toBeLessThan(4);
      }
    }
  });
});
