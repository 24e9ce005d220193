import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";

test("an administrator has a report made, reads it and takes both files", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1047");
  await expect(page.getByRole("heading", { level: 1, name: "レポート一覧" })).toBeVisible();
  await page.getByRole("link", { name: "レポートを作成" }).click();
  await page.getByLabel("名称").fill("役員会の資料");
  await page.getByRole("radio", { name: "今月" }).click();
  await page.getByRole("combobox", { name: "テーマ", exact: true }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "作成する" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "役員会の資料" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "件数のまとめ" })).toBeVisible({ timeout: 90_000 });
  await expect(page.getByRole("region", { name: "日別の推移" })).toBeVisible();
  expect(await violations(page)).toEqual([]);
  for (const format of ["PDF", "Excel"]) {
    const [file] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("button", { name: format }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^役員会の資料_.*\.(pdf|xlsx)$/);
  }
  await page.goto("/1047");
  await page.getByRole("button", { name: "役員会の資料を削除" }).click();
  await page.getByRole("button", { name: "削除", exact: true }).click();
  await expect(page.getByText("レポートを削除しました。")).toBeVisible();
  await expect(page.getByRole("link", { name: "役員会の資料" })).toHaveCount(0);
});

test("a schedule is kept, and says what is wrong with it", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1050");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("テーマまたはテーマグループを1つ以上選択してください。").first()).toBeVisible();
  await page.getByLabel("名称").fill("役員向け");
  await page.getByRole("combobox", { name: "テーマ", exact: true }).click();
  await page.getByRole("listbox").getByRole("option").first().click();
  await page.keyboard.press("Escape");
  await page.getByLabel("作成日").selectOption("3");
  await page.getByLabel("宛先").fill("yakuin@example.jp");
  await page.getByRole("button", { name: "保存" }).click();
  const schedules = page.getByRole("region", { name: "毎月の定期作成" }).first();
  await expect(schedules.getByRole("link", { name: "役員向け" })).toBeVisible();
  await expect(schedules.getByText("毎月3日 07:30")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the list and a report fit the width", async ({ page }) => {
    await signedIn(page, "kirinuki", "admin01");
    await page.goto("/1047");
    await page.getByRole("link", { name: "週次レポート" }).first().click();
    await expect(page.getByRole("heading", { name: "件数のまとめ" })).toBeVisible({ timeout: 90_000 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    expect(await violations(page)).toEqual([]);
  });
});
