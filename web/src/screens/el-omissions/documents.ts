import { graphql } from "../../__generated__/gql.ts";

export const OMISSION_TOTALS = graphql(`
  query OmissionTotals($month: String!) {
    omissionTotals(month: $month) {
      month
      total {
        made
        added
        dismissed
        inquiries
        causes {
          cause
          count
        }
      }
      contracts {
        contractId
        companyName
        made
        added
        dismissed
        inquiries
        causes {
          cause
          count
        }
      }
    }
  }
`);
