import type { Page } from "@playwright/test";
import { sampleMails } from "../pictures/sample-mails.ts";
import { violations } from "./axe.ts";
import { expect, test } from "./fixtures.ts";
import { wordEngineFaults } from "./word-engine.ts";

const MAILS = sampleMails();
const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="80"/>`;
const html = (name: string): string => MAILS.find((mail) => mail.name === name)?.html ?? "";

/** Words of the elements below the headlines, each with the number of lines that it takes. */
const wordsOnLines = (page: Page) =>
  page.locator("div.ink3").evaluateAll((places) =>
    places.flatMap(({ firstChild: text }) =>
      [...(text?.nodeValue ?? "").matchAll(/[^\s　・]+/g)].map(({ 0: word, index }) => {
        const range = document.createRange();
        if (text) range.setStart(text, index);
        if (text) range.setEnd(text, index + word.length);
        return { word, lines: new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size };
      }),
    ),
  );

test("a tag in a mail stays whole on every phone", async ({ page }) => {
  for (const width of [320, 344, 360, 375, 390, 414]) {
    await page.setViewportSize({ width, height: 900 });
    await page.setContent(html("tones and comments"));
    const words = await wordsOnLines(page);
    expect(words.map(({ word }) => word)).toContain("設備投資");
    expect({ width, broken: words.filter(({ lines }) => lines > 1) }).toEqual({ width, broken: [] });
  }
});

test("a mail is read in its order: the sender's words, its name, its sources and their articles, its end", async ({
  page,
}) => {
  await page.setContent(html("by hand"));
  const body = page.locator("body");
  const told = (await body.innerText()).replaceAll(/\s+/g, " ");
  const order = [
    "おはようございます",
    "本日の主な記事（役員各位）",
    "一覧で見る",
    "新聞(3件)",
    "Chip makers",
    "WEB(1件)",
    "雑誌(1件)",
    "社外への転送",
  ];
  const places = order.map((words) => told.indexOf(words));
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(places).not.toContain(-1);
  await expect(body).toMatchAriaSnapshot(`
    - text: /役員各位 おはようございます/
    - heading "本日の主な記事（役員各位）" [level=1]
    - text: 新聞 3件 WEB 1件 雑誌 1件
    - link "一覧で見る"
    - heading "新聞(3件)" [level=2]
    - text: "1"
    - link /Chip makers/
    - text: /東和経済新聞 .*【批判】 決算 広報部/
  `);
});

for (const { name, html: mail } of MAILS)
  test(`a mail (${name}) is for a screen reader a text with headings, and for Outlook what Word can show`, async ({
    page,
  }) => {
    await page.route("https://kirinuki.example/**", (route) =>
      route.fulfill({ contentType: "image/svg+xml", body: LOGO }),
    );
    await page.setContent(mail);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
    // Where a mail program takes the document away and keeps its body.
    await expect(page.locator("body > table")).toHaveAttribute("lang", "ja");
    for (const role of ["table", "row", "cell"] as const) await expect(page.getByRole(role)).toHaveCount(0);
    expect(await page.locator("img:not([alt]), img[alt='']").count()).toBe(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    expect(await violations(page)).toEqual([]);
    expect(await wordEngineFaults(page)).toEqual([]);
  });

test.describe("what Word can't show", () => {
  for (const [what, mail] of [
    [
      "display:flex",
      `<table width="100%" cellpadding="0" cellspacing="0"><tr><td style="display:flex">x</td></tr></table>`,
    ],
    ["padding:4px", `<div style="padding:4px">x</div>`],
    ["padding:11px 22px", `<a href="https://kirinuki.example" style="display:inline-block;padding:11px 22px">x</a>`],
    ["url(", `<table width="100%" cellpadding="0" cellspacing="0" style="background:url(x.png)"></table>`],
    ["no width", `<table cellpadding="0" cellspacing="0"></table>`],
    ["no size", `<img src="data:," alt="x">`],
    ["other end", `<div>x</div><!--[if mso]><b>x</b>-->`],
    ["VML", `<div>x</div><!--[if mso]><v:rect></v:rect><![endif]-->`],
  ] as const)
    test(`is found: ${what}`, async ({ page }) => {
      await page.setContent(mail);
      expect((await wordEngineFaults(page)).join("\n")).toContain(what);
    });
});
