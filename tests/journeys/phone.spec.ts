import type { Page } from "@playwright/test";
import { aTheme } from "./collection.ts";
import { expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Smallest side of what a finger must hit (look.md 7), in CSS pixels. */
const TARGET = 44;

const links = (page: Page) => page.getByRole("tabpanel").locator("a[data-article]");

async function fits(page: Page): Promise<void> {
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(wide, "no scrolling sideways").toBeLessThanOrEqual(window);
}

async function hittable(page: Page, names: readonly RegExp[]): Promise<void> {
  for (const name of names) {
    const control = page.getByRole("button", { name }).or(page.getByRole("tab", { name })).first();
    const box = await control.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), `${name}`).toBeGreaterThanOrEqual(TARGET);
  }
}

test("signing in on a phone", async ({ page }) => {
  await page.goto("/0001");
  await fits(page);
  await hittable(page, [/^ログイン$/]);
  for (const label of ["企業コード", "ユーザーID", "パスワード"])
    expect((await page.getByRole("textbox", { name: label }).boundingBox())?.height, label).toBeGreaterThanOrEqual(
      TARGET,
    );
  await fillLogin(page, "kirinuki", "user01", PASSWORD);
  await expect(links(page).first()).toBeVisible();
  await fits(page);
});

test("home is one pane, with the themes in a drawer", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 0);
  await page.goto("/0002");
  await expect(links(page).first()).toBeVisible();
  await expect(page.getByRole("tree")).toHaveCount(0);
  await fits(page);
  await hittable(page, [/テーマを選ぶ$/, /^前の日$/, /^期間 /, /^次の日$/, /^選択$/, /^新聞/, /^WEB/, /^雑誌/]);
  // The link covers its row.
  const row = await page.getByRole("tabpanel").getByRole("listitem").first().boundingBox();
  expect(row?.height).toBeGreaterThanOrEqual(TARGET);

  await page.getByRole("button", { name: /テーマを選ぶ$/ }).click();
  const drawer = page.getByRole("dialog", { name: "テーマ" });
  const item = drawer.getByRole("treeitem", { name: `${theme.name}(` }).first();
  await expect(item).toBeVisible();
  expect((await item.boundingBox())?.height).toBeGreaterThanOrEqual(TARGET);
  await hittable(page, [/^テーマの一覧を閉じる$/]);
  await fits(page);
  await item.click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(theme.name);
});

test("what comes late in the drawer moves no theme from under a finger", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/(?:TodayRow|ClipTree)-/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto("/0002");
  await page.getByRole("button", { name: /テーマを選ぶ$/ }).click();
  const drawer = page.getByRole("dialog", { name: "テーマ" });
  const items = drawer.getByRole("treeitem");
  await expect(items.first()).toBeInViewport({ ratio: 1 });
  // The row under a finger, wherever it is put down.
  const rows = () =>
    items.evaluateAll((all) =>
      all.flatMap((row) => {
        const { left, top, width, height } = row.getBoundingClientRect();
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        return row.contains(hit) ? [[row.getAttribute("data-key"), top]] : [];
      }),
    );
  const before = await rows();
  release();
  await expect(drawer.getByRole("button", { name: /^本日の記事/ })).toBeVisible();
  await expect(drawer.getByRole("link", { name: /^あとで読む/ })).toBeAttached();
  expect(await rows()).toEqual(before);
});

test("the browser's back closes a sheet, also over a tab's first screen, and then leaves", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 0);
  await page.goto(theme.address);
  const address = page.url();
  for (const _ of [1, 2]) {
    await page.getByRole("button", { name: /テーマを選ぶ$/ }).click();
    const drawer = page.getByRole("dialog", { name: "テーマ" });
    await expect(drawer.getByRole("treeitem").first()).toBeVisible();
    await expect(drawer.locator(":focus")).toHaveCount(1);
    await page.goBack();
    await expect(drawer).toBeHidden();
    await expect(links(page).first()).toBeVisible();
    expect(page.url()).toBe(address);
  }
  await links(page).first().click();
  await expect(page).toHaveURL(/article=/);
  await page.goBack();
  await expect(page).toHaveURL(address);
  await expect(page.getByRole("region", { name: "記事", exact: true })).toHaveCount(0);
});

test("an article covers the list, and the browser's back uncovers it", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 10);
  await page.goto(`${theme.address}&tab=web`);
  const third = links(page).nth(2);
  const title = await third.textContent();
  await third.click();
  await expect(page.getByRole("heading", { level: 1, name: title?.trim() ?? "" })).toBeVisible();
  await fits(page);
  await hittable(page, [/^一覧に戻る$/, /^前の記事$/, /^次の記事$/]);
  await page.goBack();
  await expect(page.getByRole("region", { name: "記事", exact: true })).toHaveCount(0);
  await expect(third).toBeVisible();
});
