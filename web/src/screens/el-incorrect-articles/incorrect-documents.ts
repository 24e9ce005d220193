import { graphql } from "../../__generated__/gql.ts";

export const INCORRECT_ARTICLES = graphql(`
  query IncorrectArticles($start: Day!, $end: Day!, $file: String, $status: String, $page: Int!, $pageSize: Int!) {
    incorrectArticles(start: $start, end: $end, file: $file, status: $status, page: $page, pageSize: $pageSize) {
      total
      articles {
        id
        file
        itemNo
        occurredAt
        closedAt
        excerpt
        faults {
          field
          reason
        }
      }
    }
  }
`);

export const ARTICLE_CORRECTIONS = graphql(`
  query ArticleCorrections($start: Day!, $end: Day!, $file: String, $page: Int!, $pageSize: Int!) {
    articleCorrections(start: $start, end: $end, file: $file, page: $page, pageSize: $pageSize) {
      total
      corrections {
        id
        file
        itemNo
        operatorId
        at
        articleId
        changes {
          field
          before
          after
        }
      }
    }
  }
`);

export const INCORRECT_ARTICLE = graphql(`
  query IncorrectArticle($id: ID!) {
    incorrectArticle(id: $id) {
      id
      file
      itemNo
      occurredAt
      closedAt
      payload
      faults {
        field
        reason
      }
      fields {
        name
        json
      }
    }
  }
`);

export const CORRECT_ARTICLE = graphql(`
  mutation CorrectArticle($id: ID!, $fields: [RawFieldInput!]!) {
    correctArticle(id: $id, fields: $fields) {
      ... on ArticleCorrected {
        articleId
        matched
      }
      ... on ArticleStillIncorrect {
        faults {
          field
          reason
        }
      }
      ...RefusalParts @unmask
    }
  }
`);
