import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";
import { opened, signedInTo, walked } from "./screens.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";
/** Readers' screens; those of administration and of the operators are walked by the route table. */
const SCREENS = [
  ...["/0002?tab=newspaper", "/0002?tab=web", "/0002?tab=magazine", "/search", "/search?q=風力"],
  ...["/briefing", "/clips", "/missing", "/missing?view=themes", "/trend?comparison=", "/trend?release="],
  ...["/0011", "/0012", "/0013", "/0013?q=風力", "/0015", "/account", "/0020", "/help?page=reading"],
];

// 320 is also a desktop's window at 400 % (WCAG 2.2, 1.4.10).
for (const [size, viewport, userAgent] of [
  ["tablet", { width: 1024, height: 768 }, undefined],
  ["phone", { width: 390, height: 844 }, ANDROID],
  ["smallest", { width: 320, height: 640 }, ANDROID],
] as const)
  test.describe(`${size}, ${viewport.width} wide`, () => {
    test.use({ viewport, reducedMotion: "reduce", ...(userAgent && { userAgent, hasTouch: true }) });

    test("every screen of readers fits its window", async ({ page }) => {
      test.slow();
      await signedIn(page, "kirinuki", "admin01");
      for (const address of SCREENS) {
        await opened(page, address);
        if (/0002|search\?q=/.test(address))
          await expect(page.getByRole("tabpanel").locator("a[data-article]").first()).toBeVisible();
        expect(await misfits(page), address).toEqual([]);
      }
    });

    for (const area of ["administration", "operator"] as const)
      test(`every screen fits its window, ${area}`, async ({ page }) => {
        test.slow();
        await signedInTo(page, area);
        await walked(page, area, async (address) => expect.soft(await misfits(page), address).toEqual([]));
      });
  });

for (const width of [768, 640])
  test(`an upright tablet, ${width} wide, shows the places of the bar on one line`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1024 });
    await signedIn(page, "kirinuki", "admin01");
    await opened(page, "/0002");
    const links = page.getByRole("banner").getByRole("navigation").getByRole("link");
    await expect(links.last()).toHaveText("管理");
    const lines = links.evaluateAll((all) =>
      all.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return new Set(Array.from(range.getClientRects(), ({ top }) => top)).size;
      }),
    );
    expect(new Set(await lines)).toEqual(new Set([1]));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });

test("the rows of home are reached at 400 % zoom", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 225 });
  await signedIn(page, "kirinuki", "admin01");
  await opened(page, "/0002");
  const row = page.locator("a[data-article]").first();
  await row.scrollIntoViewIfNeeded();
  await expect(row).toBeInViewport({ ratio: 0.9 });
});
