import { graphql } from "../../__generated__/gql.ts";

/** Rights, licences and caps of all articles at once. */
export const BOOKLET_CHECK = graphql(`
  query BookletCheck($articles: [OriginalRef!]!) {
    bookletCheck(articles: $articles) {
      articles {
        id
        title
        mediaName
        place
        content
        reason
        copiesLeft
      }
      originalCount
      useCount
      leftCount
      fits
    }
  }
`);

export const MAKE_BOOKLET = graphql(`
  mutation MakeBooklet($input: BookletInput!) {
    makeBooklet(input: $input) {
      ... on OriginalReady {
        ticket
      }
      ... on PartlyObtained {
        obtainedTicket
        message
        failed {
          id
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
