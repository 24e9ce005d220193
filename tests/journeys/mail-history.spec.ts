import { addDays, tokyoDay } from "@kirinuki/schema/tokyo-day.ts";
import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";

const slashed = (day: string) => day.replaceAll("-", "/");

interface Setting {
  mail_setting_id: string;
  mail_address: string;
}

/** The mail settings of the signed-in administrator's contract. */
async function settingsOf(page: Page): Promise<Record<"theme_mail_Info" | "theme_group_mail_info", Setting[]>> {
  return (await (await page.request.get("/api/v1/mail_delivery_destinations")).json()).data;
}

test("an administrator sends himself the mail of a setting as a test", async ({ page }, { config }) => {
  await signedIn(page, "monaka01", "admin01");
  const [setting] = (await settingsOf(page)).theme_mail_Info;
  await page.goto(`/1008?id=${setting?.mail_setting_id}`);
  await page.getByRole("button", { name: "自分にテスト送信" }).click();
  await expect(page.getByText(/^admin01@monaka01\.example\.jpにテストのメールを送りました。/)).toBeVisible();
  await expect(async () => {
    await page.goto(config.metadata.mailPage);
    await expect(page.getByRole("link", { name: /^【テスト】/ }).first()).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test("a user is away, and an administrator sees that no mail comes and why", async ({ page }) => {
  const last = slashed(addDays(tokyoDay(new Date()), 7));
  await signedIn(page, "monaka01", "text01");
  await page.goto("/account");
  await page.getByLabel("開始日", { exact: true }).fill(slashed(tokyoDay(new Date())));
  await page.getByLabel("終了日", { exact: true }).fill(last);
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "休止期間を追加" }).click();
  await expect(page.getByText(new RegExp(`～${last}`)).first()).toBeVisible();

  await signedIn(page, "monaka01", "admin01");
  await page.goto("/1008");
  const address = "text01@monaka01.example.jp";
  await page.getByLabel(/^配信対象/).selectOption({ index: 1 });
  await page.getByLabel(/^メールアドレス(?!（)/).fill(address);
  await page.getByLabel(/^メールアドレス（確認用）/).fill(address);
  await page.getByRole("button", { name: "保存" }).click();
  const row = page.getByRole("row", { name: new RegExp(address.replaceAll(".", "\\.")) });
  await expect(row).toContainText(`${last}まで不在`);
  await row.getByRole("link").first().click();
  await expect(page.getByText(/^まだ1回も送信していません。/)).toBeVisible();
  await expect(page.getByRole("row", { name: /^休止・不在/ })).toContainText(`～${last}）が登録されています。`);
  expect(await violations(page)).toEqual([]);
});

test("the history of a setting says what was opened, and why a mail did not come", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  const { theme_group_mail_info, theme_mail_Info } = await settingsOf(page);
  await page.goto(`/1008?id=${theme_group_mail_info[0]?.mail_setting_id}`);
  const mails = page.getByRole("region", { name: "配信の履歴" });
  await page.getByRole("button", { name: /^残り\d+件を表示$/ }).click();
  const paused = mails.getByRole("row", { name: /休止/ }).first();
  await expect(paused).toContainText(/記事\d+件は、設定により届けません。/);
  await paused.getByRole("button").click();
  await expect(page.getByText(/^休止期間のため、メールを送りませんでした。/).first()).toBeVisible();
  await expect(page.getByRole("row", { name: /^休止・不在/ })).toContainText(
    /休止期間（.*）のため、送りませんでした。/,
  );
  expect(await violations(page)).toEqual([]);

  const id = theme_mail_Info.find(({ mail_address }) => mail_address.startsWith("news@"))?.mail_setting_id;
  const oldest = async () => {
    const { data } = await (await page.request.get(`/api/v1/mail_setting_history?mail_setting_id=${id}`)).json();
    return data.sendmail_info.findLast(({ state }: { state: string }) => state === "sent");
  };
  const before = await oldest();
  // A mail scanner follows the link, too: asking for the page counts nothing.
  expect((await page.request.get(`/0001?run=${before.sendmail_id}&is_mail=1&mode=5`)).ok()).toBe(true);
  expect((await oldest()).opened_count).toBe(before.opened_count);
  await page.goto(`/0001?run=${before.sendmail_id}&is_mail=1&mode=5`);
  await expect(page).toHaveURL(/\/0002\?from=/);
  await expect.poll(async () => (await oldest()).opened_count).toBe(before.opened_count + 1);
  await page.reload();
  await expect(page.getByRole("tab").first()).toBeVisible();
  expect((await oldest()).opened_count).toBe(before.opened_count + 1);
});

test("an administrator copies a setting to more addresses, and reads which did not get it", async ({ page }) => {
  await signedIn(page, "monaka01", "admin01");
  const [setting] = (await settingsOf(page)).theme_mail_Info;
  await page.goto(`/1007?mail=${setting?.mail_address}`);
  await page
    .getByRole("button", { name: /の操作$/ })
    .first()
    .click();
  await page.getByRole("menuitem", { name: "ほかの宛先へコピー" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ほかのアドレス").fill("journey-copy@example.jp\nだれか");
  await dialog.getByRole("button", { name: "2件の宛先へコピー" }).click();
  await expect(dialog.getByText("1件の宛先へコピーしました。1件はコピーできませんでした。")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /失敗 だれか/ })).toContainText("半角英数字を入力してください。");
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await page.goto("/1007?mail=journey-copy@example.jp");
  await expect(page.getByRole("row", { name: /journey-copy@example\.jp/ })).toHaveCount(1);
});
