import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { aTheme } from "./collection.ts";
import { expect, login, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

const FOLDER = "旅のあいだに読む";
const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";

/** What a journey puts into the product before it begins. */
function of({ request }: Page) {
  const put = async (path: string, data: object) => (await (await request.put(path, { data })).json()).data;
  return {
    put,
    aFolder: (folder_name: string): Promise<{ folder_id: string }> =>
      put("/api/v1/clip_folder", { folder_name, shared_flag: 0 }),
    aRecord: ({ folder_id }: { folder_id: string }, title: string) =>
      put("/api/v1/hand_clip", {
        ...{ folder_id, medium_kind: 1, media_name: "みなとテレビ", clip_date: "2026-11-19" },
        ...{ title, note: "社名あり" },
      }),
  };
}

test("an article is clipped by a key, noted, found in the tree and taken out again", async ({ page, playwright }) => {
  await signedIn(page, "kirinuki", "user01");
  const theme = await aTheme(page.request, ({ web }) => web > 4);
  await page.goto(`${theme.address}&tab=web`);
  const first = page.getByRole("tabpanel").locator("a[data-article]").first();
  await first.click();
  const title = (await page.getByRole("region", { name: "記事", exact: true }).getByRole("heading").first().innerText())
    .split("\n")[0]
    ?.trim();
  await page.keyboard.press("c");
  const dialog = page.getByRole("dialog", { name: "クリップするフォルダー" });
  await dialog.getByRole("button", { name: "新しいフォルダー" }).click();
  await dialog.getByLabel("フォルダー名").fill(FOLDER);
  await dialog.getByRole("button", { name: "作成" }).click();
  await expect(dialog.getByRole("checkbox", { name: FOLDER })).toBeChecked();
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("button", { name: `クリップ済み：${FOLDER}` })).toBeVisible();
  const row = first.locator("xpath=ancestor::li");
  await expect(row.getByRole("img", { name: `クリップ済み：${FOLDER}` })).toBeVisible();

  // Another one is dragged onto the folder in the tree.
  const second = page.getByRole("tabpanel").locator("a[data-article]").nth(1);
  await second.dragTo(page.getByRole("link", { name: new RegExp(`^${FOLDER}`) }));
  await expect(page.getByText(`「${FOLDER}」に1件を加えました`)).toBeVisible();
  await expect(page.getByRole("link", { name: `${FOLDER}(2件)` })).toBeVisible();

  await page.goto("/clips");
  const inTree = page.getByRole("link", { name: new RegExp(`^${FOLDER}`) });
  await inTree.click();
  const rows = page.getByRole("main").locator("a[data-article]");
  await expect(rows).toHaveCount(2);
  const clipped = rows.filter({ hasText: title?.slice(0, 12) ?? "" });
  await clipped.click();
  const note = page.getByRole("textbox", { name: "メモ" });
  await note.fill("帰りの車内で読む。");
  await note.blur();
  await expect(page.getByText("保存しました")).toBeVisible();
  await page.reload();
  await expect(note).toHaveValue("帰りの車内で読む。");
  expect(await violations(page, "clips")).toEqual([]);
  expect(await misfits(page)).toEqual([]);

  // Nobody else has it, whatever he may.
  const other = await playwright.request.newContext({ baseURL: new URL(page.url()).origin });
  await login(other, "kirinuki", "admin01");
  expect(await (await other.get("/api/v1/clip_folders")).text()).not.toContain(FOLDER);
  await other.dispose();

  await page.getByRole("button", { name: "フォルダーを削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "フォルダーを削除" }).click();
  await expect(inTree).toBeHidden();
});

test("what was on television is added by hand, saved as CSV, changed and taken out", async ({ page }) => {
  await signedIn(page, "kirinuki", "user01");
  await page.goto("/clips");
  await page.getByRole("link", { name: /^業界の動き/ }).click();
  const rows = page.getByRole("main").getByRole("listitem");
  await page.getByRole("button", { name: "手で足す" }).click();
  const dialog = page.getByRole("dialog", { name: "クリップを手で足す" });
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog.getByLabel("媒体名")).toHaveAttribute("aria-invalid", "true");
  await dialog.getByLabel("媒体名").fill("みなとテレビ");
  await dialog.getByLabel("題名").fill("夕方の特集：電池工場の一日");
  await dialog.getByLabel("時刻").fill("25:30");
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(dialog).toBeHidden();
  const record = rows.filter({ hasText: "夕方の特集：電池工場の一日" });
  await expect(record).toContainText("手入力");
  await expect(record).toHaveCount(1);
  expect([...(await violations(page, "a record by hand")), ...(await misfits(page))]).toEqual([]);

  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: /をCSVで保存$/ }).click(),
  ]);
  expect(await readFile(await file.path(), "utf8")).toContain("夕方の特集：電池工場の一日");

  await record.getByRole("button", { name: /を編集$/ }).click();
  const editor = page.getByRole("dialog", { name: "手入力のクリップを編集" });
  await editor.getByLabel("長さ").fill("3分20秒");
  await editor.getByRole("button", { name: "保存" }).click();
  await expect(record).toContainText("3分20秒");
  await record.getByRole("button", { name: /を削除$/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除", exact: true }).click();
  await expect(record).toHaveCount(0);
});

test("records are ticked, copied, moved, mailed, printed and removed as rows are", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  const { aFolder, aRecord } = of(page);
  const [from, to] = [await aFolder("放送の記録"), await aFolder("月報に載せる記録")];
  for (const title of ["深夜の討論", "朝の特集"]) await aRecord(from, title);
  await page.addInitScript(() => {
    window.print = () => void document.body.setAttribute("data-dialog", "open");
  });
  await page.goto(`/clips?folder=${from.folder_id}`);
  const rows = page.getByRole("region", { name: "クリップ", exact: true }).getByRole("listitem");
  await expect(rows).toHaveCount(2);

  // A folder of records alone is printed as a sheet.
  await page.getByRole("button", { name: "手入力の書誌を印刷(2件)" }).click();
  await expect(page.locator("body[data-dialog=open]")).toBeAttached();
  await expect(page.locator(".print-paper")).toContainText("朝の特集テレビ　みなとテレビ　2026/11/19社名あり");
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expect(page.locator(".print-paper")).toHaveCount(0);

  await page.getByRole("checkbox", { name: "「深夜の討論」を選択" }).check();
  const bar = page.getByRole("toolbar", { name: "選択した記事の操作" });
  await expect(bar).toContainText("1件");
  expect([...(await violations(page, "ticked records")), ...(await misfits(page))]).toEqual([]);
  await bar.getByRole("button", { name: "移す" }).click();
  await page
    .getByRole("dialog")
    .getByRole("button", { name: /^月報に載せる記録/ })
    .click();
  await expect(rows).toHaveCount(1);

  await page.getByRole("checkbox", { name: "「朝の特集」を選択" }).check();
  await page.keyboard.press("c");
  const copies = page.getByRole("dialog", { name: "クリップするフォルダー" });
  await copies.getByRole("checkbox", { name: /^月報に載せる記録/ }).check();
  await copies.getByRole("button", { name: "保存" }).click();
  await expect(copies).toBeHidden();
  await expect(rows).toHaveCount(1);

  await page.goto(`/clips?folder=${to.folder_id}`);
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("朝の特集");

  // Both by mail, in their order: the mail is what they say.
  await page
    .getByRole("link", { name: /\(2件\)$/, exact: false })
    .and(page.locator("a[href*='/1002?folder=']"))
    .click();
  const text = page.getByRole("textbox", { name: /^本文/ });
  await expect(text).toHaveValue(/^【手入力】朝の特集\n[\s\S]*\n\n【手入力】深夜の討論\n/);
  await expect(page.getByRole("textbox", { name: /^件名/ })).toHaveValue("朝の特集 ほか1件");
  expect([...(await violations(page, "a mail of records")), ...(await misfits(page))]).toEqual([]);
  await page.getByRole("button", { name: "プレビュー" }).click();
  const preview = page.getByRole("dialog", { name: "プレビュー" });
  const mail = preview.locator("iframe").contentFrame().locator("body");
  await expect(mail).toContainText("深夜の討論");
  await expect(mail).not.toContainText("該当する記事はありませんでした");

  await page.goto(`/clips?folder=${to.folder_id}`);
  await page.getByRole("checkbox", { name: "すべて選択" }).check();
  await bar.getByRole("button", { name: "外す" }).click();
  const question = page.getByRole("dialog", { name: "手入力の記録2件を削除しますか？" });
  await question.getByRole("button", { name: "外す" }).click();
  await expect(page.getByText("このフォルダーに記事はありません")).toBeVisible();
  for (const { folder_id } of [from, to]) await page.request.delete("/api/v1/clip_folder", { data: { folder_id } });
});

test("records are opened and ticked by keys, put in another order and dropped onto a folder", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  const { put, aFolder, aRecord } = of(page);
  const [from, to] = [await aFolder("放送の順"), await aFolder("放送の写し")];
  const { clip_folders } = (await (await page.request.get("/api/v1/clip_folders")).json()).data;
  const full = clip_folders.find(({ web_article_count }: { web_article_count: number }) => web_article_count > 0);
  const { clip_info } = (await (await page.request.get(`/api/v1/clips?folder_id=${full.folder_id}`)).json()).data;
  await put("/api/v1/clips", { folder_id: from.folder_id, article_info: [clip_info[0].article_id] });
  for (const title of ["深夜の討論", "朝の特集"]) await aRecord(from, title);
  await page.goto(`/clips?folder=${from.folder_id}`);
  const links = page.getByRole("region", { name: "クリップ", exact: true }).locator("a[data-article]");
  await expect(links).toHaveText(["朝の特集", "深夜の討論", /./]);

  const pane = page.getByRole("region", { name: "手入力の記録" });
  const heading = pane.getByRole("heading");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("朝の特集");
  await page.keyboard.press("x");
  await page.keyboard.press("j");
  await expect(heading).toHaveText("深夜の討論");
  await expect(pane).toContainText("社名あり");
  await page.keyboard.press("j");
  await expect(page.getByRole("region", { name: "記事", exact: true })).toBeVisible();
  await page.keyboard.press("X");
  const boxes = page.getByRole("listitem").getByRole("checkbox");
  for (const box of await boxes.all()) await expect(box).toBeChecked();
  await page.keyboard.press("k");
  // What only an article has does nothing.
  for (const key of ["u", "o", "p", "t"]) await page.keyboard.press(key);
  await expect(heading).toHaveText("深夜の討論");
  expect([...(await violations(page, "an open record")), ...(await misfits(page))]).toEqual([]);
  await page.reload();
  await expect(heading).toHaveText("深夜の討論");
  await page.keyboard.press("Escape");
  await expect(pane).toBeHidden();
  await expect(links.nth(1)).toBeFocused();

  await page.getByRole("button", { name: "並べ替え" }).click();
  const grips = page.getByRole("button", { name: /を動かす$/ });
  await expect(grips.first()).toHaveAccessibleName("「朝の特集」を動かす");
  await grips.first().hover();
  await page.mouse.down();
  const box = await grips.last().boundingBox();
  await page.mouse.move((box?.x ?? 0) + 8, (box?.y ?? 0) + 20, { steps: 12 });
  await page.mouse.up();
  await expect(grips.last()).toHaveAccessibleName("「朝の特集」を動かす");
  await page.getByRole("button", { name: "「深夜の討論」を下へ" }).press("Enter");
  await expect(grips.nth(1)).toHaveAccessibleName("「深夜の討論」を動かす");
  await page.getByRole("button", { name: /並び順を保存/ }).click();
  await expect(links).toHaveText([/./, "深夜の討論", "朝の特集"]);
  await page.reload();
  await expect(links).toHaveText([/./, "深夜の討論", "朝の特集"]);

  // Onto another folder a copy is put.
  await links.nth(1).dragTo(page.getByRole("link", { name: /^放送の写し/ }));
  await expect(page.getByRole("link", { name: "放送の写し(1件)" })).toBeVisible();
  await expect(links).toHaveCount(3);
  for (const { folder_id } of [from, to]) await page.request.delete("/api/v1/clip_folder", { data: { folder_id } });
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`phone, ${colorScheme}`, () => {
    test.use({ viewport: { width: 390, height: 844 }, userAgent: ANDROID, hasTouch: true, colorScheme });

    test("a folder of the group is read on a phone", async ({ page }) => {
      await signedIn(page, "kirinuki", "user01");
      await page.goto("/sp/clips");
      const folder = page.getByRole("link", { name: /^業界の動き/ });
      await expect(folder).toBeVisible();
      expect([...(await violations(page, "sp/clips")), ...(await misfits(page))]).toEqual([]);
      await folder.click();
      await expect(page.locator("a[data-article]").first()).toBeVisible();
      expect([...(await violations(page, "sp/clips folder")), ...(await misfits(page))]).toEqual([]);
      for (const [rows, read] of [
        ["a[data-article^=h]", "手入力の記録"],
        ["a[data-article]:not([data-article^=h])", "記事"],
      ] as const) {
        await page.locator(rows).first().tap();
        await expect(page.getByRole("region", { name: read, exact: true })).toBeVisible();
        expect([...(await violations(page, read)), ...(await misfits(page))]).toEqual([]);
        await page.getByRole("button", { name: "一覧に戻る" }).tap();
        await expect(page.getByRole("region", { name: read, exact: true })).toBeHidden();
      }
    });
  });
