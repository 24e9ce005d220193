import { readFile } from "node:fs/promises";
import { violations } from "./axe.ts";
import { aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

test("a tone set by a key is seen at once, is found by filter and by tag:, and stands in the file", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ magazine }) => magazine > 2);
  const { tags } = (await (await page.request.get("/api/v1/tags")).json()).data;
  const { tag_name: tag } = tags.find(({ retired_flag }: { retired_flag: number }) => retired_flag === 0);
  await page.goto(`/0002?theme=${theme.id}&tab=magazine`);
  const list = page.getByRole("region", { name: "記事一覧" });
  const pane = page.getByRole("region", { name: "記事", exact: true });
  await expect(list.getByText("論調・タグで絞り込む")).toBeAttached();

  await page.keyboard.press("j");
  await expect(
    pane
      .getByRole("heading", { level: 2 })
      .or(pane.getByRole("heading", { level: 1 }))
      .first(),
  ).toBeVisible();
  await page.keyboard.press("3");
  await expect(page.getByText("論調を「批判」にしました")).toBeVisible();
  const row = list.getByRole("listitem").first();
  await expect(row.getByText("批判")).toBeVisible();
  await expect(pane.getByText("批判").first()).toBeVisible();

  await page.keyboard.press("l");
  const dialog = page.getByRole("dialog", { name: "論調・タグ" });
  await dialog.getByRole("checkbox", { name: tag }).check();
  expect(await violations(page)).toEqual([]);
  await dialog.getByRole("button", { name: "設定する" }).click();
  await expect(row.getByText(tag)).toBeVisible();

  await list.getByRole("button", { name: /論調・タグで絞り込む/ }).click();
  await page.getByRole("checkbox", { name: "批判" }).check();
  await page.getByRole("checkbox", { name: tag }).check();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/tone=3&tag=\d+/);
  await expect(list.getByRole("button", { name: /批判・タグ1（\d+件）/ })).toBeVisible();
  await expect(row.getByText("批判")).toBeVisible();
  expect(await violations(page)).toEqual([]);

  await list.getByRole("button", { name: "ダウンロード" }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("dialog").getByRole("button", { name: "ダウンロードする" }).click(),
  ]);
  const lines = (await readFile(await file.path(), "utf8")).trimEnd().split("\r\n");
  expect(lines[0]).toContain("論調,タグ");
  expect(lines.slice(1).every((line) => line.includes(`批判,`) && line.includes(tag))).toBe(true);

  await page.goto(`/search?q=${encodeURIComponent(`tag:${tag}`)}`);
  await page.getByRole("tab", { name: /^雑誌/ }).click();
  await expect(list.getByText(tag).first()).toBeVisible();
});
