import { expect, test } from "./fixtures.ts";
import { opened, signedInTo } from "./screens.ts";

const CHOOSE = "利用者を選んでください";

test("whoever is chosen far down the list of customers' users stands beside it", async ({ page }) => {
  await signedInTo(page, "operator");
  await opened(page, "/el/users");
  await expect(page.getByText(CHOOSE)).toBeInViewport();
  const people = page.getByRole("list", { name: "見つかった利用者" }).getByRole("button");
  await people.last().click();
  await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the list has the screen for itself until somebody is chosen", async ({ page }) => {
    await signedInTo(page, "operator");
    await opened(page, "/el/users");
    const people = page.getByRole("list", { name: "見つかった利用者" }).getByRole("button");
    await expect(people.nth(5)).toBeInViewport();
    await expect(page.getByText(CHOOSE)).toBeHidden();
    await people.first().click();
    await expect(page.getByRole("heading", { level: 2 }).first()).toBeInViewport();
  });
});
