import { graphql } from "../../__generated__/gql.ts";

export const CONTRACTS_SCREEN = graphql(`
  query ContractsScreen(
    $keyword: String
    $state: String
    $personInCharge: ID
    $signInWay: String
    $isNearCap: Boolean!
    $page: Int!
    $pageSize: Int!
  ) {
    contracts(
      keyword: $keyword
      state: $state
      personInCharge: $personInCharge
      signInWay: $signInWay
      isNearCap: $isNearCap
      page: $page
      pageSize: $pageSize
    ) {
      total
      nearCap
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
        signInWays
        stepsDone
        missing
        personInCharge {
          id
          name
          isStopped
        }
      }
    }
  }
`);

export const PERSONS_IN_CHARGE = graphql(`
  query PersonsInCharge {
    operators {
      id
      name
      isStopped
    }
  }
`);
