import { graphql } from "../../__generated__/gql.ts";

export const OPERATORS_SCREEN = graphql(`
  query OperatorsScreen {
    operators {
      id
      name
      email
      department
      role
      lastLoginAt
      isStopped
      hasAuthenticator
      version
    }
  }
`);
