import { graphql } from "../../__generated__/gql.ts";

/** How far this month's caps are used. */
export const USAGE_METERS = graphql(`
  query UsageMeters {
    usageMeters {
      cap
      name
      used
      max
      lines
      forecast
    }
  }
`);
