import type { Page } from "@playwright/test";
import { expect, signedIn, test } from "./fixtures.ts";

const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 Version/26.0 Mobile/15E148 Safari/604.1";
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE, colorScheme: "dark" });

/** A stop ends sessions: nobody whom other journeys are signed in as meanwhile. */
const USER = "text01";

const card = (page: Page, name: string) => page.getByRole("listitem").filter({ hasText: name });

test("an Admin finds and stops a user, looks into a group and puts topics in order on a phone", async ({ page }) => {
  test.slow();
  await signedIn(page, "aozora01", "admin01");
  await page.goto("/1013");
  await page.getByRole("searchbox", { name: "ID・名前・メールで絞り込む" }).fill(USER);
  const user = card(page, USER);
  await expect(user).toHaveCount(1);
  await expect(page.getByText("1～1人／1人")).toBeVisible();
  const act = async (name: string) => {
    await user.getByRole("button", { name: /の操作$/ }).tap();
    await page.getByRole("menuitem", { name }).tap();
  };
  await act("ログインを停止");
  await expect(user.getByText("停止中")).toBeVisible();
  await act("ログインを再開");
  await expect(user.getByText("利用中")).toBeVisible();

  await page.goto("/1010");
  const group = card(page, "商品企画部");
  await group.getByRole("button", { name: "商品企画部の詳細" }).tap();
  await expect(group.getByText("選べる記事")).toBeVisible();
  await group.getByRole("link", { name: "商品企画部" }).tap();
  await expect(page).toHaveURL(/\/1011\?id=/);
  await page.getByRole("checkbox", { name: "雑誌を使う" }).tap();
  await expect(page.getByText("雑誌が画面から消えます")).toBeVisible();
  await page.getByRole("checkbox", { name: "雑誌を使う" }).tap();

  await page.goto("/1016");
  const names = page.locator('main a[href*="/1017?"]');
  await expect(names.first()).toBeVisible();
  const [first = "", second = ""] = await names.allTextContents();
  for (const [way, wanted] of [
    ["下へ", second],
    ["上へ", first],
  ] as const) {
    await page.getByRole("button", { name: `「${first}」を${way}` }).tap();
    await page.getByRole("button", { name: /並び順を保存/ }).tap();
    await expect(page.getByText("並び順を保存しました")).toBeVisible();
    await page.reload();
    await expect(names.first()).toHaveText(wanted);
  }

  await page.getByRole("link", { name: "記事へ戻る" }).tap();
  await expect(page).toHaveURL(/\/sp\/0002/);
  await page.getByRole("button", { name: "メニュー" }).tap();
  await page.getByRole("link", { name: "管理", exact: true }).tap();
  await expect(page).toHaveURL(/\/1013/);
});
