import type { Page } from "@playwright/test";
import { framedViolations, violations } from "./axe.ts";
import { aTheme, themes } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";
import { opened, signedInTo, walked } from "./screens.ts";

/** The themes on a phone, where the desktop has them beside the list. */
async function drawer(page: Page): Promise<string[]> {
  await page.goBack();
  await page.getByRole("button", { name: /テーマを選ぶ$/ }).click();
  await expect(page.getByRole("dialog", { name: "テーマ" }).getByRole("treeitem").first()).toBeVisible();
  return violations(page, "themes");
}

/** A theme with a few new articles: axe looks at every row. */
async function themeOfSmallEdition(page: Page): Promise<string> {
  for (const { id } of await themes(page.request)) {
    const { data } = await (await page.request.get(`/api/v1/mail_edition?data_kbn=1&id=${id}`)).json();
    if (data.edition_item.length > 1 && data.edition_item.length < 12) return id;
  }
  throw new Error("the demo has no theme with a few new articles");
}

const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) => [
  { size: "desktop", viewport: { width: 1440, height: 900 }, colorScheme },
  { size: "phone", viewport: { width: 390, height: 844 }, colorScheme },
]);

for (const { size, viewport, colorScheme } of LOOKS)
  test.describe(`${size}, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: "reduce" });

    test("sign-in and sign-out screens hold WCAG 2.2 AA", async ({ page }) => {
      await page.goto("/0001");
      await expect(page.getByRole("button", { name: "ログイン", exact: true })).toBeVisible();
      const empty = await violations(page, "0001");
      await page.getByRole("button", { name: "ログイン", exact: true }).click();
      await expect(page.getByRole("alert")).toBeVisible();
      const faulty = await violations(page, "0001 with faults");
      await page.goto("/0018?logoutid=2");
      await expect(page.getByRole("heading")).toBeVisible();
      expect([...empty, ...faulty, ...(await violations(page, "0018"))]).toEqual([]);
    });

    test("home and an open article hold WCAG 2.2 AA", async ({ page }) => {
      await signedIn(page, "kirinuki", "user01");
      const theme = await aTheme(page.request, ({ web }) => web > 4);
      await page.goto(`${theme.address}&tab=web`);
      const links = page.getByRole("tabpanel").locator("a[data-article]");
      await expect(links.first()).toBeVisible();
      const home = await violations(page, "0002");
      await links.first().click();
      await expect(page.getByRole("region", { name: "記事", exact: true }).locator("p").nth(1)).toBeVisible();
      const article = await violations(page, "article");
      expect([...home, ...article, ...(size === "phone" ? await drawer(page) : [])]).toEqual([]);
    });

    for (const [list, address] of [
      ["home", "/0002?tab=newspaper"],
      ["search", "/search?q=風力&src=news"],
    ] as const)
      test(`what can be done with a ticked article fits, ${list}`, async ({ page }) => {
        await signedIn(page, "kirinuki", "admin01");
        await page.goto(address);
        await expect(page.getByRole("tabpanel").locator("a[data-article]").first()).toBeVisible();
        if (size === "phone") await page.getByRole("button", { name: "選択", exact: true }).click();
        await page.getByRole("tabpanel").locator("li").first().getByRole("checkbox").click();
        const tools = page.getByRole("toolbar", { name: "選択した記事の操作" });
        await expect(tools.getByRole("button", { name: "原文表示" })).toBeVisible();
        await expect(tools.getByRole("link", { name: "メール送信" })).toBeVisible();
        expect([...(await misfits(page)), ...(await violations(page, list, "main"))]).toEqual([]);
      });
  });

// Once a scheme: what differs by size differs in both. The phone is tall, so that no row lies half below the bar at the
// bottom, where axe takes what is left of it for a small target.
for (const [colorScheme, viewport] of [
  ["light", { width: 1440, height: 900 }],
  ["dark", { width: 390, height: 4000 }],
] as const)
  test.describe(`${viewport.width} wide, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport, reducedMotion: "reduce" });

    for (const area of ["administration", "operator"] as const)
      test(`every screen holds WCAG 2.2 AA, ${area}`, async ({ page }) => {
        test.slow();
        await signedInTo(page, area);
        await walked(page, area, async (address) => expect.soft(await violations(page, address)).toEqual([]));
      });

    test("a reader's own screens hold WCAG 2.2 AA", async ({ page }) => {
      await signedIn(page, "kirinuki", "admin01");
      for (const address of ["/0011", "/0012", "/0013?q=風力", "/0015", "/account"]) {
        await opened(page, address);
        expect.soft(await violations(page, address)).toEqual([]);
      }
    });
  });

// A sample: the theme changes colours only, which looks.test.ts proves of every token.
for (const colorScheme of ["light", "dark"] as const)
  test.describe(`high contrast, ${colorScheme}`, () => {
    test.use({ colorScheme, viewport: { width: 1440, height: 900 }, reducedMotion: "reduce" });

    test("screens of each kind hold WCAG 2.2 AA, with the largest text", async ({ page }) => {
      await page.addInitScript(() => {
        localStorage.setItem("kirinuki.pref.contrast", "high");
        localStorage.setItem("kirinuki.pref.text", "largest");
      });
      await page.goto("/0001");
      await expect(page.getByRole("button", { name: "ログイン", exact: true })).toBeVisible();
      expect.soft(await violations(page, "0001")).toEqual([]);
      await signedIn(page, "kirinuki", "admin01");
      for (const address of ["/help?page=reading", "/0002?tab=web", "/1013", "/account"]) {
        await opened(page, address);
        await expect(page.locator("html")).toHaveAttribute("data-contrast", "high");
        expect.soft(await violations(page, address)).toEqual([]);
      }
    });
  });

test.describe("the morning editor", () => {
  // One after the other: it saves what it shows, and two at a time would save over each other.
  test.describe.configure({ mode: "default" });
  for (const { size, viewport, colorScheme } of LOOKS)
    test.describe(`${size}, ${colorScheme}`, () => {
      test.use({ colorScheme, viewport, reducedMotion: "reduce" });

      test("it and its dialog hold WCAG 2.2 AA", async ({ page }) => {
        await signedIn(page, "kirinuki", "topic01");
        await page.goto(`/1002-001?theme=${await themeOfSmallEdition(page)}`);
        await expect(page.locator("[data-row]").first()).toBeVisible();
        const editor = await violations(page, "1002-001");
        await page.getByRole("button", { name: "プレビューと送信" }).click();
        await expect(page.getByRole("dialog").getByRole("button", { name: "送信する" })).toBeVisible();
        await expect(page.frameLocator("[role=dialog] iframe").locator("body")).not.toBeEmpty();
        // What lies behind the dialog can't be reached, and was looked at a moment ago.
        expect([...editor, ...(await violations(page, "1002-001 dialog", "[role=dialog]"))]).toEqual([]);
        expect(await framedViolations(page, "mail of 1002-001")).toEqual([]);
      });
    });
});

test.describe("forced colours", () => {
  test.use({ colorScheme: "dark", contextOptions: { forcedColors: "active" } });

  // The system makes a mark's words black, whatever the ground of the page is.
  test("marked words have a ground of their own", async ({ page }) => {
    await signedIn(page, "kirinuki", "user01");
    const theme = await aTheme(page.request, ({ news }) => news > 4);
    await page.goto(`${theme.address}&tab=newspaper`);
    const mark = page.getByRole("tabpanel").locator("mark").first();
    await expect(mark).toBeVisible();
    const { color, ground } = await mark.evaluate((element) => {
      const style = getComputedStyle(element);
      return { color: style.color, ground: style.backgroundColor };
    });
    expect(ground).not.toMatch(/^rgba\(.*, 0\)$/);
    expect(ground).not.toBe(color);
  });
});
