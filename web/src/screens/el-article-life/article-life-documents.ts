import { graphql } from "../../__generated__/gql.ts";

export const FOUND_ARTICLES = graphql(`
  query FoundArticles($contractId: ID!, $keyword: String!) {
    foundArticles(contractId: $contractId, keyword: $keyword) {
      articleId
      section
      title
      medium
      issueDay
      arrivedAt
    }
  }
`);

export const ARTICLE_LIFE = graphql(`
  query ArticleLife($contractId: ID!, $articleId: ID!) {
    articleLife(contractId: $contractId, articleId: $articleId) {
      article {
        articleId
        section
        title
        medium
        issueDay
        arrivedAt
      }
      themes {
        themeId
        name
        state
        day
        words
        reasons {
          term
          field
          isExcluding
        }
      }
      events {
        at
        kind
        who
        state
        detail
        mailId
      }
    }
  }
`);
