import type { SetupDatesWire, TodayWire } from "../core-api/wire.ts";
import { instance } from "../graphql/instance.ts";
import { ArticleSource } from "../modules/article/article.enums.ts";
import { SECTIONS } from "../modules/article/sections.ts";
import type { SourceVisibility } from "../modules/session/viewer.type.ts";
import { toCounts } from "../modules/theme/theme.mapper.ts";
import { AvailableDays, TodayArticles } from "./home-screen.type.ts";

/** Days by tab: both newspaper sections are one tab. A source without days is left out. */
export function toAvailableDays(wire: SetupDatesWire): AvailableDays[] {
  return Object.values(ArticleSource).flatMap((source) => {
    const infos = wire.process_date_info.filter((info) =>
      SECTIONS[source].some((section) => section === info.data_section),
    );
    const days = [...new Set(infos.flatMap((info) => info.process_date))].sort().reverse();
    return days.length === 0 ? [] : [instance(AvailableDays, { source, days })];
  });
}

export const toTodayArticles = ({ today_article_info: info }: TodayWire): TodayArticles =>
  instance(TodayArticles, { name: info.today_article_name, counts: toCounts(info) });

/** The tab that opens by itself: 新聞, then WEB, then 雑誌. */
export function firstSource(sources: SourceVisibility): ArticleSource | null {
  if (sources.newspaper) return ArticleSource.NEWSPAPER;
  if (sources.web) return ArticleSource.WEB;
  return sources.magazine ? ArticleSource.MAGAZINE : null;
}
