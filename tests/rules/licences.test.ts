import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { isAccepted, shippedPackages, UNSTATED } from "./licences.ts";
import { ROOT } from "./source-files.ts";

const MOST_BYTES = 32 * 1024 * 1024;

describe("licences", () => {
  it("of all that is shipped are accepted, or named with their reason", () => {
    const packages = shippedPackages();
    expect(packages.length).toBeGreaterThan(300);
    const refused = packages.filter(({ name, licence }) =>
      licence === null ? !(name in UNSTATED) : !isAccepted(licence),
    );
    expect(refused).toEqual([]);
    const silent = packages.filter(({ licence }) => licence === null).map(({ name }) => name);
    expect(Object.keys(UNSTATED).sort()).toEqual(silent.sort());
  });

  it.each([
    ["MIT", true],
    ["(MIT OR GPL-3.0-or-later)", true],
    ["MIT AND OFL-1.1", true],
    ["GPL-3.0-only", false],
    ["MIT AND GPL-2.0-only", false],
    ["UNLICENSED", false],
  ])("%s is accepted: %s", (expression, accepted) => {
    expect(isAccepted(expression)).toBe(accepted);
  });
});

it("the lockfile is whole enough for npm to list what is shipped", async () => {
  // npm refuses where a package has another version than those that need it ask for, as after a bad merge.
  const args = ["sbom", "--sbom-format=cyclonedx", "--omit=dev", "--package-lock-only"];
  const { stdout } = await promisify(execFile)("npm", args, { cwd: ROOT, maxBuffer: MOST_BYTES });
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] };
  expect([bomFormat, components.some(({ name }) => name === "fastify")]).toEqual(["CycloneDX", true]);
});
