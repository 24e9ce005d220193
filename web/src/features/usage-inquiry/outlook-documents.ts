import { graphql } from "../../__generated__/gql.ts";

/** How far the caps of all groups and their demand units are used. */
export const CAP_OUTLOOK = graphql(`
  query CapOutlook {
    capOutlook {
      groupId
      groupName
      meter {
        cap
        name
        used
        max
        lines
        forecast
      }
    }
  }
`);
