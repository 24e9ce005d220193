import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { opened, signedInTo } from "./screens.ts";

const dialog = (page: Page) => page.getByRole("dialog");

test("the board's dialogs: a medium's habit and a note, days off of a source, who is told", async ({ page }) => {
  await signedInTo(page, "operator");
  await opened(page, "/el/arrivals");
  await page.getByRole("button", { name: "東和経済新聞の操作" }).click();
  await page.getByRole("menuitem", { name: "周期と対応" }).click();
  await expect(dialog(page).getByRole("table", { name: "カレンダー" })).toBeVisible();
  await expect(dialog(page).getByRole("cell", { name: "予定" }).first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByLabel("対応の内容").fill("販売局に電話。再送を待つ");
  await dialog(page).getByRole("button", { name: "対応を記録" }).click();
  await expect(dialog(page).getByRole("listitem")).toContainText("販売局に電話。再送を待つ");
  await dialog(page).getByLabel("この媒体の休刊日").fill("2099/12/31");
  await dialog(page).getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("周期を保存しました")).toBeVisible();
  await expect(dialog(page).getByLabel("この媒体の休刊日")).toHaveValue("2099/12/31");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: "休刊日を決める" }).click();
  expect(await violations(page)).toEqual([]);
  await dialog(page).getByLabel("休刊日").fill("2099年1月2日");
  await dialog(page).getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("休刊日を保存しました")).toBeVisible();
  await page.getByRole("button", { name: "休刊日を決める" }).click();
  await expect(dialog(page).getByLabel("休刊日")).toHaveValue("2099/01/02");
  await dialog(page).getByRole("button", { name: "キャンセル" }).click();

  await page.getByRole("button", { name: "警報の設定" }).click();
  expect(await violations(page)).toEqual([]);
  await expect(dialog(page).getByLabel("通知先のメールアドレス")).toHaveValue(/@/);
  await dialog(page).getByRole("button", { name: "保存" }).click();
  await expect(page.getByText("警報の設定を保存しました")).toBeVisible();
});
