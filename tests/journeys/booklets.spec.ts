import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";
import { countedBy, openPaper, watch } from "./originals.ts";

test("ticked articles become a booklet: one question, counted once, turned page by page", async ({ page }) => {
  const made = watch(page, "MakeBooklet");
  const noticed = watch(page, "CompleteOriginals");
  await openPaper(page, "topic01", 1);
  // Pages of papers, each an original; the text of a paper has none.
  const papers = page.getByRole("listitem").filter({ hasText: "紙面", has: page.getByRole("checkbox") });
  for (const at of [1, 2]) await papers.nth(at).getByRole("checkbox").check();
  await page.getByRole("button", { name: "クリップ冊子(2件)" }).click();
  const dialog = page.getByRole("dialog", { name: "クリップ冊子を作る" });
  await expect(dialog.getByText(/^2件、原文2件、上限/)).toBeVisible();
  await dialog.getByLabel("部数").fill("12");
  await dialog
    .getByRole("textbox", { name: /へのコメント$/ })
    .first()
    .fill("来週の会議で報告します。");
  expect(await violations(page, "booklet")).toEqual([]);
  await dialog.getByRole("button", { name: "冊子を作る" }).click();
  await expect(dialog.getByText(/^冊子を表示すると、原文印刷として\d件を計上します。$/)).toBeVisible();
  expect(made.answers).toEqual([]);
  await dialog.getByRole("button", { name: "冊子を作る" }).dblclick();
  const booklet = page.getByRole("dialog", { name: "クリップ冊子" });
  await expect(booklet.getByText(/件を計上しました$/)).toBeVisible();
  // Cover, contents, and a sheet for each page of the two.
  const sheet = booklet.getByText(/^1／\d+ページ$/);
  await expect(sheet).toBeVisible();
  await expect(booklet.getByRole("img").first()).toBeInViewport({ ratio: 1 });
  const sheets = Number(/／(\d+)/.exec((await sheet.textContent()) ?? "")?.[1]);
  expect(sheets).toBeGreaterThanOrEqual(4);
  expect(made.answers).toHaveLength(1);
  expect(countedBy(noticed)).toBe(2);
  await booklet.getByRole("button", { name: "次のページ" }).click();
  await expect(booklet.getByText(`2／${sheets}ページ`)).toBeVisible();
  expect(await misfits(page)).toEqual([]);
  await booklet.getByRole("button", { name: "閉じる" }).click();
  await expect(booklet).toBeHidden();
});
