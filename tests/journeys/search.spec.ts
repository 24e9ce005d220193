import { devices } from "@playwright/test";
import { articlesOf, aTheme, settledDays } from "./collection.ts";
import { expect, login, signedIn, test } from "./fixtures.ts";

test("search from the bar, open an article, come back", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/0002");
  await expect(page.getByRole("treeitem").first()).toBeVisible();
  await page.keyboard.press("/");
  await expect(page.getByRole("searchbox", { name: "記事を検索" })).toBeFocused();
  await page.keyboard.type("半導体");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=/);
  const panel = page.getByRole("tabpanel");
  await expect(panel.locator("a[data-article]").first()).toBeVisible();
  await expect(panel.locator("mark").first()).toHaveText("半導体");
  await expect(page.getByRole("tab")).toHaveText([/^新聞\(\d+件\)$/, /^WEB\(\d+件\)$/, /^雑誌\(\d+件\)$/]);
  await page.keyboard.press("j");
  await expect(page).toHaveURL(/article=/);
  await expect(
    page.getByRole("region", { name: "記事", exact: true }).getByRole("heading", { level: 2 }),
  ).toBeVisible();
  await page.goBack();
  await expect(panel.locator("a[data-article]").first()).toBeVisible();
});

test("the counts of a search are those of REST, also for an expression; a refused one shows its place", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "user01");
  const { from, to } = settledDays();
  const theme = await aTheme(page.request, ({ web }) => web > 3);
  const [article] = await articlesOf(page.request, "webnews", theme.id);
  const expression = `title:"${article?.title.slice(0, 6).replaceAll('"', "")}"`;
  const asked = { expression, process_date_start: from, process_date_end: to };
  const { data } = await (await page.request.post("/api/v1/article_search", { data: asked })).json();
  expect(data.web_news_article_count).toBeGreaterThan(0);
  await page.goto(`/search?${new URLSearchParams({ expr: expression, from, to, tab: "web" })}`);
  await expect(page.getByRole("tab", { name: `WEB(${data.web_news_article_count}件)` })).toBeVisible();
  await page.goto(`/search?${new URLSearchParams({ expr: "電池 (EV" })}`);
  await expect(page.getByText("4文字目")).toBeVisible();
});

test("a condition is kept, searched by, changed and deleted; another user's does not exist", async ({
  page,
  playwright,
  baseURL,
  faults,
}) => {
  await signedIn(page, "kirinuki", "topic01");
  await page.goto("/0012?q=半導体");
  const name = `旅の条件${Date.now()}`;
  await page.getByLabel("検索条件名").fill(name);
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText(`「${name}」を保存しました。`)).toBeVisible();
  const link = page.getByRole("link", { name, exact: true });
  const id = new URLSearchParams((await link.getAttribute("href"))?.split("?")[1]).get("condition") ?? "";
  await link.click();
  await expect(page).toHaveURL(/\/search\?q=/);

  const other = await playwright.request.newContext({ baseURL: baseURL ?? "" });
  await login(other, "kirinuki", "user01");
  for (const answer of [
    await other.get(`/api/v1/search_condition?condition_id=${id}`),
    await other.put("/api/v1/search_condition", { data: { condition_id: id, title: "x", keyword1: "x" } }),
    await other.delete(`/api/v1/search_condition?condition_id=${id}`),
  ])
    expect(answer.status()).toBe(404);
  await other.dispose();

  await page.goto("/0011");
  await page.getByRole("button", { name: `${name}の操作` }).click();
  await page.getByRole("menuitem", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText(`「${name}」を削除しました。`)).toBeVisible();
  await page.goto(`/0012?id=${id}`);
  await expect(page.getByText("この検索条件は表示できません")).toBeVisible();
  expect(faults).toEqual([]);
});

test("administrators count articles; the others are led home", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1020");
  await expect(page.getByRole("row", { name: /^合計/ })).toBeVisible();
  await signedIn(page, "kirinuki", "topic01");
  for (const path of ["/1020", "/1021", "/1040"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/0002/);
  }
});

test.describe("on a phone", () => {
  const { userAgent, viewport, isMobile, hasTouch } = devices["iPhone 15"];
  test.use({ userAgent, viewport, isMobile, hasTouch });

  test("search out of the form", async ({ page }) => {
    await signedIn(page, "kirinuki", "user01");
    await page.goto("/0013");
    await expect(page).toHaveURL(/\/sp\/0010$/);
    await page.getByLabel("キーワード1", { exact: true }).fill("半導体");
    await page.getByRole("button", { name: "検索", exact: true }).click();
    await expect(page.getByRole("tabpanel").locator("a[data-article]").first()).toBeVisible();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });
});
