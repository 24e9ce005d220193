import { graphql } from "../../__generated__/gql.ts";

export const FIRST_RUN = graphql(`
  query FirstRun {
    firstRun {
      name
      done
    }
  }
`);
