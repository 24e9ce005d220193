import { readFile } from "node:fs/promises";
import { aUser, expect, fillLogin, login, test } from "./fixtures.ts";

const USER = "audit01";
const PASSWORD = "Himawari7!x";

test("an Admin sees who was refused and who signed in, narrows the audit log and saves it as a file", async ({
  page,
  request,
}) => {
  await aUser(request, USER, PASSWORD);
  await login(request, "aozora01", "admin01");
  const tokens = { token_name: "SIEMの試験", user_id: USER, scopes: ["lists"] };
  expect((await request.post("/api/v1/api_tokens", { data: tokens })).ok()).toBe(true);
  await page.goto("/0001");
  await fillLogin(page, "aozora01", USER, "Wrong-1234!");
  await expect(page.getByRole("alert")).toBeVisible();
  await fillLogin(page, "aozora01", USER, PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  // He is no Admin: the screen is not his.
  await page.goto("/1061");
  await expect(page).toHaveURL(/\/0002/);

  await page.context().clearCookies();
  await page.goto("/0001");
  await fillLogin(page, "aozora01", "admin01", "Kirinuki1!");
  await expect(page).toHaveURL(/\/0002/);
  await page.goto("/1061");
  await page.getByRole("textbox", { name: "ユーザーIDで絞り込む" }).fill(USER);
  const table = page.getByRole("table", { name: "監査ログ" });
  const his = (name: RegExp) => table.getByRole("row", { name }).filter({ hasText: USER });
  await expect(his(/ログインの拒否/)).toContainText("理由：パスワードの誤り");
  await expect(his(/方法：パスワード/)).toBeVisible();

  await page.getByRole("combobox", { name: "種類" }).selectOption("変更");
  const change = table.getByRole("row", { name: /APIトークンの作成/ });
  await expect(change).toBeVisible();
  await expect(table.getByRole("row", { name: /ログインの拒否/ })).toBeHidden();
  await page.getByRole("searchbox", { name: "操作・内容で絞り込む" }).fill("SIEMの試験");
  await change.getByRole("button", { name: /APIトークンの作成/ }).click();
  await expect(page.getByRole("region", { name: "変更の内訳" })).toContainText("SIEMの試験");

  await page.getByRole("button", { name: "ダウンロード" }).click();
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("menuitem").first().click()]);
  expect(file.suggestedFilename()).toMatch(/^監査ログ_.*\.csv$/);
  const lines = (await readFile((await file.path()) ?? "", "utf8")).trim().split("\r\n");
  expect(lines[0]).toContain("日時,ユーザーID,氏名,種類,操作,変更前,変更後");
  expect(lines.slice(1).every((line) => line.includes("SIEMの試験"))).toBe(true);
});
