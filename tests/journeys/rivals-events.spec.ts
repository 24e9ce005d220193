import type { Page } from "@playwright/test";
import { violations } from "./axe.ts";
import { settledDays, themes } from "./collection.ts";
import { expect, signedIn, test } from "./fixtures.ts";
import { misfits } from "./misfits.ts";

const COMPARISON = "国内三社の比較";
const EVENT = "第二工場の稼働";

interface Column {
  name: string;
  article_count: number;
  story_count: number;
  first_page_count: number;
  news_article_count: number;
  web_article_count: number;
  counts: number[];
}

const data = async (page: Page, path: string) => (await (await page.request.get(`/api/v1/${path}`)).json()).data;

/** 2026/11/20(金), as charts say a day. */
function said(day: string): string {
  const weekday = "日月火水木金土"[new Date(`${day}T00:00:00Z`).getUTCDay()];
  return `${day.replaceAll("-", "/")}(${weekday})`;
}

test("three companies and an event: the line stands on the chart and in the report, and all figures are those of REST", async ({
  page,
}) => {
  await signedIn(page, "kirinuki", "admin01");
  const { from, to } = settledDays();
  const companies = (await themes(page.request)).filter(({ news, web }) => news > 3 && web > 3).slice(0, 3);
  expect(companies).toHaveLength(3);

  // The comparison.
  await page.goto(`/trend?comparison=&from=${from}&to=${to}`);
  await page.getByRole("button", { name: "比較の設定" }).click();
  const setUp = page.getByRole("dialog", { name: "比較の設定" });
  await setUp.getByRole("button", { name: "比較を追加" }).click();
  await setUp.getByLabel("比較名").fill(COMPARISON);
  const filter = setUp.getByRole("searchbox", { name: "テーマ・グループ・トピックスを絞り込む" });
  for (const { name } of companies) {
    await filter.fill(name);
    const row = setUp.getByRole("listitem").filter({ hasText: /テーマ$/ });
    await row.getByRole("checkbox", { name, exact: true }).first().check();
    await setUp.getByRole("button", { name: "選んだものを加える" }).click();
  }
  await expect(setUp.getByText("並べる対象 3件")).toBeVisible();
  expect(await violations(page, "a comparison's form")).toEqual([]);
  await setUp.getByRole("button", { name: "保存" }).click();
  await expect(setUp.getByText(`「${COMPARISON}」を保存しました。`)).toBeVisible();
  await setUp.getByRole("button", { name: "閉じる" }).click();

  // The event, on a day in the middle.
  const { comparisons } = await data(page, "comparisons");
  const { comparison_id: id } = comparisons.find(
    ({ comparison_name }: { comparison_name: string }) => comparison_name === COMPARISON,
  );
  await page.goto(`/trend?comparison=${id}&from=${from}&to=${to}`);
  const rest: Column[] = (
    await data(page, `comparison?comparison_id=${id}&process_date_start=${from}&process_date_end=${to}`)
  ).column_info;
  const middle = new Date(Date.parse(`${from}T00:00:00Z`) + 6 * 86_400_000).toISOString().slice(0, 10);
  await page.getByRole("button", { name: "出来事" }).click();
  const events = page.getByRole("dialog", { name: "出来事" });
  await events.getByRole("button", { name: "出来事を追加" }).click();
  await events.getByLabel("日付").fill(middle.replaceAll("-", "/"));
  await events.getByLabel("種類").selectOption("決算");
  await events.getByRole("textbox", { name: "出来事" }).fill(EVENT);
  await events.getByRole("button", { name: "保存" }).click();
  await expect(events.getByText(`出来事「${EVENT}」を保存しました。`)).toBeVisible();
  await events.getByRole("button", { name: "閉じる" }).click();

  // Its line, its number and what the number stands for.
  const chart = page.getByRole("region", { name: "記事数" });
  const told = chart.getByRole("list", { name: "出来事" }).getByRole("listitem").filter({ hasText: EVENT });
  await expect(told).toContainText(said(middle));
  await expect(told).toContainText("決算");
  const number = (await told.innerText()).split(/\s/)[0] ?? "";
  await expect(
    chart
      .locator("svg text")
      .filter({ hasText: new RegExp(`(^|,)${number}(,| |$)`) })
      .first(),
  ).toBeVisible();
  // A line has no breadth, so nothing that counts as visible.
  await expect(chart.locator(".recharts-reference-line line").first()).toBeAttached();

  // Every figure of the table is REST's, and the days are its counts.
  const table = page.getByRole("region", { name: "対象ごとの件数" });
  for (const column of rest) {
    const { name, article_count, story_count, first_page_count, news_article_count, web_article_count } = column;
    for (const [figure, count] of [
      ["記事", article_count],
      ["ニュース", story_count],
      ["一面", first_page_count],
      ["新聞", news_article_count],
      ["WEB", web_article_count],
    ] as const)
      if (count > 0)
        await expect(
          table.getByRole("button", { name: `${name}の${figure} ${count.toLocaleString()}件の記事` }),
        ).toBeVisible();
    expect(column.counts.reduce((sum, count) => sum + count, 0)).toBeGreaterThanOrEqual(article_count);
  }
  expect(rest.map(({ name }) => name)).toEqual(companies.map(({ name }) => name));
  for (const { name, news, web, magazine } of companies)
    expect(rest.find((column) => column.name === name)?.article_count).toBe(news + web + magazine);
  await chart.getByRole("radio", { name: "表" }).click();
  const ofDay = chart.getByRole("table").getByRole("row").filter({ hasText: EVENT });
  await expect(ofDay.getByRole("cell")).toHaveText(
    rest.map(({ counts }) => (counts[6] === 0 ? "–" : (counts[6] ?? 0).toLocaleString())),
  );
  expect([...(await violations(page, "a comparison with an event")), ...(await misfits(page))]).toEqual([]);

  // The report of the same days.
  await page.goto("/1047");
  await page.getByRole("link", { name: "レポートを作成" }).click();
  await page.getByLabel("名称").fill(COMPARISON);
  await page.getByRole("radio", { name: "日付を指定" }).click();
  await page.getByLabel("開始日").fill(from.replaceAll("-", "/"));
  await page.getByLabel("終了日").fill(to.replaceAll("-", "/"));
  await page.getByRole("combobox", { name: "テーマ", exact: true }).click();
  for (const { name } of companies) await page.getByRole("listbox").getByRole("option", { name, exact: true }).click();
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "作成する" }).click();
  const days = page.getByRole("region", { name: "日別の推移" });
  await expect(days).toBeVisible({ timeout: 90_000 });
  await expect(days.getByRole("list", { name: "出来事" }).getByText(EVENT)).toBeVisible();
  await expect(days.locator(".recharts-reference-line line").first()).toBeAttached();
  const { content } = await data(page, `report?report_id=${new URL(page.url()).searchParams.get("id")}`);
  expect(content.company_events).toContainEqual(expect.objectContaining({ title: EVENT }));
  const byTheme = page.getByRole("region", { name: "テーマ別の件数" });
  for (const { name, article_count } of rest)
    await expect(
      byTheme
        .getByRole("row")
        .filter({ has: page.getByRole("rowheader", { name, exact: true }) })
        .getByRole("cell")
        .first(),
    ).toHaveText(article_count.toLocaleString());

  // The demo is left as it was.
  await page.goto("/1047");
  await page.getByRole("button", { name: `${COMPARISON}を削除` }).click();
  await page.getByRole("button", { name: "削除", exact: true }).click();
  const stored = (await data(page, "company_events")).company_events.find(
    ({ title }: { title: string }) => title === EVENT,
  );
  const { version } = comparisons.find(({ comparison_id }: { comparison_id: string }) => comparison_id === id);
  await page.request.delete("/api/v1/company_event", {
    data: { company_event_id: stored.company_event_id, version: stored.version },
  });
  await page.request.delete("/api/v1/comparison", { data: { comparison_id: id, version } });
});
