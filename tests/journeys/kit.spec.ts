import { mkdirSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createServer, type ViteDevServer } from "vite";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";

/** The parts of administration screens as `npm run dev` shows them on /kit; the product has no such page. */
const PARTS = [
  ...["table", "table?rows=2000", "states", "form", "form?faulty=1", "form?conflict=1", "date", "picker"],
  ...["order", "order?filtered=1", "import", "import?state=choose", "import?state=reading", "import?state=done"],
  ...["editor", "chart", "talk"],
];

const WINDOWS = [
  { name: "desktop", viewport: { width: 1440, height: 900 } },
  { name: "phone", viewport: { width: 390, height: 844 } },
];

const root = join(import.meta.dirname, "../..");
/** Pictures of every part, to be looked at beside the look's own. */
const pictures = join(root, "var/kit");

let server: ViteDevServer;
let address: string;

test.beforeAll(async () => {
  mkdirSync(pictures, { recursive: true });
  server = await createServer({
    configFile: join(root, "web/vite.config.ts"),
    logLevel: "error",
    cacheDir: join(root, "var/kit-vite"),
    server: { port: 0, hmr: false, ws: false },
  });
  await server.listen();
  address = server.resolvedUrls?.local[0] ?? "";
});

test.afterAll(() => server.close());

/** Within the program: a page of the development server is hundreds of files. */
async function open(page: Page, part: string): Promise<void> {
  await page.evaluate((path) => {
    window.history.pushState(null, "", path);
    window.dispatchEvent(new PopStateEvent("popstate"));
  }, `/kit/${part}`);
  await expect(page.locator("main[data-part]")).toHaveAttribute("data-part", part.replace(/\?.*/, ""));
}

test.describe.configure({ mode: "serial" });

for (const { name, viewport } of WINDOWS) {
  for (const colorScheme of ["light", "dark"] as const) {
    test.describe(`${name}, ${colorScheme}`, () => {
      test.use({ viewport, colorScheme });

      test("every part is accessible and fits the width", async ({ page }) => {
        await page.goto(`${address}kit`);
        for (const part of PARTS) {
          await open(page, part);
          await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
          await expect(page.locator("[aria-busy=true]:not([data-visible])")).toHaveCount(0);
          const scrollWidth = await page.evaluate(() => document.documentElement.scrollWidth);
          expect(scrollWidth, part).toBeLessThanOrEqual(viewport.width);
          expect(await violations(page, part)).toEqual([]);
          await page.screenshot({ path: join(pictures, `${part.replaceAll(/\W/g, "-")}-${name}-${colorScheme}.png`) });
        }
      });
    });
  }
}

test("an order is made by keys: Space lifts, the arrow moves, Space drops", async ({ page }) => {
  await page.goto(`${address}kit/order`);
  const rows = page.getByRole("list", { name: "テーマグループの並び" }).getByRole("listitem");
  const said = (words: string) => expect(page.getByText(words, { exact: true })).toBeAttached();
  await page.getByRole("button", { name: "「半導体」を動かす" }).focus();
  await page.keyboard.press("Space");
  await said("「半導体」を持ち上げました。2番目です。");
  await page.keyboard.press("ArrowDown");
  await said("3番目");
  await page.keyboard.press("Space");
  await expect(rows.nth(2)).toContainText("半導体");
  await expect(page.getByText("「半導体」を2番目から3番目へ動かしました")).toBeVisible();
  await page.keyboard.press("Control+z");
  await expect(rows.nth(1)).toContainText("半導体");
});

test("a long table draws only what is in sight", async ({ page }) => {
  await page.goto(`${address}kit/table?rows=2000`);
  await expect(page.getByText("2,000人")).toBeVisible();
  expect(await page.getByRole("row").count()).toBeLessThan(120);
});

test("a danger dialog has its focus on やめる, and gives it back", async ({ page }) => {
  await page.goto(`${address}kit/talk`);
  const button = page.getByRole("button", { name: "消す前に確かめる" });
  await button.click();
  await expect(page.getByRole("button", { name: "やめる" })).toBeFocused();
  expect(await violations(page, "dialog")).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(button).toBeFocused();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 640 } });

  test("what gets the focus does not lie below the save bar", async ({ page }) => {
    await page.goto(`${address}kit/form`);
    const bar = await page.getByRole("button", { name: "保存" }).boundingBox();
    for (const field of await page.locator("form input:visible").all()) {
      await field.focus();
      const box = await field.boundingBox();
      expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    }
  });
});

test("a chart is gone over by keys: days, spikes, and the way on", async ({ page }) => {
  await page.goto(`${address}kit/chart`);
  const chart = page.getByRole("region", { name: "30日間の推移" });
  await expect(chart.locator("svg").getByText("▲44件")).toHaveCount(3);
  await expect(
    page.getByRole("region", { name: "14日間の件数" }).locator("svg").getByText("16", { exact: true }),
  ).toHaveCount(2);
  await expect(chart.locator(".recharts-reference-area")).toHaveCount(0);
  await chart.getByRole("slider").focus();
  await page.keyboard.press("PageUp");
  await expect(chart.getByText("2026/11/20(金)　急増").first()).toBeVisible();
  await expect(chart.locator(".recharts-reference-area")).toHaveCount(1);
  await page.keyboard.press("PageUp");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await expect(page.getByText("2026-11-14", { exact: true })).toBeVisible();
});
