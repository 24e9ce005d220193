import type { Page } from "@playwright/test";
import { aThemeWithAnArticle, inMinutes, readsTheDigest, step, steps } from "./first-mail.ts";
import { expect, fillLogin, PASSWORD, signedIn, test } from "./fixtures.ts";
import { invitedBy, setsPassword } from "./invitation.ts";
import { tabTo } from "./keys.ts";

const CODE = "hajime01";
const COLLEAGUE = { user_id: "nomura01", name: "野村 あおい", email: "nomura@hajime01.example.jp" };

test.describe.configure({ mode: "serial", timeout: 600_000 });

const save = (page: Page) => page.getByRole("button", { name: "保存", exact: true }).click();

test("an empty contract comes from its Admin's first sign-in to a colleague's first mail", async ({ page, browser }, {
  config,
}) => {
  await page.goto("/0001");
  await fillLogin(page, CODE, "admin01", PASSWORD);
  await expect(steps(page)).toContainText("あと6つ");
  await aThemeWithAnArticle(page, config, { contract: CODE, id: "first-morning-1" });

  await page.reload();
  await expect(steps(page)).toContainText("あと5つ");
  await step(page, "媒体を使うユーザーグループ").click();
  await page.getByRole("button", { name: "ユーザーグループを追加" }).click();
  await page.getByRole("textbox", { name: /^グループ名/ }).fill("営業部");
  await save(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([/上限を入力するか/, /上限を入力するか/]);
  for (const kind of ["新聞（紙面）", "新聞（本文）"])
    await page.getByRole("checkbox", { name: `${kind} 上限なし` }).check();
  await expect(page.getByRole("checkbox", { name: "雑誌を使う" })).toBeDisabled();
  await save(page);
  const group = page.getByRole("row", { name: /営業部/ });
  await expect(group).toContainText("本文・WEB");

  await page.goto("/0002");
  await step(page, "同僚のユーザー").click();
  await page.getByRole("button", { name: "ユーザーを追加" }).click();
  await page.getByLabel(/^ユーザーID/).fill(COLLEAGUE.user_id);
  await page.getByLabel(/^ユーザー名/).fill(COLLEAGUE.name);
  await page.getByLabel(/^メールアドレス/).fill(COLLEAGUE.email);
  await page.getByLabel(/^所属グループ/).selectOption({ label: "営業部　0人" });
  // Sees what is for his group, and nothing else.
  await page.getByRole("checkbox", { name: "すべてのテーマを閲覧できる" }).uncheck();
  await save(page);
  await expect(page.getByText("野村 あおいを追加し、招待メールを送ります。")).toBeVisible();
  const { mailPage } = config.metadata;
  const colleague = await setsPassword(browser, await invitedBy(browser, mailPage, COLLEAGUE.email), PASSWORD);
  await colleague.close();

  await page.goto("/0002");
  await expect(steps(page)).toContainText("あと3つ");
  await step(page, "公開先のあるテーマグループ").click();
  await page.getByRole("textbox", { name: /^グループ名/ }).fill("港のできごと");
  await save(page);
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    /少なくとも1つ選択してください$/,
    /少なくとも1つ選択してください$/,
  ]);
  await page.getByRole("checkbox", { name: /灯台の再点灯/ }).check();
  await page.getByRole("button", { name: "選んだものを加える" }).click();
  await page.getByRole("checkbox", { name: /^営業部/ }).check();
  await save(page);
  await expect(page.getByText("「港のできごと」を保存しました")).toBeVisible();

  await page.goto("/0002");
  await step(page, "配信設定").click();
  await page.getByLabel(/^配信対象/).selectOption("港のできごと");
  await page.getByLabel(/^メールアドレス(?!（)/).fill(COLLEAGUE.email);
  await page.getByLabel(/^メールアドレス（確認用）/).fill(COLLEAGUE.email);
  await page.getByLabel("送信時刻1", { exact: true }).fill(inMinutes(2));
  await save(page);
  await expect(page.getByText(/nomura@hajime01\.example\.jpへの配信を保存しました。$/)).toBeVisible();

  await readsTheDigest(page, mailPage, COLLEAGUE.email);
  await page.goto("/0002");
  await expect(page.getByRole("treeitem", { name: /港のできごと/ })).toBeVisible();
  await expect(steps(page)).toHaveCount(0);

  await page.goto(`/1046?user_id=${COLLEAGUE.user_id}`);
  await expect(page.getByRole("row", { name: /^港のできごと/ })).toContainText("「営業部」に公開");
  await expect(page.getByRole("row", { name: /^雑誌/ })).toContainText("出ない");
  await signedIn(page, CODE, COLLEAGUE.user_id);
  await page.goto("/0002");
  await expect(page.getByRole("treeitem", { name: /港のできごと/ })).toBeVisible();
});

test("a group, a theme group and a topic are made and put in order by keys alone", async ({ page }) => {
  await signedIn(page, CODE, "admin01");
  const press = (keys: string) => page.keyboard.press(keys);
  await page.goto("/1010");
  await expect(page.getByRole("row", { name: /営業部/ })).toBeVisible();
  await press("n");
  await tabTo(page, page.getByRole("textbox", { name: /^グループ名/ }));
  await page.keyboard.type("開発部");
  for (const kind of ["新聞（紙面）", "新聞（本文）"]) {
    await tabTo(page, page.getByRole("checkbox", { name: `${kind} 上限なし` }));
    await press("Space");
  }
  await press("Control+Enter");
  await expect(page.getByRole("row", { name: /開発部/ })).toBeVisible();

  await page.goto("/1004");
  await expect(page.getByRole("link", { name: "港のできごと" })).toBeVisible();
  await press("n");
  await tabTo(page, page.getByRole("textbox", { name: /^グループ名/ }));
  await page.keyboard.type("明かり");
  await tabTo(page, page.getByRole("checkbox", { name: /灯台の再点灯/ }));
  await press("Enter");
  await tabTo(page, page.getByRole("checkbox", { name: /^開発部/ }));
  await press("Space");
  await press("Control+Enter");
  await expect(page.getByText("「明かり」を保存しました")).toBeVisible();

  await tabTo(page, page.getByRole("button", { name: "「明かり」を動かす" }));
  await press("Space");
  await expect(page.getByText("「明かり」を持ち上げました。2番目です。")).toBeAttached();
  await press("ArrowUp");
  await expect(page.getByText("1番目", { exact: true })).toBeAttached();
  await press("Space");
  await expect(page.getByText("「明かり」を2番目から1番目へ動かしました")).toBeVisible();
  await press("Control+Enter");
  await expect(page.getByText("並び順を保存しました")).toBeVisible();
  await page.goto("/0002");
  await expect(page.getByRole("treeitem", { name: /^(明かり|港のできごと)/ }).first()).toContainText("明かり");

  await page.goto("/1016");
  await expect(page.getByText("トピックスはまだありません")).toBeVisible();
  await press("n");
  await tabTo(page, page.getByRole("textbox", { name: /^タイトル/ }));
  await page.keyboard.type("今朝のまとめ");
  await tabTo(page, page.getByRole("checkbox", { name: /admin01$/ }));
  await press("Space");
  await press("Control+Enter");
  await expect(page.getByText("「今朝のまとめ」を保存しました")).toBeVisible();
});
