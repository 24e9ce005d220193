import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
const SCREENS = [
  "/0002?tab=newspaper",
  "/0002?tab=web",
  "/0002?tab=magazine",
  "/search",
  "/search?q=風力",
  ...["/0011", "/0012", "/0013", "/0015", "/1002", "/1002-001", "/1003", "/1007", "/1008"],
  ...["/1004", "/1005", "/1010", "/1011", "/1016", "/1017", "/1046", "/1046?user_id=user01"],
  ...["/1020", "/1021", "/1040", "/1044", "/account", "/0020"],
];

// 320 is also a desktop's window at 400 % (WCAG 2.2, 1.4.10).
for (const [size, viewport, userAgent] of [
  ["tablet", { width: 1024, height: 768 }, undefined],
  ["phone", { width: 390, height: 844 }, ANDROID],
  ["smallest", { width: 320, height: 640 }, ANDROID],
] as const)
  test.describe(`${size}, ${viewport.width} wide`, () => {
    test.use({ viewport, reducedMotion: "reduce", ...(userAgent && { userAgent, hasTouch: true }) });

    test("every screen fits its window", async ({ page }) => {
      test.slow();
      await signedIn(page, "kirinuki", "admin01");
      for (const address of SCREENS) {
        await page.goto(address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        if (/0002|\?q=/.test(address))
          await expect(page.getByRole("tabpanel").locator("a[data-article]").first()).toBeVisible();
        expect(await misfits(page), address).toEqual([]);
      }
    });
  });
