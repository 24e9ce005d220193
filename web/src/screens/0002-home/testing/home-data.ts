import type { Source } from "../../../domain/source.ts";

const counts = (newspaper: number, web: number, magazine: number) => ({
  __typename: "SourceCounts",
  newspaper,
  web,
  magazine,
});

const theme = (id: string, name: string, ...numbers: [number, number, number]) => ({
  __typename: "Theme",
  id,
  name,
  counts: counts(...numbers),
});

/** パワー半導体 has 12 newspaper, 3 web and no magazine articles; 輸出管理 has 2 and nothing else. */
export const THEMES = [theme("1", "パワー半導体", 12, 3, 0), theme("2", "輸出管理", 2, 0, 0)];

const GROUP = { __typename: "ThemeGroup", id: "5", name: "半導体", counts: counts(14, 3, 0), themes: THEMES };

export const PERIOD = { __typename: "Period", start: "2026-11-07", end: "2026-11-20" };

/** A newspaper, web or magazine article; say only what matters. */
export function anArticle(source: Source, id: string, given: Record<string, unknown> = {}) {
  const common = {
    id,
    title: `見出し${id}`,
    titleHits: [],
    mediaName: "東和経済新聞",
    comment: null,
    searchWords: ["SiC", "GaN"],
    themeNames: ["パワー半導体"],
    sameStoryCount: 0,
    snippet: null,
    clippedIn: [],
    correction: null,
    published: true,
    tone: 0,
    tags: [],
    ad: null,
    prominenceText: "冒頭",
    read: false,
  };
  const own = {
    NEWSPAPER: {
      __typename: "NewspaperArticle",
      dataSection: 2,
      isImage: false,
      issueDate: "2026-11-20",
      issueType: "MORNING",
      page: "1",
      row: "5",
      imageCount: 1,
      subtitle: "朝刊／1面／5段",
      charCount: 1284,
      thumbnailUrl: null,
      noImage: false,
      noText: false,
    },
    WEB: {
      __typename: "WebArticle",
      dataSection: 3,
      reportedAt: "2026-11-20T06:00:00+09:00",
      category: "経済",
      url: `https://press.example/${id}`,
    },
    MAGAZINE: {
      __typename: "MagazineArticle",
      dataSection: 5,
      coverDate: "2026-11-23",
      startPage: 12,
      endPage: 29,
      category: "特集",
      salePeriod: "提供期間：11/16 00:00～12/15 23:59",
      deleted: false,
      thumbnailUrl: "/api/v1/image?key=epub%2Fab%2Fc1.jpg",
    },
  }[source];
  return { ...common, ...own, ...given };
}

const FIRST_ID: Record<Source, number> = { NEWSPAPER: 100, WEB: 300, MAGAZINE: 500 };

/** One page of a list with so many articles, ids counted up from 100, 300 or 500. */
export function aPage(source: Source, totalCount: number, page = 1) {
  const from = (page - 1) * 10;
  const size = Math.max(0, Math.min(10, totalCount - from));
  const articles = Array.from({ length: size }, (_, index) =>
    anArticle(source, String(FIRST_ID[source] + from + index)),
  );
  return { __typename: "ArticlePage", source, totalCount, page, pageSize: 10, articles };
}

/** homeScreen's answer; without more said: パワー半導体 is chosen, with its newspaper articles. */
export const aHome = (given: Record<string, unknown> = {}) => ({
  homeScreen: {
    __typename: "HomeScreen",
    period: PERIOD,
    tree: { __typename: "ThemeTree", topics: [], groups: [GROUP], themes: THEMES },
    selected: { __typename: "SelectedNode", kind: "THEME", id: "1", name: "パワー半導体", counts: counts(12, 3, 0) },
    source: "NEWSPAPER",
    page: aPage("NEWSPAPER", 12),
    availableDays: [
      { __typename: "AvailableDays", source: "NEWSPAPER", days: ["2026-11-20", "2026-11-18"] },
      { __typename: "AvailableDays", source: "WEB", days: ["2026-11-17"] },
    ],
    notice: null,
    today: null,
    ...given,
  },
});

export const NONE = counts(0, 0, 0);

export const aDetail = (source: Source, id: string, given: Record<string, unknown> = {}) => ({
  article: {
    __typename: "ArticleDetail",
    article: anArticle(source, id),
    body: `　本文${id}の一段落。\n　二段落。`,
    bodyHits: [],
    leadHits: [],
    lead: null,
    rightholder: null,
    forbiddenPurposes: [],
    showEndsAt: null,
    showRefusal: null,
    printRefusal: null,
    images: [],
    ...given,
  },
});

/** A page of the others of a story. */
export const aStory = (totalCount: number, articles: readonly object[], page = 1) => ({
  sameStory: { __typename: "SameStory", totalCount, page, pageSize: 20, articles },
});
