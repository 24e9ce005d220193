import { graphql } from "../../../__generated__/gql.ts";

export const PAPER_ARRIVALS = graphql(`
  query PaperArrivals {
    paperArrivals {
      line
      papers {
        code
        name
        state
        dueOn
        dueTime
        usualTime
        lastAt
        articles
        usualArticles
      }
    }
  }
`);
