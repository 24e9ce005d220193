import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-heap-"));
const program = join(folder, "program.mjs");
writeFileSync(
  program,
  `import { limitHeap } from ${JSON.stringify(new URL("./limit-heap.ts", import.meta.url).href)};
   limitHeap(process.argv[2]);
   console.log(process.pid, process.execArgv.filter((option) => option.includes("space")).join(" "), process.argv.slice(2).join(" "));`,
);
afterAll(() => rmSync(folder, { recursive: true }));

/** What the program says of itself at its end: options that limit its heap, and its arguments. */
function begun(args: string[], options: string[] = [], env = {}) {
  const { pid, stdout, stderr } = spawnSync(process.execPath, [...options, program, ...args], {
    env: { ...process.env, NODE_OPTIONS: "", ...env },
    encoding: "utf8",
  });
  expect(stderr).toBe("");
  const [own, ...rest] = stdout.trim().split(" ");
  return { isSameProcess: own === String(pid), said: rest.join(" ") };
}

describe("a service's heap", () => {
  it("is limited however the service is started, in the process that was started", () => {
    expect(begun(["serve", "--x"])).toEqual({
      isSameProcess: true,
      said: "--max-old-space-size=160 --max-semi-space-size=8 serve --x",
    });
    expect(begun(["worker"]).said).toBe("--max-old-space-size=1024 --max-semi-space-size=8 worker");
  });

  it("keeps the limit that whoever started it chose", () => {
    expect(begun(["worker"], ["--max-old-space-size=500"]).said).toBe("--max-old-space-size=500 worker");
    expect(begun(["serve"], [], { NODE_OPTIONS: "--max-old-space-size=300" }).said).toBe(" serve");
  });

  it("is not limited for a command that ends by itself", () => {
    expect(begun(["ingest", "x.jsonl"]).said).toBe(" ingest x.jsonl");
  });
});
