import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { preloads } from "@kirinuki/bff/src/first-page/preloads.ts";
import { FIRST_SIGN_IN_FILE, type FirstSignIn } from "@kirinuki/schema/first-sign-in.ts";
import { describe, expect, it } from "vitest";

const dist = join(import.meta.dirname, "../../web/dist");
const file = join(dist, FIRST_SIGN_IN_FILE);

const sheetsIn = (markup: string): string[] =>
  [...markup.matchAll(/<link rel="stylesheet" crossorigin href="\/([^"]+)"/g)].map((match) => match[1] ?? "");

/** Mantine's names for those who style it from outside; no style sheet of ours or of its own has them. */
const STATIC = /^mantine-[A-Z]/;

describe.skipIf(!existsSync(file))("the sign-in that comes with the page (needs the web to be built)", () => {
  const parts = () => JSON.parse(readFileSync(file, "utf8")) as FirstSignIn;

  it("has no class that is not in the style sheets of its page", () => {
    const { link, ...others } = parts();
    const markup = [...Object.values(others), ...Object.values(link)].join("");
    const sheets = sheetsIn(
      readFileSync(join(dist, "index.html"), "utf8") + preloads(dist)({ screen: "signIn", isLaidOut: true }),
    );
    const css = sheets.map((sheet) => readFileSync(join(dist, sheet), "utf8")).join("");
    const classes = [...markup.matchAll(/ class="([^"]+)"/g)].flatMap((match) => (match[1] ?? "").split(" "));
    const unknown = [...new Set(classes)].filter((name) => !STATIC.test(name) && !css.includes(`.${name}`));
    expect([sheets.length > 3, classes.length > 40, unknown]).toEqual([true, true, []]);
  });

  it("sends no password by itself", () => {
    for (const page of [parts().page, parts().alertedPage]) expect(page).toMatch(/<form [^>]*method="dialog"/);
  });
});
