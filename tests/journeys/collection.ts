import { addDays, tokyoDay } from "@kirinuki/schema/tokyo-day.ts";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./fixtures.ts";

export interface ThemeCounts {
  id: string;
  name: string;
  news: number;
  web: number;
  magazine: number;
}

const daysAgo = (days: number) => addDays(tokyoDay(new Date()), -days);

/**
 * The demo without today: what other tests take in while this one runs is set up today, so these days stand still.
 * Dates as the address and the REST API have them.
 */
export const settledDays = () => ({ from: daysAgo(13), to: daysAgo(1) });

const query = () => {
  const { from, to } = settledDays();
  return `process_date_start=${from}&process_date_end=${to}`;
};

async function data(request: APIRequestContext, path: string) {
  const answer = await request.get(`/api/v1/${path}`);
  expect(answer.status(), path).toBe(200);
  return (await answer.json()).data;
}

/** The themes of the signed-in user with their counts of the settled days. */
export async function themes(request: APIRequestContext): Promise<ThemeCounts[]> {
  const { themes_info } = await data(request, `themes?${query()}`);
  return themes_info.map((row: Record<string, string & number>) => ({
    id: row.theme_id,
    name: row.theme_name,
    news: row.news_article_count,
    web: row.web_article_count,
    magazine: row.magazine_article_count,
  }));
}

/** The smallest theme that has all that a test needs; the demo's counts move with the day that it was made. */
export async function aTheme(
  request: APIRequestContext,
  fits: (theme: ThemeCounts) => boolean,
): Promise<ThemeCounts & { total: number; address: string }> {
  const total = ({ news, web, magazine }: ThemeCounts) => news + web + magazine;
  const [theme] = (await themes(request)).filter(fits).sort((a, b) => total(a) - total(b));
  if (!theme) throw new Error("the demo has no theme that fits");
  return { ...theme, total: total(theme), address: homeAddress({ theme: theme.id }) };
}

/** /0002 with the settled days. */
export const homeAddress = (more: Record<string, string> = {}): string =>
  `/0002?${new URLSearchParams({ ...more, ...settledDays() })}`;

export interface ListedArticle {
  article_id: string;
  data_section: number;
  title: string;
  media_name: string;
  thumbnail_key?: string | null;
}

/** Of the demo's papers one forbids to print its originals (core-api/demo/demo-licences.ts). */
export const mayBePrinted = ({ media_name }: ListedArticle): boolean => media_name !== "夕刊みやこ";

/** The first 100 of a theme's list in the settled days. list: webnews, newspaper_articles or magazine_articles. */
export async function articlesOf(request: APIRequestContext, list: string, themeId: string): Promise<ListedArticle[]> {
  const answer = await data(request, `${list}?theme_id=${themeId}&page_size=100&${query()}`);
  return answer.article_info ?? answer.web_news_article_info ?? answer.magazine_news_article_info;
}
