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
      return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`));
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
