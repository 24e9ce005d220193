import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./fixtures.ts";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/**
 * What axe finds in the page or a part of it, short enough to be read in a failed test. The document of a frame is left out
 * (framedViolations looks at it): axe waits for timers, and none fires in a frame that is sandboxed without scripts.
 */
export async function violations(page: Page, where = "page", part = "html"): Promise<string[]> {
  await page.evaluate(axe.source);
  const found = await page.evaluate(
    async ({ part, tags }) => {
      const { violations } = await window.axe.run(part, { iframes: false, runOnly: { type: "tag", values: tags } });
      const held = [];
      for (const { id, nodes } of violations)
        for (const { target } of nodes)
          if (id !== "target-size" || (await isSmallInSight(target))) held.push(`${id} ${target.join(" ")}`);
      return held;

      // A bar that stays in sight covers a part of what scrolls below it: such a target has its size once it is in the middle.
      async function isSmallInSight(target: readonly unknown[]): Promise<boolean> {
        const [selector] = target;
        const element = typeof selector === "string" ? document.querySelector(selector) : null;
        if (element === null || target.length !== 1) return true;
        element.scrollIntoView({ block: "center" });
        const again = await window.axe.run(document, {
          iframes: false,
          runOnly: { type: "rule", values: ["target-size"] },
        });
        return again.violations.some(({ nodes }) => nodes.some((node) => node.target[0] === selector));
      }
    },
    { part, tags: WCAG },
  );
  return found.map((each) => `${where}: ${each}`);
}

/** The same of the documents that the page shows in frames, each opened as a page by itself, where axe can run. */
export async function framedViolations(page: Page, where: string): Promise<string[]> {
  const framed = page.frames().filter((frame) => frame !== page.mainFrame());
  expect(framed.length, "frames of the page").toBeGreaterThan(0);
  const found: string[] = [];
  for (const frame of framed) {
    const alone = await page.context().newPage();
    await alone.setContent(await frame.content());
    found.push(...(await violations(alone, where)));
    await alone.close();
  }
  return found;
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
