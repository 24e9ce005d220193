import { graphql } from "../../__generated__/gql.ts";

/** Originals for display or print, merged into one PDF (spec section 4, PDF display). */
export const REQUEST_ORIGINALS = graphql(`
  mutation RequestOriginals($input: OriginalsInput!) {
    requestOriginals(input: $input) {
      ... on OriginalReady {
        ticket
        obtainedCount
      }
      ... on PartlyObtained {
        obtainedTicket
        obtainedCount
        requestedCount
        message
        failed {
          id
          dataSection
          title
          reason
        }
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

/** What the licences of these articles leave for a print; counts and reserves nothing. */
export const PRINT_CHECK = graphql(`
  query PrintCheck($articles: [OriginalRef!]!, $isText: Boolean!) {
    bookletCheck(articles: $articles, isText: $isText) {
      articles {
        id
        title
        mediaName
        place
        reason
        beyondLicence
        copiesLeft
      }
    }
  }
`);

export const COMPLETE_ORIGINALS = graphql(`
  mutation CompleteOriginals($ticket: String!, $use: OriginalUse!) {
    completeOriginals(ticket: $ticket, use: $use) {
      count
    }
  }
`);
