import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";

test("an administrator goes from the groups to a user's days and articles, and saves what he sees", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1035");
  await expect(page.getByRole("row", { name: /^合計/ }).first()).toBeVisible();
  await expect(page.getByRole("region", { name: "1日ごとの件数" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.goto("/1036");
  await page.getByRole("link", { name: "広報部", exact: true }).click();
  await expect(page).toHaveURL(/\/1038\?.*group=\d+/);
  await page.getByRole("link", { name: "a.izumi" }).click();
  await expect(page).toHaveURL(/\/1039\?.*user=a\.izumi/);
  await page
    .getByRole("link", { name: /^\d{4}\/\d\d\/\d\d/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("利用した記事");
  await page.getByRole("link", { name: "照会に戻る" }).click();
  await page.getByRole("button", { name: "ダウンロード" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByText("Excel").click()]);
  expect(file.suggestedFilename()).toMatch(/^原文利用_ユーザー別_日別_.*\.xlsx$/);
});

test("how often users use originals is told by days, and narrowed by a tile", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1045");
  await expect(page.getByRole("table", { name: "利用頻度照会" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.getByRole("button", { name: /^利用なし/ }).click();
  await expect(page).toHaveURL(/only=NEVER/);
  await expect(page.getByRole("cell", { name: "利用なし" }).first()).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const path of ["/1035", "/1036", "/1045"])
    test(`${path} fits the width`, async ({ page }) => {
      await signedIn(page, "kirinuki", "admin01");
      await page.goto(path);
      await expect(page.getByRole("list", { name: /照会$/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
      expect(await violations(page)).toEqual([]);
    });
});
