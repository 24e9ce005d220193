import type { Page } from "@playwright/test";
import { aThemeWithAnArticle, inMinutes, readsTheDigest, step, steps } from "./first-mail.ts";
import { expect, PASSWORD, test } from "./fixtures.ts";
import { invitedBy } from "./invitation.ts";
import { chooseIn, pressOn, tabTo, typeInto } from "./keys.ts";
import { anEmptyContract } from "./taking-in.ts";

const CODE = "kagi0001";
const ADMIN = { user_id: "kagi-admin", name: "鍵山　しおり", email: "kagiyama@kagi0001.example.jp" };
const COLLEAGUE = { user_id: "kagi-user", name: "小林　はじめ", email: "kobayashi@kagi0001.example.jp" };

test.describe.configure({ timeout: 600_000 });

const save = (page: Page) => page.keyboard.press("Control+Enter");
/** A step of the list that stands on home. */
async function takesTheStep(page: Page, name: string): Promise<void> {
  await page.goto("/0002");
  await pressOn(page, step(page, name), "Enter");
}

async function signsIn(page: Page, user_id: string): Promise<void> {
  await page.goto("/0001");
  await typeInto(page, page.getByLabel("企業コード"), CODE);
  await typeInto(page, page.getByLabel("ユーザーID"), user_id);
  await typeInto(page, page.getByLabel("パスワード", { exact: true }), PASSWORD);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/0002/);
}

async function makesAGroup(page: Page): Promise<void> {
  await page.goto("/1010");
  await expect(page.getByRole("button", { name: "ユーザーグループを追加" })).toBeVisible();
  await page.keyboard.press("n");
  await typeInto(page, page.getByRole("textbox", { name: /^グループ名/ }), "営業部");
  for (const kind of ["新聞（紙面）", "新聞（本文）"])
    await pressOn(page, page.getByRole("checkbox", { name: `${kind} 上限なし` }), "Space");
  await save(page);
  await expect(page.getByRole("row", { name: /営業部/ })).toContainText("本文・WEB");
}

async function invitesAColleague(page: Page): Promise<void> {
  await takesTheStep(page, "同僚のユーザー");
  await expect(page.getByRole("link", { name: ADMIN.user_id })).toBeVisible();
  await page.keyboard.press("n");
  await typeInto(page, page.getByLabel(/^ユーザーID/), COLLEAGUE.user_id);
  await typeInto(page, page.getByLabel(/^ユーザー名/), COLLEAGUE.name);
  await typeInto(page, page.getByLabel(/^メールアドレス/), COLLEAGUE.email);
  await chooseIn(page, page.getByLabel(/^所属グループ/), /^営業部/);
  await pressOn(page, page.getByRole("checkbox", { name: "すべてのテーマを閲覧できる" }), "Space");
  await save(page);
  await expect(page.getByText("小林　はじめを追加し、招待メールを送ります。")).toBeVisible();
}

async function showsTheGroupATheme(page: Page): Promise<void> {
  await takesTheStep(page, "公開先のあるテーマグループ");
  await typeInto(page, page.getByRole("textbox", { name: /^グループ名/ }), "港のできごと");
  await pressOn(page, page.getByRole("checkbox", { name: /灯台の再点灯/ }), "Enter");
  await pressOn(page, page.getByRole("checkbox", { name: /^営業部/ }), "Space");
  await save(page);
  await expect(page.getByText("「港のできごと」を保存しました")).toBeVisible();
}

async function asksForTheMail(page: Page): Promise<void> {
  await takesTheStep(page, "配信設定");
  await chooseIn(page, page.getByLabel(/^配信対象/), /港のできごと/);
  await typeInto(page, page.getByLabel(/^メールアドレス(?!（)/), COLLEAGUE.email);
  await typeInto(page, page.getByLabel(/^メールアドレス（確認用）/), COLLEAGUE.email);
  await typeInto(page, page.getByLabel("送信時刻1", { exact: true }), inMinutes(2));
  await save(page);
  await expect(page.getByText(`${COLLEAGUE.email}への配信を保存しました。`)).toBeVisible();
}

// The mail sink stands for the people's mail program: no screen of ours, so it is used as it comes.
test("an empty contract comes to a colleague's first mail by keys alone", async ({ page, browser }, { config }) => {
  const { mailPage } = config.metadata;
  await anEmptyContract(page.request, { contract_code: CODE, company_name: "鍵山商会" }, ADMIN);
  await signsIn(page, ADMIN.user_id);
  await expect(steps(page)).toBeVisible();
  await aThemeWithAnArticle(page, config, { contract: CODE, id: "first-morning-keys-1" });
  await makesAGroup(page);
  await invitesAColleague(page);

  const context = await browser.newContext();
  const colleague = await context.newPage();
  await colleague.goto(await invitedBy(browser, mailPage, COLLEAGUE.email));
  await typeInto(colleague, colleague.getByLabel("新しいパスワード", { exact: true }), PASSWORD);
  await typeInto(colleague, colleague.getByLabel("新しいパスワード（確認用）"), PASSWORD);
  await colleague.keyboard.press("Enter");
  await expect(colleague.getByText("パスワードを設定しました")).toBeVisible();

  await showsTheGroupATheme(page);
  await asksForTheMail(page);
  await readsTheDigest(page, mailPage, COLLEAGUE.email);
  await page.goto("/0002");
  await expect(page.getByRole("treeitem", { name: /港のできごと/ })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);

  await signsIn(colleague, COLLEAGUE.user_id);
  // One row of the tree is on the way by Tab; arrows lead to the others.
  await tabTo(colleague, colleague.getByRole("treeitem", { name: /灯台の再点灯/ }));
  await colleague.keyboard.press("ArrowUp");
  await expect(colleague.getByRole("treeitem", { name: /港のできごと/ })).toBeFocused();
  await colleague.keyboard.press("Enter");
  await expect(colleague.getByRole("tab", { name: "WEB(1件)" })).toBeVisible();
  await colleague.keyboard.press("2");
  await expect(colleague.getByRole("tabpanel").getByText("岬の灯台").first()).toBeVisible();
  await context.close();
});
