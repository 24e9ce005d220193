import { graphql } from "../../__generated__/gql.ts";

export const MISSING_CANDIDATES = graphql(`
  query MissingCandidates($form: MissingArticleForm!) {
    missingArticleCandidates(form: $form) {
      __typename
      ... on MissingCandidates {
        candidates {
          articleId
          dataSection
          title
          mediaName
          issueDay
          arrivedAt
        }
      }
      ...FaultParts @unmask
    }
  }
`);

export const ASK_FOR_ARTICLE = graphql(`
  mutation AskForArticle($form: MissingArticleForm!, $articleId: ID) {
    askForArticle(form: $form, articleId: $articleId) {
      __typename
      ... on MissingAnswer {
        cause
        message
        themes {
          themeId
          name
          state
          day
          foundWords
          unwantedWords
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const MISSING_LOG = graphql(`
  query MissingLog($cause: MissingCause, $settled: Boolean, $month: String, $page: Int!, $pageSize: Int!) {
    missingArticles(cause: $cause, settled: $settled, month: $month, page: $page, pageSize: $pageSize) {
      total
      open
      inquiries {
        id
        userName
        askedAt
        keyword
        searchedMedium
        searchedDay
        articleId
        title
        mediaName
        cause
        message
        settled
        settledBy
        settledAt
        note
      }
      months {
        month
        total
        causes {
          cause
          count
        }
      }
    }
  }
`);

export const SETTLE_MISSING = graphql(`
  mutation SettleMissing($id: ID!, $settled: Boolean!, $note: String!) {
    settleMissingArticle(id: $id, settled: $settled, note: $note) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
