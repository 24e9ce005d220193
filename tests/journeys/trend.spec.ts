import { readFile } from "node:fs/promises";
import type { Download, Locator, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const DAY = /^\d{4}\/\d+\/\d+\(.\)$/;
const PNG_START = [0x89, 0x50, 0x4e, 0x47];

/** The chart of a theme that has articles; its slider is what the keyboard moves. */
async function openChart(page: Page, path: string): Promise<Locator> {
  await signedIn(page, "aozora01", "user01");
  const { id } = await aTheme(page.request, ({ news }) => news > 10);
  await page.goto(`${path}?theme=${id}`);
  const chart = page.getByRole("slider", { name: "記事数の図" });
  await expect(chart.locator("svg.recharts-surface").first()).toBeVisible();
  return chart;
}

/** What is saved by a button and, where the button opens a menu, its item. */
async function saved(page: Page, button: string, item: RegExp): Promise<Download> {
  await page.getByRole("button", { name: button, exact: true }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem", { name: item }).click()]);
  return file;
}

/** How many colours a picture has. One that failed to be drawn has one. */
const colours = (page: Page, png: Buffer): Promise<number> =>
  page.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context?.drawImage(image, 0, 0);
    const pixels = context?.getImageData(0, 0, image.width, image.height).data;
    return new Set(new Uint32Array(pixels?.buffer ?? new ArrayBuffer(0))).size;
  }, png.toString("base64"));

const bytesOf = async (file: Download): Promise<Buffer> => readFile(await file.path());

test("a bar opens its day's articles, by pointer and by keys", async ({ page }) => {
  const chart = await openChart(page, "/trend");
  await chart.locator(".recharts-bar-rectangle path").last().click();
  await expect(page).toHaveURL(/day=\d{4}-\d{2}-\d{2}/);
  const panel = page.getByRole("region", { name: DAY });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const clicked = await chart.getAttribute("aria-valuenow");
  await chart.focus();
  await page.keyboard.press("ArrowLeft");
  await expect(chart).toHaveAttribute("aria-valuenow", String(Number(clicked) - 1));
  const day = new URL(page.url()).searchParams.get("day");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`/0002\\?.*from=${day}&to=${day}`));
});

test("the figures are saved as CSV, and the chart as SVG and PNG that need nothing of the page", async ({ page }) => {
  await openChart(page, "/trend");
  const csv = await saved(page, "ダウンロード", /CSV.*UTF-8/);
  expect(csv.suggestedFilename()).toMatch(/^記事数の推移_.+_\d{4}-\d{2}-\d{2}_\d{4}-\d{2}-\d{2}\.csv$/);
  expect((await bytesOf(csv)).toString()).toMatch(/\d{4}[-/]\d{2}[-/]\d{2}/);
  const svg = await saved(page, "画像で保存", /^SVG/);
  expect(svg.suggestedFilename()).toMatch(/^記事数の推移_.+\.svg$/);
  const picture = (await bytesOf(svg)).toString();
  expect(picture).toMatch(/^<svg /);
  expect(picture).not.toMatch(/ class=|var\(--|url\("?http/);
  // Its title and legend go along.
  expect(picture).toMatch(/>記事数の推移　[^<]+　\d{4}\/\d\d\/\d\d～[^<]+<.*>新聞<.*>WEB</s);
  const png = await saved(page, "画像で保存", /^PNG/);
  expect([...(await bytesOf(png)).subarray(0, PNG_START.length)]).toEqual(PNG_START);
  expect(await colours(page, await bytesOf(png))).toBeGreaterThan(10);
});

test("the period before stands beside the period", async ({ page }) => {
  await openChart(page, "/trend");
  await page.getByText("前の期間", { exact: true }).click();
  await expect(page).toHaveURL(/side=before/);
  await expect(page.getByText("前の期間の合計")).toBeVisible();
  await expect(
    page.getByRole("table", { name: "記事数" }).getByRole("columnheader", { name: "前の期間" }),
  ).toBeAttached();
  expect(await violations(page)).toEqual([]);
});

test("a line of 14 days stands beside each theme of home where the user wants it, and stays", async ({ page }) => {
  await signedIn(page, "aozora01", "user01");
  await page.goto("/0002");
  const lines = page.getByRole("treeitem", { name: /最近14日で[\d,]+件/ });
  const wish = page.getByRole("button", { name: "テーマに14日の線を表示" });
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await expect(wish).toHaveAttribute("aria-pressed", "false");
  await expect(lines).toHaveCount(0);
  await wish.click();
  await expect(lines.first()).toBeVisible();
  await page.reload();
  await expect(lines.first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE });

  test("a bar shows its day's articles below the chart, and the page fits the width", async ({ page }) => {
    const chart = await openChart(page, "/sp/trend");
    await chart.locator(".recharts-bar-rectangle path").last().tap();
    const panel = page.getByRole("region", { name: DAY });
    await expect(panel.getByRole("listitem").first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
