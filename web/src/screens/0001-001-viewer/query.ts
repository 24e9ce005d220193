import { graphql } from "../../__generated__/gql.ts";

/** Title and place of the articles of an original, by their ids. */
export const VIEWER_ARTICLES = graphql(`
  query ViewerArticles($ids: [ID!]!) {
    namedArticles(ids: $ids) {
      ... on NamedArticles {
        image {
          ...ViewerArticle @unmask
        }
        text {
          ...ViewerArticle @unmask
        }
      }
    }
  }
`);

export const VIEWER_ARTICLE = graphql(`
  fragment ViewerArticle on NewspaperArticle {
    id
    searchWords
    clippedIn {
      id
      name
    }
    title
    mediaName
    issueDate
    issueType
    page
    row
    imageCount
  }
`);
