/**
 * How the GraphQL cache tells objects apart (design.md 10). Counts belong to a period, so two periods must never share
 * one Theme; search words and hits belong to the theme that found an article, so two themes share an article only
 * where they found it by the same words.
 */
export const typePolicies = {
  Viewer: { keyFields: ["contractId", "userId"] },
  Theme: { keyFields: false as const },
  ThemeGroup: { keyFields: false as const },
  Topic: { keyFields: false as const },
  SelectedNode: { keyFields: false as const },
  NewspaperArticle: { keyFields: ["id", "searchWords"] },
  WebArticle: { keyFields: ["id", "searchWords"] },
  MagazineArticle: { keyFields: ["id", "searchWords"] },
} satisfies Record<string, { keyFields: false | string[] }>;

/** Which types stand behind interfaces and unions of schema.graphql. */
export const possibleTypes = {
  ArticleListItem: ["NewspaperArticle", "WebArticle", "MagazineArticle"],
  ArticleResult: ["ArticleDetail", "Refusal"],
  ArticleSearchResult: ["ArticleSearchAnswer", "Refusal", "InvalidForm"],
  NamedArticlesResult: ["NamedArticles", "Refusal"],
  TracesResult: ["Traces", "Refusal"],
  LoginResult: ["LoginSucceeded", "Refusal", "InvalidForm"],
};
