import { graphql } from "../../__generated__/gql.ts";

/** The text of one newspaper article, counted (spec section 4, Original-text check). */
export const REQUEST_ORIGINAL_TEXT = graphql(`
  mutation RequestOriginalText($input: OriginalTextInput!) {
    requestOriginalText(input: $input) {
      ... on OriginalTextReady {
        title
        text
        textHits {
          start
          end
        }
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
