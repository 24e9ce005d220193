import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

const css = ["tokens.css", "looks.css"].map((file) => readFileSync(join(import.meta.dirname, file), "utf8")).join("\n");

/** The colours of a block. */
const colours = (selector: string): Record<string, string> => {
  const [, block = ""] = css.split(`\n${selector} {`);
  return Object.fromEntries(
    [...(block.split("}")[0] ?? "").matchAll(/--([\w-]+): (#\w{6});/g)].map(([, k, v]) => [k, v]),
  );
};

const channel = (hex: string) => {
  const value = Number.parseInt(hex, 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};
const luminance = (hex: string) =>
  0.2126 * channel(hex.slice(1, 3)) + 0.7152 * channel(hex.slice(3, 5)) + 0.0722 * channel(hex.slice(5, 7));

function contrast(one: string | undefined, other: string | undefined): number {
  if (one === undefined || other === undefined) throw new Error("no such colour");
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

const PLANES = ["canvas", "surface", "subtle", "raised", "hover", "selected"];
const TEXTS = ["ink", "ink-2", "ink-3", "accent-ink", "danger", "warn", "ok", "src-news", "src-web", "src-mag"];
const LINES = ["line", "line-strong", "control", "focus"];

describe.each([
  ["light", ":root", '[data-contrast="high"]'],
  ["dark", '[data-mantine-color-scheme="dark"]', '[data-contrast="high"][data-mantine-color-scheme="dark"]'],
])("the high-contrast theme, %s", (_, base, high) => {
  const set = { ...colours(":root"), ...colours(base), ...colours(high) };

  it("has every text at 7:1 and every line at 4.5:1 on every plane", () => {
    const faint = PLANES.flatMap((plane) => [
      ...TEXTS.filter((text) => contrast(set[text], set[plane]) < 7).map((text) => `${text} on ${plane}`),
      ...LINES.filter((line) => contrast(set[line], set[plane]) < 4.5).map((line) => `${line} on ${plane}`),
    ]);
    expect(faint).toEqual([]);
  });

  it("has marks and filled buttons at 7:1", () => {
    expect(contrast(set["mark-ink"], set.mark)).toBeGreaterThanOrEqual(7);
    expect(contrast(set["on-accent"], set.accent)).toBeGreaterThanOrEqual(7);
    expect(contrast(set["on-danger"], set.danger)).toBeGreaterThanOrEqual(7);
  });
});
