import { graphql } from "../../__generated__/gql.ts";

export const OMISSIONS = graphql(`
  query ThemeOmissions($themeId: ID, $state: OmissionState!, $page: Int!, $pageSize: Int!) {
    omissions(themeId: $themeId, state: $state, page: $page, pageSize: $pageSize) {
      total
      omissions {
        id
        themeId
        themeName
        day
        term
        ownTerm
        cause
        message
        articleId
        title
        mediaName
        articles
        state
        settledBy
        settledAt
      }
      themes {
        themeId
        name
        open
      }
    }
  }
`);

export const OMISSION_TRIAL = graphql(`
  query OmissionTrial($id: ID!) {
    omissionTrial(id: $id) {
      __typename
      ... on ExpressionTrial {
        before
        after
        added
        removed
        warning
        addedSamples {
          articleId
          title
          titleHits {
            start
            end
          }
          medium
          issueDay
        }
        removedSamples {
          articleId
          title
          titleHits {
            start
            end
          }
          medium
          issueDay
        }
      }
      ... on Refusal {
        code
        message
        retryAfter
      }
      ... on InvalidForm {
        fieldErrors {
          field
          message
          position
        }
      }
    }
  }
`);

export const SETTLE_OMISSION = graphql(`
  mutation SettleOmission($id: ID!, $decision: OmissionDecision!) {
    settleOmission(id: $id, decision: $decision) {
      __typename
      ... on Refusal {
        code
        message
        retryAfter
      }
      ... on InvalidForm {
        fieldErrors {
          field
          message
          position
        }
      }
    }
  }
`);
