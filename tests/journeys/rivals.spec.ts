import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { articlesOf, aTheme, settledDays, themes } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

interface Comparison {
  column_info: { data_kbn: number }[];
}

const TITLE = "試験車両の公開について";

/** Figures of a row of a table, by its first cell. */
const row = (page: Page, table: string, first: string) =>
  page
    .getByRole("region", { name: table })
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name: first, exact: true }) })
    .getByRole("cell");

test("companies stand side by side, each figure counts and leads to what the lists show", async ({ page }) => {
  await signedIn(page, "kirinuki", "admin01");
  const { from, to } = settledDays();
  const { comparisons } = (await (await page.request.get("/api/v1/comparisons")).json()).data;
  const ofThemes = comparisons.find((each: Comparison) => each.column_info.every(({ data_kbn }) => data_kbn === 1));
  await page.goto(`/trend?comparison=${ofThemes.comparison_id}&from=${from}&to=${to}`);
  const table = page.getByRole("region", { name: "対象ごとの件数" });
  await expect(table).toBeVisible();
  const counts = new Map((await themes(page.request)).map(({ name, ...one }) => [name, one]));
  const names = await table.getByRole("rowheader").allInnerTexts();
  const compared = names.filter((name) => counts.has(name));
  expect(compared.length).toBeGreaterThan(1);
  for (const name of compared) {
    const { news = 0, web = 0, magazine = 0 } = counts.get(name) ?? {};
    for (const [figure, count] of [
      ["記事", news + web + magazine],
      ["新聞", news],
      ["WEB", web],
    ] as const)
      if (count > 0)
        await expect(
          table.getByRole("button", { name: `${name}の${figure} ${count.toLocaleString()}件の記事` }),
        ).toBeVisible();
  }
  const figure = table.getByRole("button", { name: new RegExp(`^${compared[0]}の新聞 `) });
  await figure.click();
  const panel = page.getByRole("region", { name: "記事", exact: true });
  await expect(panel.getByRole("listitem").first()).toBeVisible();
  expect([...(await violations(page, "comparison")), ...(await misfits(page))]).toEqual([]);
  const headline = panel.getByRole("link").first();
  const title = (await headline.innerText()).trim();
  await headline.click();
  await expect(page).toHaveURL(/\/0002\?/);
  await expect(page.getByRole("region", { name: "記事", exact: true }).getByRole("heading").first()).toContainText(
    title,
  );
});

test("a release that is pasted in finds who took it whole, without counting it twice, and is deleted", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "admin01");
  const theme = await aTheme(page.request, ({ web }) => web > 4);
  const [article] = await articlesOf(page.request, "webnews", theme.id);
  if (!article) throw new Error("the theme has no article");
  const query = `articleId=${article.article_id}&data_section=${article.data_section}`;
  const text = (await (await page.request.get(`/api/v1/article?${query}`)).json()).data.article_info[0].article_text;

  await page.goto("/trend?release=");
  await page.getByRole("button", { name: "リリースを追加" }).click();
  const dialog = page.getByRole("dialog", { name: "リリースを追加" });
  await dialog.getByLabel("発表日").fill(settledDays().from.replaceAll("-", "/"));
  await dialog.getByLabel("見出し").fill(TITLE);
  await dialog.getByLabel("本文").fill(text);
  await dialog.getByRole("button", { name: "保存" }).click();
  await expect(page.getByText(`「${TITLE}」を保存しました。`)).toBeVisible();

  const pickups = page.getByRole("region", { name: "掲載した記事" });
  const headline = pickups.getByRole("link", { name: article.title });
  await expect(pickups.getByRole("row").filter({ has: page.getByRole("link", { name: article.title }) })).toContainText(
    "全文転載",
  );
  const [all] = await row(page, "掲載の合計", "合計").allInnerTexts();
  const [others] = await row(page, "掲載の合計", "合計（全文転載を除く）").allInnerTexts();
  const [reprints] = await row(page, "媒体ごとの件数", "合計").allInnerTexts();
  const count = (shown = "–") => Number(shown.replace("–", "0").replaceAll(",", ""));
  expect(count(all) - count(others)).toBe(count(reprints));
  expect([...(await violations(page, "release")), ...(await misfits(page))]).toEqual([]);
  await headline.click();
  await expect(page).toHaveURL(/\/0002\?/);
  await expect(page.getByRole("region", { name: "記事", exact: true }).getByRole("heading").first()).toContainText(
    article.title,
  );
  await page.goBack();
  await page.getByRole("button", { name: "削除" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "削除" }).click();
  await expect(page.getByText(`「${TITLE}」を削除しました。`)).toBeVisible();
});
