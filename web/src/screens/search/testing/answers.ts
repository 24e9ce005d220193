import type { Source } from "../../../domain/source.ts";

export const aResult = (id: string, titleHits: readonly object[] = [], sameStoryCount = 0) => ({
  __typename: "NewspaperArticle",
  id,
  dataSection: 2,
  title: `見出し${id}`,
  titleHits,
  snippet: null,
  read: false,
  sameStoryCount,
  mediaName: "東和経済新聞",
  comment: null,
  clippedIn: [],
  correction: null,
  published: true,
  tone: 0,
  prominenceText: "冒頭",
  tags: [],
  ad: null,
  searchWords: ["SiC"],
  themeNames: ["パワー半導体"],
  isImage: false,
  issueDate: "2026-11-20",
  issueType: "MORNING",
  page: "1",
  row: "5",
  imageCount: 0,
  thumbnailUrl: null,
  noImage: false,
  noText: false,
  subtitle: "朝刊／1面",
  charCount: 800,
});

/** What is to be marked in an article that is opened. */
export const MARKED = ["電池", "EV"];

const TOTALS = { NEWSPAPER: 12, WEB: 3, MAGAZINE: 0 } as const;

export const answerOf = (articleSearch: object) => ({ data: { __typename: "Query", articleSearch } });

interface Given {
  page?: number;
  ids?: readonly string[];
  titleHits?: readonly object[];
  /** Of each article. */
  sameStoryCount?: number;
  unsearchedDays?: readonly { start: string; end: string }[];
}

/** What a search found: 12 newspaper and 3 web articles, of which a page of two; null: nothing at all. */
export function found(
  source: Source | null = "NEWSPAPER",
  { page = 1, ids = ["1", "2"], titleHits = [], sameStoryCount = 0, unsearchedDays = [] }: Given = {},
) {
  const [newspaper, web] = source === null ? [0, 0] : [12, 3];
  return answerOf({
    __typename: "ArticleSearchAnswer",
    unsearchedDays: unsearchedDays.map((days) => ({ __typename: "Period", ...days })),
    markedWords: MARKED,
    counts: { __typename: "SourceCounts", newspaper, web, magazine: 0 },
    page: source && {
      __typename: "ArticlePage",
      source,
      totalCount: TOTALS[source],
      page,
      pageSize: 2,
      articles: ids.map((id) => aResult(id, titleHits, sameStoryCount)),
    },
  });
}

/** A form with one fault, in the place of an expression. */
export const refusedAt = (field: string, position: number, message: string) =>
  answerOf({
    __typename: "InvalidForm",
    fieldErrors: [{ __typename: "FieldError", field, message, position }],
  });
