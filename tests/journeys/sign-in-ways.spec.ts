import { expect, fillLogin, fillOperatorLogin, PASSWORD, test } from "./fixtures.ts";

const UNKNOWN_ADDRESS = "ご利用のネットワークからはIPアドレス認証でログインできません。";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";

test("a protected address is asked for, signed in for, and returned to with its query", async ({ page }) => {
  await page.goto("/0002?from=2026-01-05&to=2026-01-06");
  await expect(page).toHaveURL(/\/0001$/);
  await fillLogin(page, "kirinuki", "topic01", PASSWORD);
  await expect(page).toHaveURL(/\/0002\?from=2026-01-05&to=2026-01-06$/);
});

test("remember-me signs in silently when the session is gone, also from a mail link", async ({ page, context }) => {
  await page.goto("/0001");
  await page.getByLabel("次回から自動でログインする").check();
  await fillLogin(page, "aozora01", "topic01", PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  for (const address of ["/0002?from=2026-01-05&to=2026-01-06", "/0001?is_mail=1&mode=5", "/"]) {
    await context.clearCookies({ name: "kirinuki_session" });
    await page.goto(address);
    await expect(page).toHaveURL(/\/0002/);
    await expect(page.getByRole("button", { name: /のメニュー$/ })).toBeVisible();
  }
});

test("a remember-me token that is gone leads to Logout with logoutid 2, and from there back to the address", async ({
  page,
  context,
}) => {
  await page.goto("/0001");
  await page.getByLabel("次回から自動でログインする").check();
  await fillLogin(page, "aozora01", "topic01", PASSWORD);
  await expect(page).toHaveURL(/\/0002/);
  await context.clearCookies();
  await page.goto("/0002?from=2026-01-05&to=2026-01-06");
  await expect(page).toHaveURL(/\/0018\?logoutid=2$/);
  await page.getByRole("link", { name: "ログイン画面へ" }).click();
  await fillLogin(page, "aozora01", "topic01", PASSWORD);
  await expect(page).toHaveURL(/\/0002\?from=2026-01-05&to=2026-01-06$/);
});

test("an unknown address is told so on 0021, by ip=1 and by the button", async ({ page }) => {
  await page.goto("/0001?ip=1");
  await expect(page.getByRole("alert")).toContainText(UNKNOWN_ADDRESS);
  await expect(page).toHaveURL(/\/0021$/);
  await page.getByRole("link", { name: "企業コードでログイン" }).click();
  await page.getByRole("button", { name: "IPアドレス認証でログイン" }).click();
  await expect(page.getByRole("alert")).toContainText(UNKNOWN_ADDRESS);
  await expect(page).toHaveURL(/\/0021$/);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE });

  test("the sign-in is /sp/0001, and /sp checks the address first", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/sp\/0001$/);
    await page.goto("/sp");
    await expect(page.getByRole("alert")).toContainText(UNKNOWN_ADDRESS);
    await expect(page).toHaveURL(/\/sp\/0021$/);
    await page.getByRole("link", { name: "企業コードでログイン" }).click();
    await expect(page).toHaveURL(/\/sp\/0001$/);
    await page.getByRole("link", { name: "パスワードをお忘れの方" }).click();
    await expect(page).toHaveURL(/\/sp\/0022$/);
    await page.getByRole("link", { name: "ログイン画面に戻る" }).click();
    // Both screens have a field for the company's code.
    await expect(page.getByRole("heading", { name: "ログイン", exact: true })).toBeVisible();
    await fillLogin(page, "kirinuki", "topic01", PASSWORD);
    await expect(page).toHaveURL(/\/0002/);
  });
});

test("a desktop is led from the phone's addresses to its own", async ({ page }) => {
  for (const [phone, desktop] of [
    ["/sp/0001", "/0001"],
    ["/sp/0021", "/0021"],
    ["/sp/0022", "/0022"],
    ["/sp/0020?password_reset_key=x", "/0020?password_reset_key=x"],
  ] as const) {
    await page.goto(phone);
    await expect(page).toHaveURL((url) => url.pathname + url.search === desktop);
  }
});

test("an operator signs in under /el with a session of its own, which opens nothing of the users'", async ({
  page,
}) => {
  await page.goto("/el/home");
  await expect(page).toHaveURL(/\/el$/);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    "運用担当者IDを入力してください。",
    "パスワードを入力してください。",
  ]);
  await fillOperatorLogin(page);
  await expect(page).toHaveURL(/\/el\/home$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "運用管理" })).toBeVisible();
  await page.goto("/0002");
  await expect(page).toHaveURL(/\/0001$/);
  await page.goto("/el");
  await page.getByRole("button", { name: "ログアウト" }).click();
  await expect(page).toHaveURL(/\/el$/);
  await page.reload();
  await expect(page.getByRole("heading", { name: "運用管理ログイン" })).toBeVisible();
});
