import type { Page } from "@playwright/test";
import { expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";
import { invitedBy, setsPassword } from "./invitation.ts";

async function fillNew(page: Page, id: string, name: string): Promise<void> {
  await page.getByLabel(/^ユーザーID/).fill(id);
  await page.getByLabel(/^ユーザー名/).fill(name);
  await page.getByLabel(/^メールアドレス/).fill(`${id}@aozora.example.jp`);
  await page.getByLabel(/^所属グループ/).selectOption({ index: 1 });
}

test("an invited colleague sets a password and signs in; his rights and his end hold at once", async ({
  page,
  browser,
}, { config }) => {
  test.slow();
  await signedIn(page, "aozora01", "admin01");
  await page.goto("/1013");
  await page.getByRole("button", { name: "ユーザーを追加" }).click();
  await fillNew(page, "journey01", "旅野　一郎");
  await page.getByRole("button", { name: /^保存/ }).click();
  await expect(page.getByText("旅野　一郎を追加し、招待メールを送ります。")).toBeVisible();
  const row = page.getByRole("row").filter({ hasText: "journey01" });
  await expect(row.getByText("招待中")).toBeVisible();

  const link = await invitedBy(browser, config.metadata.mailPage, "journey01@");
  const other = await setsPassword(browser, link, "Tabibito1!");
  await other.goto("/0001");
  await fillLogin(other, "aozora01", "journey01", "Tabibito1!");
  await expect(other).toHaveURL(/\/0002/);
  // Not an administrator yet.
  await other.goto("/1013");
  await expect(other).toHaveURL(/\/0002/);

  await page.reload();
  await row.getByRole("link", { name: "journey01" }).click();
  await page.getByRole("radio", { name: /^管理者/ }).check();
  await page.getByRole("button", { name: /^保存/ }).click();
  await expect(page.getByText("旅野　一郎を保存しました。")).toBeVisible();
  expect((await other.request.get("/api/v1/users")).status()).toBe(200);

  await row.getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "ログインを停止" }).click();
  await expect(
    page.getByText("旅野　一郎のログインを停止しました。").or(page.getByText("1人のログインを停止しました。")),
  ).toBeVisible();
  expect((await other.request.get("/api/v1/users")).status()).toBe(401);
  await other.close();
  await expect(row.getByText("停止中")).toBeVisible();
  await row.getByRole("checkbox").check();
  await page.getByRole("toolbar").getByRole("button", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(row).toHaveCount(0);
});

test("a user is made with the keyboard alone", async ({ page }) => {
  await signedIn(page, "aozora01", "admin01");
  await page.goto("/1013");
  await expect(page.getByRole("link", { name: "admin01" })).toBeVisible();
  await page.keyboard.press("n");
  const id = page.getByLabel(/^ユーザーID/);
  await expect(id).toBeVisible();
  await id.focus();
  await page.keyboard.type("keyboard1");
  await page.keyboard.press("Tab");
  await page.keyboard.type("鍵盤　花子先生");
  await page.keyboard.press("Tab");
  await page.keyboard.type("keyboard1@aozora.example.jp");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  // 種別 by an arrow.
  await page.keyboard.press("ArrowDown");
  await expect(page.getByRole("radio", { name: /^トピックス/ })).toBeChecked();
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("鍵盤　花子先生を追加し、招待メールを送ります。")).toBeVisible();
  const users = (await (await page.request.get("/api/v1/users?keyword=keyboard1")).json()).data.users;
  expect(users).toMatchObject([{ user_id: "keyboard1", topics_creation_flag: 1, user_state: "invited" }]);
});

test("a file of 500 users with 20 faults is shown, applied without them, and comes back as no change", async ({
  page,
}) => {
  await signedIn(page, "monaka01", "admin01");
  await page.goto("/1013?view=upload");
  const head = "ユーザーID,ユーザーグループ名,ユーザー名,メールアドレス,ユーザー区分";
  const line = (at: number) => {
    const id = `file${String(at).padStart(4, "0")}`;
    const faults = [
      `ab,店舗運営部,人名前です${at},${id}@x.example,0`,
      `${id},ない部,人名前です${at},${id}@x.example,0`,
    ];
    return at % 25 === 0 ? faults[(at / 25) % 2] : `${id},店舗運営部,人名前です${at},${id}@monaka.example,0`;
  };
  const file = [head, ...Array.from({ length: 500 }, (_, at) => line(at))].join("\r\n");
  await page
    .getByLabel("ファイルを選ぶ")
    .setInputFiles({ name: "users.csv", mimeType: "text/csv", buffer: Buffer.from(`\ufeff${file}`) });
  await expect(page.getByText("20行は反映できません。")).toBeVisible();
  await expect(page.getByRole("radio", { name: /新規.*480/ })).toBeVisible();
  await page.getByRole("checkbox", { name: "エラーの20行を除く" }).check();
  await page.getByRole("button", { name: /480人を反映/ }).click();
  await expect(page.getByText("480人を反映しました。新規の480人に招待メールを送ります。")).toBeVisible();

  const csv = await (await page.request.get("/api/v1/users_download?encoding=sjis")).body();
  await page.goto("/1013?view=upload");
  await page.getByLabel("ファイルを選ぶ").setInputFiles({ name: "again.csv", mimeType: "text/csv", buffer: csv });
  await expect(page.getByText("Shift_JIS", { exact: true })).toBeVisible();
  await expect(page.getByRole("radio", { name: /変更なし.*485/ })).toBeVisible();
  await page.goto("/1013");
  await page.getByRole("searchbox", { name: "ID・名前・メールで絞り込む" }).fill("file0499");
  await expect(page.getByRole("row").filter({ hasText: "人名前です499" })).toBeVisible();
});

/** A user of the demo's contract, made by REST. @returns the id */
async function made(page: Page, userId: string, more: object): Promise<string> {
  const { user_groups } = (await (await page.request.get("/api/v1/user_groups")).json()).data;
  const group = { user_group_id: user_groups[0].user_group_id, user_authority: 0 };
  const form = { user_id: userId, email: `${userId}@aozora.example.jp`, ...group, invitation_flag: 1, ...more };
  const answer = await page.request.put("/api/v1/user", { data: form });
  expect((await answer.json()).result).toMatchObject({ status: 0 });
  return userId;
}

test("of two Admins in one user the later one is shown what the other saved, and chooses field by field", async ({
  page,
  browser,
}) => {
  test.slow();
  await signedIn(page, "aozora01", "admin01");
  const id = await made(page, "conflict1", { name: "競合　太郎" });
  const second = { name: "第二の管理者", password: PASSWORD, confirmpassword: PASSWORD, invitation_flag: 0 };
  await made(page, "admin02j", { ...second, user_authority: 1 });
  const other = await browser.newPage();
  await signedIn(other, "aozora01", "admin02j");
  for (const each of [page, other]) await each.goto(`/1014?id=${id}`);
  await other.getByLabel(/^ユーザー名/).fill("競合　次郎");
  await page.getByLabel(/^ユーザー名/).fill("競合　三郎");
  await page.getByLabel(/^メールアドレス/).fill("saburo@aozora.example.jp");
  await other.getByRole("button", { name: /^保存/ }).click();
  await expect(other.getByText("競合　次郎を保存しました。")).toBeVisible();
  await other.close();

  await page.getByRole("button", { name: /^保存/ }).click();
  const conflict = page.getByRole("region", { name: "ほかの人が先に保存しました" });
  await expect(conflict.getByText(/第二の管理者さんが 20\d\d\/\d\d\/\d\d \d\d:\d\d に/)).toBeVisible();
  const name = conflict.getByRole("row", { name: /^ユーザー名/ });
  await expect(name).toContainText("競合　次郎");
  await expect(name).toContainText("競合　三郎");
  await expect(conflict.getByRole("row", { name: /^メールアドレス/ })).toContainText("saburo@aozora.example.jp");
  const read = async () => (await (await page.request.get(`/api/v1/user?user_id=${id}`)).json()).data;
  expect(await read()).toMatchObject({ name: "競合　次郎", email: "conflict1@aozora.example.jp", version: 2 });
  await name.getByRole("radio").first().check();
  await conflict.getByRole("button", { name: "選んだ値で保存" }).click();
  await expect(page.getByText("競合　次郎を保存しました。")).toBeVisible();
  expect(await read()).toMatchObject({ name: "競合　次郎", email: "saburo@aozora.example.jp", version: 3 });
});

test("a deleted user is brought back with his rights, by an invitation", async ({ page, browser }, { config }) => {
  test.slow();
  await signedIn(page, "aozora01", "admin01");
  const id = await made(page, "leaver01", { name: "離任　花子", topics_creation_flag: 1 });
  await page.request.delete(`/api/v1/user?user_id=${id}`);
  await page.goto("/1013");
  await page.getByRole("link", { name: "削除したユーザー" }).click();
  await page.getByRole("button", { name: "離任　花子を元に戻す" }).click();
  await expect(page.getByText("離任　花子を元に戻し、招待メールを送りました。")).toBeVisible();
  await expect(page.getByRole("row").filter({ hasText: id })).toHaveCount(0);
  const { data } = await (await page.request.get(`/api/v1/user?user_id=${id}`)).json();
  expect(data).toMatchObject({ name: "離任　花子", topics_creation_flag: 1, user_state: "invited" });
  expect(await invitedBy(browser, config.metadata.mailPage, `${id}@`)).toContain("/0020?password_reset_key=");
  await page.goto("/1013");
  await expect(page.getByRole("row").filter({ hasText: id }).getByText("招待中")).toBeVisible();
});

test("administration is not a TopicUser's", async ({ page }) => {
  await signedIn(page, "kirinuki", "topic01");
  for (const path of ["/1013", "/1014", "/1013?view=upload"]) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/0002/);
  }
});
