import { graphql } from "../../__generated__/gql.ts";

/** Screens 0001 and 0021: what they show before anybody is known. */
export const LOGIN_SCREEN = graphql(`
  query LoginScreen {
    loginScreen {
      alert
      notices {
        date
        text
      }
    }
    installationLinks {
      kind
      url
    }
  }
`);
