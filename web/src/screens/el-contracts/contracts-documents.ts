import { graphql } from "../../__generated__/gql.ts";

export const CONTRACTS_SCREEN = graphql(`
  query ContractsScreen($keyword: String, $state: String, $page: Int!, $pageSize: Int!) {
    contracts(keyword: $keyword, state: $state, page: $page, pageSize: $pageSize) {
      total
      states {
        state
        count
      }
      contracts {
        id
        code
        name
        state
        endDate
        sections
        users
        userMax
        used
        useMax
        signsInByAddress
        stepsDone
        missing
      }
    }
  }
`);
