import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { removeLeftFolders, withWorkFolder } from "./work-folder.ts";

const parent = mkdtempSync(join(tmpdir(), "kirinuki-work-"));
afterAll(() => rmSync(parent, { recursive: true }));

describe("a work folder", () => {
  it("is gone when its work is done, also where that fails", async () => {
    const seen: string[] = [];
    const work = async (folder: string) => {
      seen.push(folder);
      writeFileSync(join(folder, "0.pdf"), "%PDF");
      throw new Error("full disk");
    };
    await expect(withWorkFolder(work, parent)).rejects.toThrow("full disk");
    expect(seen.map((folder) => existsSync(folder))).toEqual([false]);
  });

  it("that a killed process left is removed; those of the living and what is not ours stay", async () => {
    const { pid: dead } = spawnSync(process.execPath, ["--version"]);
    const folder = (name: string): string => {
      mkdirSync(join(parent, name));
      return join(parent, name);
    };
    const left = folder(`kirinuki-merge-${dead}-a`);
    writeFileSync(join(left, "0.pdf"), "%PDF");
    const others = [`kirinuki-merge-${process.pid}-a`, "kirinuki-merge-", "kirinuki-merge-x-a", `${dead}`].map(folder);
    expect(await removeLeftFolders(parent)).toBe(1);
    expect(existsSync(left)).toBe(false);
    expect(others.every((each) => existsSync(each))).toBe(true);
  });
});
