import type { APIRequestContext, Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { watch } from "./originals.ts";
import { operator } from "./taking-in.ts";

/** One after the other: charge codes change what every use of the contract asks for. */
test.describe.configure({ mode: "default" });

/** No other file uses an original in it. */
const CONTRACT = "aozora01";

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

const askForCodes = async (request: APIRequestContext, mode: "free" | "off"): Promise<void> =>
  (await operator(request, CONTRACT)).configure("charge_code_mode", mode);

/** The user's own uses of this month. */
const usesOf = async (request: APIRequestContext) =>
  (await (await request.get("/api/v1/pdf_usage_recodes")).json()).data.pdf_usage_recodes;

test("what was used is in the records by day and by article, beside the meters, and an administrator saves it", async ({
  page,
}) => {
  await signedIn(page, CONTRACT, "admin01");
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
    await signedIn(page, CONTRACT, "user01");
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

test("a use whose charge code is not given is not made; the code that is given stands there the next time", async ({
  page,
  request,
}) => {
  await askForCodes(request, "free");
  try {
    await signedIn(page, CONTRACT, "admin01");
    const theme = await aTheme(page.request, ({ news }) => news > 30);
    const papers = await articlesOf(page.request, "newspaper_articles", theme.id);
    const paper = papers.find(({ data_section, thumbnail_key }) => data_section === 1 && thumbnail_key);
    if (!paper) throw new Error("no paper");
    const asked = watch(page, "RequestOriginals");
    const before = await usesOf(page.request);
    const article = page.getByRole("toolbar", { name: "記事の操作" }).getByRole("button", { name: "原文表示" });
    await page.goto(`/0008?articleId=${paper.article_id}&data_section=1`);
    await expect(article).toBeVisible();

    await page.keyboard.press("o");
    const dialog = page.getByRole("dialog", { name: "請求コードの指定" });
    await dialog.getByRole("button", { name: "キャンセル" }).click();
    await expect(page.getByText("請求コードを指定しなかったため、原文を利用していません。")).toBeVisible();
    expect(asked.answers).toEqual([]);
    expect(await usesOf(page.request)).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(article).toBeVisible();

    await page.keyboard.press("o");
    await dialog.getByRole("button", { name: "決定" }).click();
    await expect(dialog.getByText("請求コードを指定してください。")).toBeVisible();
    await dialog.getByRole("textbox").fill("秋の新商品");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/0001-001\?/);
    await expect.poll(() => asked.answers).toHaveLength(1);
    await page.keyboard.press("Escape");

    await expect(article).toBeVisible();
    await page.keyboard.press("o");
    await expect(dialog.getByRole("textbox")).toHaveValue("秋の新商品");
    await page.keyboard.press("Escape");
    expect(asked.answers).toHaveLength(1);
  } finally {
    await askForCodes(request, "off");
  }
});
