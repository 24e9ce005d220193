import { graphql } from "../../__generated__/gql.ts";

/** An article of a list: what lists tick, link and mark as read by, and the parts that show it. */
export const LISTED_ARTICLE = graphql(`
  fragment ListedArticle on ArticleListItem {
    id
    dataSection
    read
    searchWords
    ...ArticleRow
    ...ArticleHead
  }
`);
