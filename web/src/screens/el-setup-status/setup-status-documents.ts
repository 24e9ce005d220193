import { graphql } from "../../__generated__/gql.ts";

export const SETUP_STATUS_SCREEN = graphql(`
  query SetupStatusScreen($day: Day) {
    setupStatusScreen(day: $day) {
      day
      mails {
        contractId
        contractCode
        companyName
        planned
        waiting
        late
        sent
        failed
        refused
        nextAt
      }
      runs {
        id
        trigger
        label
        status
        startedAt
        endedAt
        failure
        articleCount
        matchedCount
        mailCount
        failureCount
      }
      runTotal
      deadLetters {
        id
        contractCode
        companyName
        mailAddress
        attempts
        endedAt
        reason
      }
      deadLetterTotal
    }
  }
`);

export const SEND_DEAD_LETTERS_AGAIN = graphql(`
  mutation SendDeadLettersAgain($ids: [ID!]!) {
    sendDeadLettersAgain(ids: $ids) {
      ... on DeadLettersQueued {
        count
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
