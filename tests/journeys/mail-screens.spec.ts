import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { articlesOf, aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";

/** Of the page as it is. */
const expectAccessible = async (page: Page): Promise<void> => expect(await violations(page)).toEqual([]);

const csv = (name: string, bytes: Buffer) => ({ name, mimeType: "text/csv", buffer: bytes });

/** The product's own template in Shift_JIS, with something of it put differently. */
async function aTemplate(page: Page, from: string, to: string): Promise<Buffer> {
  const query = new URLSearchParams({ template_file_name: "標準.csv" });
  const file = await page.request.get(`/api/v1/mail_template_file?${query}`);
  return Buffer.from((await file.body()).toString("latin1").replace(from, to), "latin1");
}

test("an administrator adds, finds, takes as a file and deletes who gets a mail", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/1007");
  await page.getByRole("link", { name: "配信設定を追加" }).click();
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByRole("alert").getByRole("link")).toHaveText([
    /テーマ、テーマグループまたはトピックスを選択してください。$/,
    "メールアドレスを入力してください",
  ]);
  await expectAccessible(page);
  await page.getByLabel(/^配信対象/).selectOption({ index: 1 });
  for (const source of ["雑誌", "WEB"]) await page.getByRole("checkbox", { name: source }).uncheck();
  await page.getByLabel(/^メールアドレス(?!（)/).fill("journey-1008@example.jp");
  await page.getByLabel(/^メールアドレス（確認用）/).fill("journey-1008@example.jp");
  await page.getByRole("radio", { name: "日付＋テーマ番号（zip）" }).check();
  await expect(page.getByText(/の記事で作成$/)).toBeVisible();
  await expect(page.getByRole("region", { name: "メールのプレビュー" })).toContainText("件名");
  await page.getByLabel("開始日", { exact: true }).fill("2099/12/28");
  await page.getByLabel("終了日", { exact: true }).fill("2100/01/03");
  // Away from the field, its calendar closes and covers nothing.
  await page.keyboard.press("Tab");
  await page.getByRole("button", { name: "休止期間を追加" }).click();
  await expect(page.getByText("2099/12/28～2100/01/03")).toBeVisible();
  await page.getByRole("button", { name: "送信時刻を追加" }).click();
  await page.getByLabel("送信時刻2", { exact: true }).selectText();
  await page.getByLabel("送信時刻2", { exact: true }).pressSequentially("1830");
  await page.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText(/journey-1008@example\.jpへの配信を保存しました。$/)).toBeVisible();

  await page.getByLabel("メールアドレス", { exact: true }).fill("JOURNEY-1008");
  await page.getByRole("button", { name: "検索", exact: true }).click();
  const row = page.getByRole("row", { name: /journey-1008@example\.jp/ });
  await expect(row).toContainText("07:00 18:30");
  await expect(page.getByText("1～1件／1件")).toBeVisible();
  await expectAccessible(page);

  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "ダウンロード", exact: true }).click();
  await page.getByRole("menuitem", { name: "CSV（UTF-8）" }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe("配信設定一覧.csv");

  await page.getByRole("button", { name: "CSVアップロード" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ファイル").setInputFiles(csv("誤り.csv", Buffer.from("区分,ID\r\n1,1\r\n")));
  await dialog.getByRole("button", { name: "アップロードする" }).click();
  await expect(dialog.getByRole("row").nth(1)).toContainText("見出しに");
  await expectAccessible(page);
  await dialog.getByLabel("ファイル").setInputFiles(await file.path());
  await dialog.getByRole("button", { name: "アップロードする" }).click();
  await expect(page.getByText(/CSVを登録しました。追加0件、変更0件、変更なし\d+件です。$/)).toBeVisible();

  await row.getByRole("button", { name: /の操作$/ }).click();
  await page.getByRole("menuitem", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText(/journey-1008@example\.jpへの配信を削除しました。$/)).toBeVisible();
  await expect(page.getByText("条件に合う配信先はありません")).toBeVisible();
});

/** Chooses from the menu at the end of a row, and waits until it has closed: axe must not see it half gone. */
async function choose(page: Page, row: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `${row}の操作` }).click();
  await page.getByRole("menuitem", { name: action }).click();
  await expect(page.getByRole("menu")).toHaveCount(0);
}

test("an administrator registers a template, looks at a mail by it, and deletes it", async ({ page }) => {
  await signedIn(page, "monaka01", "admin01");
  await page.goto("/1044");
  await page.getByRole("button", { name: "CSVで追加" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("ファイル").setInputFiles(csv("旅の便.csv", await aTemplate(page, "{URL}", "{XYZ}")));
  await dialog.getByRole("button", { name: "アップロードする" }).click();
  await expect(dialog.getByRole("row").nth(1)).toContainText("{XYZ}は項目「記事」で使用できない差し込みです。");
  await expectAccessible(page);
  const good = csv("旅の便.csv", await aTemplate(page, "{", "GOOD MORNING {"));
  await dialog.getByLabel("ファイル").setInputFiles(good);
  await dialog.getByRole("button", { name: "アップロードする" }).click();
  await expect(page.getByText("テンプレートを追加しました。")).toBeVisible();
  await choose(page, "旅の便", "既定にする");
  await expect(page.getByText("「旅の便」を既定のテンプレートにしました。")).toBeVisible();
  await expectAccessible(page);

  await choose(page, "旅の便", "プレビュー");
  await dialog.getByLabel("配信対象").selectOption({ index: 1 });
  await dialog.getByRole("button", { name: "表示する" }).click();
  await expect(page.frameLocator("iframe").getByText(/^GOOD MORNING/)).toBeVisible();
  await dialog.getByText("テキスト形式").click();
  await expect(dialog.getByText(/GOOD MORNING/)).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();

  const saving = page.waitForEvent("download");
  await choose(page, "旅の便", "ダウンロード");
  expect((await saving).suggestedFilename()).toBe("旅の便.csv");
  await choose(page, "旅の便", "削除");
  await dialog.getByRole("button", { name: "削除" }).click();
  await expect(page.getByText("「旅の便」を削除しました。")).toBeVisible();
  await expect(page.getByRole("row", { name: /旅の便/ })).toHaveCount(0);
});

test("a topic user mails ticked articles, and sees the mail before and on the local mail page", async ({ page }, {
  config,
}) => {
  await signedIn(page, "kirinuki", "topic01");
  const theme = await aTheme(page.request, ({ web }) => web > 4);
  await page.goto(`${theme.address}&tab=web`);
  await page.getByRole("checkbox", { name: "記事1を選択" }).check();
  await page.getByRole("checkbox", { name: "記事2を選択" }).check();
  await page.getByRole("toolbar", { name: "選択した記事の操作" }).getByRole("link", { name: "メール送信" }).click();
  await expect(page.getByText("送信する記事（2件）")).toBeVisible();
  await page.getByLabel("メールアドレスを入力").fill("journey-1002@example.jp");
  await page.getByLabel(/^件名/).fill("旅で見つけた記事");
  await page.getByLabel("本文").fill("皆様\nご参考までに。");
  await page.getByRole("button", { name: "プレビュー" }).click();
  const dialog = page.getByRole("dialog");
  await expect(page.frameLocator("iframe").getByText("ご参考までに。")).toBeVisible();
  await dialog.getByRole("button", { name: "閉じる" }).click();
  await expectAccessible(page);
  await page.getByRole("button", { name: "送信内容を確認" }).click();
  await expect(dialog.getByText("journey-1002@example.jp")).toBeVisible();
  await dialog.getByRole("button", { name: "送信する" }).click();
  await expect(page.getByRole("row", { name: /journey-1002@example\.jp/ })).toContainText("送信待ち");
  await expectAccessible(page);

  await expect(async () => {
    await page.goto(config.metadata.mailPage);
    await expect(page.getByRole("link", { name: "旅で見つけた記事" })).toBeVisible({ timeout: 1000 });
  }).toPass();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the tables of mails are cards that nothing scrolls sideways", async ({ page }) => {
    await signedIn(page, "kirinuki", "admin01");
    const theme = await aTheme(page.request, ({ web }) => web > 4);
    const [article] = await articlesOf(page.request, "webnews", theme.id);
    await page.request.post("/api/v1/mail_delivery", {
      data: { articles: [article], addresses: ["journey-phone@example.jp"], subject: "一覧に並ぶ便", text: "" },
    });
    for (const [path, role] of [
      ["/1044", "list"],
      ["/1002?view=sent", "table"],
      ["/1007", "list"],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole("main").getByRole(role).last()).toBeVisible();
      const tooWide = await page.evaluate(() =>
        [document.documentElement, ...document.querySelectorAll("section, table")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map(({ tagName }) => tagName),
      );
      expect(tooWide, path).toEqual([]);
    }
    await expect(page.getByRole("list", { name: "配信先" }).getByRole("listitem").first()).toContainText("example.jp");
    await expectAccessible(page);
  });
});
