import type { CoreApi } from "../../core-api/core-api.ts";
import { speakingGraphql } from "../../errors/bff-error.ts";
import { instance } from "../../graphql/instance.ts";
import { type AssessmentFilter, assessedQuery } from "../article-assessment/assessment-filter.input.ts";
import { PERIOD_NAMES, type Period, periodQuery } from "../period/period.ts";
import { type Selection, selectionQuery } from "../theme/theme.mapper.ts";
import { type ArticleSource, SortKey } from "./article.enums.ts";
import type { SortInput } from "./article.input.ts";
import { toMagazineArticle, toNewspaperArticle, toWebArticle } from "./article.mapper.ts";
import { ArticlePage } from "./article.type.ts";

export interface PageRequest {
  selection: Selection;
  source: ArticleSource;
  period: Period;
  sort?: SortInput | null | undefined;
  unreadAsOf?: string | null | undefined;
  unpublished?: boolean | null | undefined;
  assessed?: AssessmentFilter | null | undefined;
  page: number;
  pageSize: number;
}

const SORT_KEYS = { DATE: "date", TITLE: "title" } as const;
const LIST_SORT_KEYS = { ...SORT_KEYS, PROMINENCE: "prominence" } as const;
const SORT_ORDERS = { ASC: "asc", DESC: "desc" } as const;

/** How REST names the order of a search; nothing for なし, and for what only lists know. */
export const sortQuery = (sort: SortInput | null | undefined) =>
  !sort || sort.key === SortKey.NONE || sort.key === SortKey.PROMINENCE
    ? {}
    : { sort_key: SORT_KEYS[sort.key], sort_order: SORT_ORDERS[sort.order] };

/** The same of a list. */
const listSortQuery = (sort: SortInput | null | undefined) =>
  !sort || sort.key === SortKey.NONE ? {} : { sort_key: LIST_SORT_KEYS[sort.key], sort_order: SORT_ORDERS[sort.order] };

const listQuery = ({ selection, period, sort, unreadAsOf, unpublished, assessed, page, pageSize }: PageRequest) => ({
  ...selectionQuery(selection),
  ...periodQuery(period),
  ...listSortQuery(sort),
  ...(unreadAsOf && { unread_only: 1 as const, unread_as_of: unreadAsOf }),
  ...(unpublished && { unpublished_flag: 1 as const }),
  ...assessedQuery(assessed),
  page,
  page_size: pageSize,
});

/** core-api's names of the query → those of the inputs. */
const FIELD_NAMES = {
  ...PERIOD_NAMES,
  data_kbn: "selection.kind",
  id: "selection.id",
  page_size: "pageSize",
  sort_key: "sort.key",
  sort_order: "sort.order",
  unread_as_of: "unreadAsOf",
} as const;

type Rows = Pick<ArticlePage, "articles" | "totalCount">;

/** The one REST call behind each tab. */
const LOAD: Record<ArticleSource, (core: CoreApi, query: ReturnType<typeof listQuery>) => Promise<Rows>> = {
  NEWSPAPER: async (core, query) => {
    const list = await core.articles.newspaper(query);
    return { articles: list.article_info.map(toNewspaperArticle), totalCount: list.news_article_count };
  },
  WEB: async (core, query) => {
    const list = await core.articles.web(query);
    return { articles: list.web_news_article_info.map(toWebArticle), totalCount: list.web_news_article_count };
  },
  MAGAZINE: async (core, query) => {
    const list = await core.articles.magazine(query);
    return {
      articles: list.magazine_news_article_info.map(toMagazineArticle),
      totalCount: list.magazine_news_article_count,
    };
  },
};

/** One page of one source's list, in one REST call. */
export async function loadArticlePage(core: CoreApi, request: PageRequest): Promise<ArticlePage> {
  const { source, page, pageSize } = request;
  const rows = await speakingGraphql(FIELD_NAMES, LOAD[source](core, listQuery(request)));
  return instance(ArticlePage, { source, page, pageSize, ...rows });
}
