import { graphql } from "../../__generated__/gql.ts";

/** What a use is charged to: asked anew each time, as the list and the last code change. */
export const CHARGE_CODES = graphql(`
  query ChargeCodes {
    chargeCodes {
      mode
      codes {
        code
        name
      }
      last
    }
  }
`);
