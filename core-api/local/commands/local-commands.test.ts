import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, vi } from "vitest";
import { runCli } from "../../src/cli/cli.ts";
import { processIo } from "../../src/cli/io.ts";
import { openDatabase } from "../embedded/open-database.ts";
import { LOCAL_COMMANDS } from "./all.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-local-"));
vi.stubEnv("KIRINUKI_DATA", folder);
afterAll(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

async function run(args: string[], databaseUrl = "") {
  vi.stubEnv("DATABASE_URL", databaseUrl);
  const [out, told]: [string[], string[]] = [[], []];
  const io = {
    ...processIo,
    openDatabase,
    out: (line: string) => void out.push(line),
    tell: (line: string) => void told.push(line),
  };
  return { code: await runCli(args, io, LOCAL_COMMANDS), out: out.join("\n"), told: told.join("\n") };
}

describe("the command line of a checkout", () => {
  it("has the product's commands and its own", async () => {
    const { code, out } = await run(["--help"]);
    expect(code).toBe(0);
    for (const name of ["serve", "export", "demo", "database", "mail-sink"])
      expect(out).toMatch(new RegExp(`^ {2}${name} `, "m"));
  });

  it("leaves a database of somebody else's alone", async () => {
    const url = "postgresql://somebody@db.example/kirinuki";
    expect(await run(["database", "url"], url)).toEqual({ code: 0, out: url, told: "" });
    for (const command of ["start", "stop"])
      expect(await run(["database", command], url)).toMatchObject({
        code: 3,
        told: expect.stringContaining("DATABASE_URL"),
      });
  });

  it("says that the embedded database does not run", async () => {
    const told = "データベースは起動していません。";
    expect(await run(["database", "stop"])).toEqual({ code: 0, out: "", told });
    expect(await run(["database", "url"])).toEqual({ code: 3, out: "", told });
  });
});
