import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

/** Script that a page loads before anybody does anything, gzip, in bytes of 1000 (docs/performance.md). */
const LOGIN_AT_MOST = 150_000;
const HOME_AT_MOST = 230_000;

interface Chunk {
  file: string;
  imports?: string[];
}
type Manifest = Record<string, Chunk>;

const dist = join(import.meta.dirname, "../../web/dist");
const manifestFile = join(dist, ".vite/manifest.json");

/** The files of the given entries and of everything they import statically. */
export function firstLoad(manifest: Manifest, entries: readonly string[]): string[] {
  const seen = new Set<string>();
  const visit = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`${name} is not in the manifest of the web's build`);
    if (seen.has(chunk.file)) return;
    seen.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const entry of entries) visit(entry);
  return [...seen];
}

const gzipBytes = (file: string): number => gzipSync(readFileSync(join(dist, file))).length;

const sizeOf = (entries: readonly string[]): number => {
  const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
  return firstLoad(manifest, entries)
    .filter((file) => file.endsWith(".js"))
    .reduce((sum, file) => sum + gzipBytes(file), 0);
};

describe("firstLoad", () => {
  const manifest = {
    a: { file: "a.js", imports: ["b", "c"] },
    b: { file: "b.js", imports: ["c"] },
    c: { file: "c.js" },
    d: { file: "d.js" },
  };

  it("follows static imports, each file once, and nothing else", () => {
    expect(firstLoad(manifest, ["a"])).toEqual(["a.js", "b.js", "c.js"]);
  });

  it("fails for an entry that the build does not have", () => {
    expect(() => firstLoad(manifest, ["x"])).toThrow("x is not in the manifest");
  });
});

describe.skipIf(!existsSync(manifestFile))("the JavaScript of the first load (needs the web to be built)", () => {
  it("stays within the budget of the sign-in page", () => {
    expect(sizeOf(["index.html", "src/screens/0001-login/LoginScreen.tsx"])).toBeLessThanOrEqual(LOGIN_AT_MOST);
  });

  it("stays within the budget of home", () => {
    const entries = ["index.html", "src/app/frame/SignedInArea.tsx", "src/screens/0002-home/HomeScreen.tsx"];
    expect(sizeOf(entries)).toBeLessThanOrEqual(HOME_AT_MOST);
  });

  it("leaves the GraphQL client, the forms' rules and what floats out of the sign-in page", () => {
    const manifest = JSON.parse(readFileSync(manifestFile, "utf8")) as Manifest;
    const files = firstLoad(manifest, ["index.html", "src/screens/0001-login/LoginScreen.tsx"]);
    for (const later of [
      "src/app/frame/SignedInArea.tsx",
      "src/components/form/check-form.ts",
      "src/app/frame/KeyHelp.tsx",
    ]) {
      const chunk = manifest[later];
      expect(chunk, `${later} is a chunk of its own`).toBeDefined();
      expect(files).not.toContain(chunk?.file);
    }
  });
});
