import { violations } from "./axe.ts";
import { aTheme } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

test("the tree says what is unread; a list is marked as read and unread again; space goes on", async ({ page }) => {
  await signedIn(page, "kirinuki", "text01");
  const theme = await aTheme(page.request, ({ web }) => web > 4);
  await page.goto(`${theme.address}&tab=web`);
  const row = page.getByRole("treeitem", { selected: true });
  const unread = async () => Number(/\d+/.exec((await row.getAttribute("aria-description")) ?? "")?.[0] ?? 0);
  await expect.poll(unread).toBeGreaterThan(1);
  const before = await unread();

  // From the list to its first unread article, and when that is read to its end, to the next.
  await page.getByRole("tabpanel").locator("a[data-article]").first().waitFor();
  await page.keyboard.press("n");
  const opened = () => new URL(page.url()).searchParams.get("article");
  await expect.poll(opened).not.toBeNull();
  const first = opened();
  await expect.poll(unread).toBe(before - 1);
  await expect(async () => {
    await page.keyboard.press("Space");
    expect(opened()).not.toBe(first);
  }).toPass();
  await expect(page.getByText(/^あと\d+件$/)).toBeAttached();
  await page.keyboard.press("f");
  await expect(row).toBeHidden();
  expect([...(await violations(page, "full width")), ...(await misfits(page))]).toEqual([]);
  await page.keyboard.press("f");
  await expect(row).toBeVisible();

  await page.getByRole("button", { name: "すべて既読にする" }).click();
  await expect.poll(unread).toBe(0);
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.poll(unread).toBeGreaterThan(0);
  await expect(page.getByRole("button", { name: "元に戻す" })).toHaveCount(0);
  // Toasts slide out of the window.
  await expect.poll(() => misfits(page)).toEqual([]);
  expect(await violations(page, "0002")).toEqual([]);
});
