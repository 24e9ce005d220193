import { graphql } from "../../__generated__/gql.ts";

export const FOUND_MAILS = graphql(`
  query FoundMails($contractId: ID!, $keyword: String!) {
    foundMails(contractId: $contractId, keyword: $keyword) {
      mailId
      address
      kind
      name
      state
      plannedAt
    }
  }
`);

export const MAIL_LIFE = graphql(`
  query MailLife($contractId: ID!, $mailId: ID!) {
    mailLife(contractId: $contractId, mailId: $mailId) {
      mail {
        address
        userId
        kind
        name
        state
        plannedAt
        madeAt
        sentBy
        articleCount
        attempts
        nextAt
        maybeTwice
        endedAt
        reason
        bouncedAt
        stoppedAt
        stopReason
      }
      setting {
        name
        section
        times
        sendsEmpty
        alerts
        nextAt
      }
      articles {
        articleId
        title
        medium
        arrivedAt
        state
        otherMailId
        themes {
          themeId
          name
          words
        }
        openedAt
      }
      hasMore
    }
  }
`);
