import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { expect, operatorLogin, signedIn, test } from "./fixtures.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
/** Smallest side of what a finger must hit (look.md 7), in CSS pixels. */
const TARGET = 44;

const PUBLIC = ["/0001", "/0018?logoutid=1", "/0020", "/0020?password_reset_key=x", "/0021", "/0022", "/el"];
const SIGNED_IN = ["/0020", "/account", "/1003"];
const OPERATOR = ["/el/home", "/el/notice"];

/** What a finger would miss: links and controls below 44 px, apart from links inside of a sentence or a summary. */
const tooSmall = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const controls = [
      ...document.querySelectorAll("a[href], button, input:not([hidden], [type=checkbox], [type=radio])"),
    ];
    return controls
      .filter((control) => control.checkVisibility() && !control.closest("[role=alert]"))
      .filter((control) => getComputedStyle(control).clipPath === "none")
      .filter((control) => {
        const { width, height } = control.getBoundingClientRect();
        return width < least || height < least;
      })
      .map((control) => control.outerHTML.slice(0, 100));
  }, TARGET);

async function isGood(page: Page, address: string, phone: boolean): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await violations(page), address).toEqual([]);
  const { wide, window } = await page.evaluate(() => ({
    wide: document.documentElement.scrollWidth,
    window: innerWidth,
  }));
  expect(wide, `${address} does not scroll sideways`).toBeLessThanOrEqual(window);
  if (phone) expect(await tooSmall(page), address).toEqual([]);
}

for (const colorScheme of ["light", "dark"] as const)
  for (const [size, viewport, userAgent] of [
    ["desktop", { width: 1440, height: 900 }, undefined],
    ["phone", { width: 390, height: 844 }, ANDROID],
    ["tablet", { width: 1180, height: 820 }, ANDROID],
  ] as const)
    test.describe(`the sign-in's screens, ${size}, ${colorScheme}`, () => {
      test.use({
        colorScheme,
        viewport,
        reducedMotion: "reduce",
        ...(userAgent === undefined ? {} : { userAgent, hasTouch: true }),
      });

      test("hold WCAG 2.2 AA and fit for the signed out", async ({ page }) => {
        test.slow();
        for (const address of PUBLIC) await isGood(page, address, userAgent !== undefined);
      });

      test("hold WCAG 2.2 AA and fit for the signed in", async ({ page }) => {
        await signedIn(page, "aozora01", "admin01");
        for (const address of SIGNED_IN) await isGood(page, address, userAgent !== undefined);
      });

      test("hold WCAG 2.2 AA and fit for an operator", async ({ page }) => {
        await operatorLogin(page.request);
        for (const address of OPERATOR) await isGood(page, address, userAgent !== undefined);
      });
    });
