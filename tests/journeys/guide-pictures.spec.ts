import { join } from "node:path";
import { expect, test } from "./fixtures.ts";
import { PICTURES } from "./guide-pictures.ts";

const ANDROID = "Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 Chrome/156.0 Mobile Safari/537.36";

// `npm run guide-pictures` keeps them in docs/screenshots; without it they are made all the same, so the way to each is known to hold.
const kept = process.env.GUIDE_PICTURES;

for (const { file, phone, dark, open } of PICTURES)
  test.describe(file, () => {
    test.use({
      colorScheme: dark ? "dark" : "light",
      reducedMotion: "reduce",
      viewport: phone ? { width: 390, height: 844 } : { width: 1440, height: 900 },
      ...(phone && { userAgent: ANDROID, hasTouch: true }),
    });

    test("the picture shows what is there", async ({ page }, info) => {
      await open(page);
      // Parts that come later, such as tones and tags of rows.
      await page.waitForLoadState("networkidle");
      await expect(page.locator("[aria-busy=true]")).toHaveCount(0);
      await page.waitForFunction(() =>
        [...document.images].every((image) => image.complete || image.getBoundingClientRect().top > innerHeight),
      );
      await page.screenshot({ path: kept ? join(kept, file) : info.outputPath(file) });
    });
  });
