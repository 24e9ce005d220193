import { violations } from "./axe.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";

test("Ctrl K leads to a theme, a day, a user and a screen by a few letters", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  await page.goto("/0002");
  await page.getByRole("treeitem").first().waitFor();
  const box = page.getByRole("combobox", { name: "すばやく移動" });
  const open = async (typed: string) => {
    await page.keyboard.press("Control+k");
    await box.fill(typed);
  };
  await open("りようしゃ");
  await expect(page.getByRole("status").filter({ hasText: "件" }).last()).toBeAttached();
  await box.fill("利用者の");
  expect([...(await violations(page, "palette")), ...(await misfits(page))]).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(box).toBeHidden();

  await open("11/18");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/from=\d{4}-11-18&to=\d{4}-11-18/);

  const name = (await page.getByRole("treeitem").last().locator("[title]").first().getAttribute("title")) ?? "";
  await open(name);
  await expect(page.getByRole("listbox", { name: "すばやく移動" }).getByRole("option").first()).toContainText(name);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);

  await open("user01");
  await page
    .getByRole("listbox", { name: "すばやく移動" })
    .getByRole("option", { name: /利用者$/ })
    .filter({ hasText: "user01" })
    .click();
  await expect(page).toHaveURL(/\/1014\?id=user01/);

  // What was chosen lately stands first.
  await open("");
  await expect(page.getByRole("listbox", { name: "すばやく移動" }).getByRole("option").first()).toContainText(name);
});

test.describe("phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, userAgent: ANDROID, hasTouch: true });

  test("the menu opens the palette", async ({ page }) => {
    await signedIn(page, "kirinuki", "user01");
    await page.goto("/sp/0002");
    await page.getByRole("button", { name: "メニュー" }).click();
    await page.getByRole("button", { name: "すばやく移動（Ctrl+K）" }).click();
    await page.getByRole("combobox", { name: "すばやく移動" }).fill("検索条件");
    expect([...(await violations(page, "sp palette")), ...(await misfits(page))]).toEqual([]);
    await page.getByRole("listbox", { name: "すばやく移動" }).getByRole("option").first().click();
    await expect(page).toHaveURL(/0011/);
  });
});
