import { describe, expect, it } from "vitest";
import { SealedTexts } from "./sealed-text.ts";

const texts = new SealedTexts(() => "a secret of the tests, of forty characters");

describe("a sealed text", () => {
  it("opens in its place, and looks different each time", () => {
    const [one, other] = [texts.seal("Shinbun1!", "1/a"), texts.seal("Shinbun1!", "1/a")];
    expect(texts.open(one, "1/a")).toBe("Shinbun1!");
    expect(one.equals(other)).toBe(false);
    expect(one.includes("Shinbun1!")).toBe(false);
  });

  it("opens neither in another place, nor changed, nor under another secret", () => {
    const sealed = texts.seal("Shinbun1!", "1/a");
    expect(() => texts.open(sealed, "1/b")).toThrow();
    expect(() => new SealedTexts(() => "another secret").open(sealed, "1/a")).toThrow();
    const last = sealed.length - 1;
    sealed[last] = (sealed[last] ?? 0) ^ 1;
    expect(() => texts.open(sealed, "1/a")).toThrow();
  });
});
