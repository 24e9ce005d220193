import type { APIRequestContext, Page } from "@playwright/test";
import { aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";

interface Listed {
  article_id: string;
  data_section: number;
  title: string;
  image_info: object[];
}

/** Newspaper articles of the demo, image and text, some with photos. */
async function papers(request: APIRequestContext): Promise<{ image: Listed; text: Listed }> {
  const answer = await request.get("/api/v1/newspaper_articles?page_size=100");
  const articles: Listed[] = (await answer.json()).data.article_info;
  const of = (section: number) => articles.find((each) => each.data_section === section && each.image_info.length > 1);
  const [image, text] = [of(1), of(2)];
  if (!image || !text) throw new Error("the demo has image and text articles with photos");
  return { image, text };
}

const rows = (page: Page) => page.getByRole("tabpanel").getByRole("listitem");

test("a mail's link leads to its image articles, their detail and their photos", async ({ page, context }) => {
  await signedIn(page, "kirinuki", "user01");
  const { image, text } = await papers(page.request);
  await page.goto(`/0001?is_mail=1&mode=1&a00=m${image.article_id}.s${text.article_id}`);
  await expect(page).toHaveURL(/\/0006\?/);
  await expect(page.getByRole("link", { name: "本文(1件)" })).toBeVisible();
  await page.getByRole("link", { name: image.title.slice(0, 8) }).click();
  await expect(page).toHaveURL(/\/0008\?articleId=\d+&data_section=1&is_mail=1/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText(image.title.slice(0, 8));
  const [pictures] = await Promise.all([
    context.waitForEvent("page"),
    page.getByRole("figure").first().getByRole("link").click(),
  ]);
  await expect(pictures.getByText(/^1／\d+$/)).toBeVisible();
  await pictures.keyboard.press("j");
  await expect(pictures.getByText(/^2／\d+$/)).toBeVisible();
  const large = pictures.getByRole("figure").getByRole("img");
  await expect.poll(() => large.evaluate((picture: HTMLImageElement) => picture.naturalWidth)).toBeGreaterThan(0);
});

test("what was read is read in another browser too, and 未読のみ leaves it out", async ({ page, browser, baseURL }) => {
  await signedIn(page, "kirinuki", "topic01");
  const theme = await aTheme(page.request, ({ web }) => web > 2);
  const address = `${theme.address}&tab=web`;
  await page.goto(address);
  const first = rows(page).first();
  const title = (await first.getByRole("link").textContent()) ?? "";
  const marked = page.waitForResponse((answer) => answer.request().postData()?.includes("MarkRead") ?? false);
  await first.getByRole("link").click();
  await marked;
  const other = await browser.newContext(baseURL ? { baseURL } : {});
  const elsewhere = await other.newPage();
  await signedIn(elsewhere, "kirinuki", "topic01");
  await elsewhere.goto(address);
  await expect(rows(elsewhere).first().getByRole("img", { name: "未読" })).toHaveCount(0);
  await elsewhere.getByRole("button", { name: "未読のみ" }).click();
  await expect(rows(elsewhere).first()).toBeVisible();
  await expect(rows(elsewhere).first()).not.toContainText(title);
  await other.close();
});

test("an administrator downloads the list on the screen as an Excel file", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/0002");
  await page.getByRole("button", { name: "ダウンロード" }).click();
  await page.getByRole("radio", { name: /Excel/ }).check();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "ダウンロードする" }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^記事一覧_\d{4}-\d{2}-\d{2}\.xlsx$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE });

  test("home is the top page of the phone's tree; themes lead to their articles, and a mail's link to its own", async ({
    page,
  }) => {
    await signedIn(page, "kirinuki", "user01");
    await page.goto("/0002");
    await expect(page).toHaveURL(/\/sp\/0002$/);
    await expect(rows(page).first()).toBeVisible();
    await page.getByRole("link", { name: "テーマ", exact: true }).click();
    await expect(page).toHaveURL(/\/sp\/0002_0$/);
    await expect(rows(page)).toHaveCount(0);
    const theme = page.getByRole("main").getByRole("list").getByRole("link").first();
    expect((await theme.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await theme.click();
    await expect(page).toHaveURL(/\/sp\/0003\?theme=\d+/);
    await expect(rows(page).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    const { text } = await papers(page.request);
    await page.goto(`/0001?is_mail=1&mode=4&a00=s${text.article_id}`);
    await expect(page).toHaveURL(/\/sp\/0008\?/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(text.title.slice(0, 8));
  });
});
