import { mkdtempSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { installationSecret } from "./secret.ts";

let dir: string;
beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), "secret-"));
});
afterEach(() => rmSync(dir, { recursive: true }));

describe("the installation's secret", () => {
  it("is made once, kept, and readable by its owner only", () => {
    const made = installationSecret(join(dir, "new"));
    expect(made.length).toBeGreaterThanOrEqual(64);
    expect(installationSecret(join(dir, "new"))).toBe(made);
    expect(statSync(join(dir, "new/secret.key")).mode & 0o077).toBe(0);
  });

  it("differs between installations", () => {
    expect(installationSecret(join(dir, "a"))).not.toBe(installationSecret(join(dir, "b")));
  });

  it("is the given one where one is given, and then none is made", () => {
    expect(installationSecret(join(dir, "new"), "x".repeat(32))).toBe("x".repeat(32));
    expect(() => statSync(join(dir, "new"))).toThrow();
  });

  it("is never silently replaced when the kept one is damaged", () => {
    writeFileSync(join(dir, "secret.key"), "short\n");
    expect(() => installationSecret(dir)).toThrow(/secret\.key is damaged/);
  });
});
