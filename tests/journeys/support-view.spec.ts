import { violations } from "./axe.ts";
import { expect, fillOperatorLogin, test } from "./fixtures.ts";
import { anOperator } from "./taking-in.ts";

const USER = "m.asahina";

test("an operator looks at a user's screens under a banner, and comes back", async ({ page, request }) => {
  const support = await anOperator(request, "tachiai");
  await page.goto("/el");
  await fillOperatorLogin(page, support);
  await expect(page).toHaveURL(/\/el\/home/);
  await page.goto(`/el/users?q=${USER}`);
  await page.getByRole("button", { name: new RegExp(USER) }).click();
  await page.getByRole("button", { name: /^利用者の画面を見る/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(/^理由/).fill("朝のメールの問い合わせ");
  await dialog.getByRole("button", { name: "記録して見る" }).click();

  await expect(page).toHaveURL(/\/0002/);
  const banner = page.getByRole("region", { name: "代理表示" });
  await expect(banner).toContainText("朝比奈 舞さん");
  await expect(banner).toContainText("朝のメールの問い合わせ");
  await expect(banner.getByRole("timer")).toHaveText(/^残り \d\d分/);
  expect(await violations(page)).toEqual([]);
  await page.getByRole("link", { name: "検索", exact: true }).click();
  await expect(page).toHaveURL(/\/search/);
  await expect(banner).toBeVisible();

  await banner.getByRole("button", { name: "終了" }).click();
  await expect(page).toHaveURL(/\/el\/users\?user=/);
  await expect(page.getByText("朝のメールの問い合わせ")).toBeVisible();
  await page.goto("/0002");
  await expect(page).toHaveURL(/\/0001/);
});
