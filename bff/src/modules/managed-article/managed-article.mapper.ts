import type { DataOf } from "../../core-api/wire.ts";
import { instance } from "../../graphql/instance.ts";
import type { ArticleSource } from "../article/article.enums.ts";
import { toRanges, toTags } from "../article/article.mapper.ts";
import { SECTIONS } from "../article/sections.ts";
import { toIssueType } from "../article/subtitle.ts";
import { toCounts } from "../theme/theme.mapper.ts";
import type { ArticleState } from "./managed-article.input.ts";
import {
  type ArticleAction,
  ArticleEvent,
  ChangedArticles,
  ManagedArticle,
  ManagedArticlePage,
  StateCounts,
  UnchangedArticle,
} from "./managed-article.type.ts";

type ListWire = DataOf<"/api/v1/managed_articles", "get">;
type CountsWire = ListWire["state_count"][number];
type State = Lowercase<ArticleState>;

/** Articles of a state in one tab. */
const sumOf = (counts: readonly CountsWire[], source: ArticleSource, state: State): number =>
  counts
    .filter(({ data_section }) => SECTIONS[source].some((section) => section === data_section))
    .reduce((sum, count) => sum + count[state], 0);

export function toManagedPage(wire: ListWire, source: ArticleSource, state: ArticleState): ManagedArticlePage {
  const of = (tab: ArticleSource, which: State = "all") => sumOf(wire.state_count, tab, which);
  return instance(ManagedArticlePage, {
    counts: toCounts({
      news_article_count: of("NEWSPAPER"),
      web_article_count: of("WEB"),
      magazine_article_count: of("MAGAZINE"),
    }),
    states: instance(StateCounts, {
      all: of(source),
      published: of(source, "published"),
      unpublished: of(source, "unpublished"),
      commented: of(source, "commented"),
    }),
    total: of(source, state.toLowerCase() as State),
    articles: wire.article_info.map((article) =>
      instance(ManagedArticle, {
        id: article.article_id,
        dataSection: article.data_section,
        title: article.title,
        titleHits: toRanges(article.title_hits),
        mediaName: article.media_name,
        issueDate: article.issue_date,
        issueType: article.data_section <= 2 ? toIssueType(article.issue_type) : null,
        frameNo: article.frame_no,
        themeNames: article.theme_name,
        comment: article.comment,
        tone: article.tone,
        tags: toTags(article.tag_info),
        published: article.disp_status === 0,
        onSale: article.sale_flag === 1,
      }),
    ),
  });
}

type ChangedWire = DataOf<"/api/v1/article_target_setting", "put">;

export const toChangedArticles = ({ changed_count, article_info }: ChangedWire): ChangedArticles =>
  instance(ChangedArticles, {
    changedCount: changed_count,
    unchanged: article_info.map(({ article_id, title, reason }) =>
      instance(UnchangedArticle, { id: article_id, title, reason }),
    ),
  });

type HistoryWire = DataOf<"/api/v1/article_history", "get">;

export const toEvents = ({ history }: HistoryWire): ArticleEvent[] =>
  history.map(({ occurred_datetime, name, action, detail }) =>
    instance(ArticleEvent, { at: occurred_datetime, by: name, action: action.toUpperCase() as ArticleAction, detail }),
  );
