import { graphql } from "../../__generated__/gql.ts";

/** Screen 0001: what it shows before anybody is known. */
export const LOGIN_SCREEN = graphql(`
  query LoginScreen {
    loginScreen {
      alert
      notices {
        date
        text
      }
    }
  }
`);
