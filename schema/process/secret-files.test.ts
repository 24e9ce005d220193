import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { withSecretFiles } from "./secret-files.ts";

const folder = mkdtempSync(join(tmpdir(), "kirinuki-secret-"));
afterAll(() => rmSync(folder, { recursive: true }));
const file = (content: string) => {
  const path = join(folder, "secret");
  writeFileSync(path, content);
  return path;
};

describe("a secret in a file", () => {
  it("is the setting of its name, without the line's end", () => {
    expect(withSecretFiles({ HOST: "::", SECRET_FILE: file("  of 2\n\n") }, ["SECRET"])).toMatchObject({
      HOST: "::",
      SECRET: "  of 2\n",
    });
  });

  it("is looked for only where a file is named", () => {
    expect(withSecretFiles({ SECRET: "plain", SECRET_FILE: "" }, ["SECRET"])).toMatchObject({ SECRET: "plain" });
  });

  it.each([
    [{ SECRET_FILE: join(folder, "none") }, /^SECRET_FILE can't be read: .*none \(ENOENT\)$/],
    [{ SECRET_FILE: folder }, /EISDIR/],
    [{ SECRET_FILE: file("x"), SECRET: "y" }, "SECRET and SECRET_FILE must not both be set"],
  ])("is refused by name where it can't be had: %o", (environment, message) => {
    expect(() => withSecretFiles(environment, ["SECRET"])).toThrow(message);
  });
});
