import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

const IPHONE = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";

/** A text that is read counts as one use; its title. */
async function readOneText(page: Page): Promise<string> {
  const theme = await aTheme(page.request, ({ news }) => news > 10);
  const articles = await articlesOf(page.request, "newspaper_articles", theme.id);
  const article = articles.find((each) => each.data_section === 2);
  if (!article) throw new Error("the demo has newspapers as text in every big theme");
  const { article_id, data_section } = article;
  const answer = await page.request.post("/api/v1/article", { data: { article_info: [{ article_id, data_section }] } });
  expect((await answer.json()).result.status).toBe(0);
  return article.title;
}

test("what was used is in the records by day and by article, beside the meters, and an administrator saves it", async ({
  page,
}) => {
  await signedIn(page, "aozora01", "admin01");
  const title = await readOneText(page);
  await page.goto("/0002");
  await page.getByRole("link", { name: /^原文 今月/ }).click();
  await expect(page).toHaveURL(/\/0015$/);
  await expect(page.getByRole("row", { name: /^合計/ })).toBeVisible();
  await expect(page.getByRole("region", { name: "新聞（本文）" })).toContainText(/\d件/);
  expect(await violations(page)).toEqual([]);
  await page.getByText("記事ごと").click();
  await expect(page.getByRole("cell", { name: title })).toBeVisible();
  await page.getByText("日ごと").click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: /CSV/ }).click()]);
  expect(file.suggestedFilename()).toMatch(/^原文利用_ユーザー別_日別_\d{4}-\d{2}-01_\d{4}-\d{2}-\d{2}\.csv$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE });

  test("the records are reached from the menu and fit the width", async ({ page }) => {
    await signedIn(page, "aozora01", "user01");
    await readOneText(page);
    await page.goto("/sp/0002");
    await page.getByRole("button", { name: "メニュー" }).click();
    await page.getByRole("link", { name: "利用実績" }).click();
    await expect(page).toHaveURL(/\/sp\/0015$/);
    await expect(page.getByRole("row", { name: /^合計/ })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
