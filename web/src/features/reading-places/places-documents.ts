import { graphql } from "../../__generated__/gql.ts";

/** How far the user has come with each list of the tree, over the days of the screen. */
export const READING_PLACES = graphql(`
  query ReadingPlaces($period: PeriodInput!) {
    readingPlaces(period: $period) {
      kind
      id
      read {
        newspaper
        web
        magazine
      }
      seenArticleId
    }
  }
`);
