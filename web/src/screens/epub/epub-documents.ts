import { graphql } from "../../__generated__/gql.ts";

export const REQUEST_BOOK = graphql(`
  mutation RequestBook($input: BookInput!) {
    requestBook(input: $input) {
      ... on OriginalReady {
        ticket
      }
      ... on PartlyObtained {
        message
      }
      ... on LimitExceeded {
        message
      }
      ... on DemandLimit {
        message
      }
      ... on NotDisplayable {
        message
      }
    }
  }
`);

export const COMPLETE_BOOK = graphql(`
  mutation CompleteBook($ticket: String!) {
    completeBook(ticket: $ticket) {
      count
    }
  }
`);
