import { graphql } from "../../../__generated__/gql.ts";

export const PROMINENCE_COUNTS = graphql(`
  query ProminenceCounts($input: ProminenceCountsInput!) {
    prominenceCounts(input: $input) {
      prominence
      newspaper
      web
      magazine
    }
  }
`);
