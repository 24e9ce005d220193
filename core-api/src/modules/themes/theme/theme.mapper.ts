import type { DataSection } from "@kirinuki/schema/codes.ts";
import { type SectionCounts, type SourceCounts, visibleCounts } from "../../../period/section-counts.ts";
import type { SetupDates } from "./setup-date.read-model.ts";
import type { NodeFigures, SetupDateWire, ThemesWire, TodayWire } from "./theme.dto.ts";
import type { ThemeTree } from "./theme.service.ts";
import type { CountedNode } from "./theme-counts.read-model.ts";

/** The name of the node that home shows above the themes. */
const TODAY_NAME = "本日の記事";

const toCounts = ({ newspaper, web, magazine }: SourceCounts) => ({
  news_article_count: newspaper,
  web_article_count: web,
  magazine_article_count: magazine,
});

function toFigures(node: CountedNode, sections: readonly DataSection[]): NodeFigures {
  const flag = (section: DataSection) => (node.searched.includes(section) ? 1 : 0);
  return {
    ...toCounts(visibleCounts(node.counts, sections)),
    mc_search_condition_defined_flag: flag(1),
    sc_search_condition_defined_flag: flag(2),
    web_news_search_condition_defined_flag: flag(3),
    magazine_search_condition_defined_flag: flag(5),
  };
}

/** Theme tree → GET /themes. */
export function toThemesWire(tree: ThemeTree, sections: readonly DataSection[]): ThemesWire {
  const figures = (node: CountedNode) => toFigures(node, sections);
  return {
    themes_info: tree.themes.map((theme) => ({ theme_id: theme.id, theme_name: theme.name, ...figures(theme) })),
    theme_group_info: tree.groups.map((group) => ({
      theme_group_id: group.id,
      theme_group_name: group.name,
      ...figures(group),
      themes_children: group.themes.map((theme) => ({
        themes_id_children: theme.id,
        themes_name_children: theme.name,
        ...figures(theme),
      })),
    })),
    topics_info: tree.topics.map((topic) => ({ topics_id: topic.id, topics_name: topic.name, ...figures(topic) })),
    configuration_value: tree.todayArticleLookup,
  };
}

export const toSetupDateWire = (dates: readonly SetupDates[]): SetupDateWire => ({
  process_date_info: dates.map(({ section, days }) => ({ data_section: section, process_date: days })),
});

export const toTodayWire = (counts: SectionCounts, sections: readonly DataSection[]): TodayWire => ({
  today_article_info: { today_article_name: TODAY_NAME, ...toCounts(visibleCounts(counts, sections)) },
});
