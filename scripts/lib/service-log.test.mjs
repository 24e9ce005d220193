import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { LogFile } from "./service-log.mjs";

let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "kirinuki-log-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const fail = (line) => {
  throw new Error(line);
};
const read = (name) => readFileSync(join(folder, name), "utf8");

describe("a log file", () => {
  it("is turned over while it is written, loses no line of the newest files and keeps no more of them than it says", async () => {
    const log = new LogFile(join(folder, "worker.log"), fail, { limit: 100, older: 2 });
    for (let at = 10; at < 60; at += 1) log.write(`line ${at} 切り抜き`);
    await log.end();
    expect(readdirSync(folder).sort()).toEqual(["worker.log", "worker.log.1", "worker.log.2"]);
    for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(100);
    const lines = ["worker.log.2", "worker.log.1", "worker.log"].flatMap((name) => read(name).trimEnd().split("\n"));
    expect(lines).toEqual(lines.map((_, at) => `line ${60 - lines.length + at} 切り抜き`));
    expect(lines.length).toBeGreaterThan(8);
  });

  it("goes on where the last start left it", async () => {
    writeFileSync(join(folder, "bff.log"), "before\n");
    const log = new LogFile(join(folder, "bff.log"), fail);
    log.write("after");
    await log.end();
    expect(read("bff.log")).toBe("before\nafter\n");
  });
});
