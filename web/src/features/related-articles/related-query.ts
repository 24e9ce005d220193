import { graphql } from "../../__generated__/gql.ts";

/** What stands under an open article, asked for when it is unfolded. */
export const RELATED_ARTICLES = graphql(`
  query RelatedArticles($articleId: ID!) {
    relatedArticles(articleId: $articleId) {
      life {
        articleId
        dataSection
        title
        mediaName
        kind
        at
        dayOnly
        own
        fields
      }
      omitted
      similar {
        articleId
        dataSection
        title
        mediaName
        at
        sharedTerms
      }
      themes {
        themeId
        name
        articleCount
        sharedWord
      }
    }
  }
`);
