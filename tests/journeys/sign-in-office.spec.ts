import { expect, test } from "./fixtures.ts";

/** The demo's office network (core-api/demo/demo-contracts.ts), as a proxy of TRUSTED_PROXIES (playwright.config.ts) reports it. */
const OFFICE = "203.0.113.7";
const ELSEWHERE = "198.51.100.9";
const REFUSED = "ご利用のネットワークからはIPアドレス認証でログインできません。";
const IPHONE =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Mobile/15E148 Safari/604.1";
const from = (address: string) => ({ extraHTTPHeaders: { "x-forwarded-for": address } });
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, userAgent: IPHONE };

test.describe("from the office", () => {
  test.use(from(OFFICE));

  test("ip=1 signs in without a password, and the next time too", async ({ page }) => {
    for (const _ of ["first", "again"]) {
      await page.goto("/0001?ip=1");
      await expect(page).toHaveURL(/\/0002$/);
      await expect(page.getByRole("button", { name: /三雲 夏希.*のメニュー$/ })).toBeVisible();
    }
    expect(await page.evaluate(() => localStorage.getItem("kirinuki.ipUser"))).toBe("1");
  });

  test("a mail link that asks for it is followed", async ({ page }) => {
    await page.goto("/0001?ip=1&is_mail=1&mode=5&processDate=20260105");
    await expect(page).toHaveURL(/\/0002\?from=2026-01-05&to=2026-01-05$/);
  });
});

test.describe("from the office on a phone", () => {
  test.use({ ...from(OFFICE), ...phone });

  test("/sp signs in by being opened", async ({ page }) => {
    await page.goto("/sp");
    await expect(page).toHaveURL(/\/(sp\/)?0002$/);
    await expect(page.getByRole("button", { name: /メニュー$/ })).toBeVisible();
  });
});

// The proxy writes the address that it saw at the right; whatever a browser claimed stands left of it.
for (const claimed of [ELSEWHERE, `${OFFICE}, ${ELSEWHERE}`, `${OFFICE}, garbage`])
  test.describe(`from elsewhere, as "${claimed}"`, () => {
    test.use(from(claimed));

    test("it is refused, by ip=1 and by the call itself", async ({ page, context }) => {
      await page.goto("/0001?ip=1");
      await expect(page.getByRole("alert")).toContainText(REFUSED);
      await expect(page).toHaveURL(/\/0021$/);
      expect(await (await page.request.get("/api/v1/pw_less_login")).json()).toMatchObject({
        result: { status: 1, msgCode: "MSG0005" },
      });
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("kirinuki_session");
    });
  });

test.describe("from elsewhere on a phone", () => {
  test.use({ ...from(`${OFFICE}, ${ELSEWHERE}`), ...phone });

  test("/sp refuses and offers the password", async ({ page }) => {
    await page.goto("/sp");
    await expect(page.getByRole("alert")).toContainText(REFUSED);
    await expect(page).toHaveURL(/\/sp\/0021$/);
    await page.getByRole("link", { name: "企業コードでログイン" }).click();
    await expect(page).toHaveURL(/\/sp\/0001$/);
  });
});
