import type { Page } from "@playwright/test";

const LINES = "li[data-row]";

export interface Opening {
  /** Milliseconds from the click on the link to the first painted row. */
  firstRow: number;
  /** The longest call of the screen, as the browser saw it. */
  slowestCall: number;
}

/** Goes to another screen and opens an address of the workspace from there, as a link does: the program is loaded already. */
export async function timeOfFirstRow(page: Page, address: string): Promise<Opening> {
  await page.goto(address);
  await page.locator(LINES).first().waitFor();
  await page.getByRole("link", { name: "記事件数", exact: true }).click();
  await page.locator(LINES).first().waitFor({ state: "detached" });
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => performance.clearResourceTimings());
  return page.evaluate(async (rows) => {
    const begun = performance.now();
    history.back();
    const firstRow = await new Promise<number>((resolve) => {
      const look = () =>
        document.querySelector(rows)
          ? requestAnimationFrame(() => resolve(performance.now() - begun))
          : requestAnimationFrame(look);
      look();
    });
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const calls = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith("/graphql"));
    return { firstRow, slowestCall: Math.max(...calls.map(({ duration }) => duration)) };
  }, LINES);
}

export interface Frames {
  /** Milliseconds between two frames. */
  p50: number;
  p95: number;
  longest: number;
  perSecond: number;
}

/** Scrolls through all rows by the wheel, as a hand does, and times each frame. */
export async function scrollThrough(page: Page, rows: number): Promise<Frames> {
  await page
    .locator(LINES)
    .nth(rows - 1)
    .waitFor({ state: "attached" });
  await page.locator(LINES).first().hover();
  await page.evaluate(() => {
    const frames: number[] = [];
    Object.assign(window, { frames });
    const look = (at: number) => {
      frames.push(at);
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
  for (let at = 0; at < rows / 2; at += 1) await page.mouse.wheel(0, 140);
  const times = await page.evaluate(() => (window as unknown as { frames: number[] }).frames);
  const taken = times.slice(1).map((at, index) => at - (times[index] ?? at));
  const sorted = taken.toSorted((a, b) => a - b);
  const share = (part: number) => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  const total = taken.reduce((sum, each) => sum + each, 0);
  return { p50: share(0.5), p95: share(0.95), longest: share(1), perSecond: (taken.length * 1000) / total };
}
