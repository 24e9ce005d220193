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

export const OMISSION_MONTHS = graphql(`
  query OmissionMonths {
    omissionMonths {
      month
      made
      added
      dismissed
      inquiries
      causes {
        cause
        count
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
          ...TrialSampleParts @unmask
        }
        removedSamples {
          ...TrialSampleParts @unmask
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SETTLE_OMISSION = graphql(`
  mutation SettleOmission($id: ID!, $decision: OmissionDecision!) {
    settleOmission(id: $id, decision: $decision) {
      __typename
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
