import { graphql } from "../../__generated__/gql.ts";

export const FOUND_CONTRACTS = graphql(`
  query FoundContracts($keyword: String) {
    contracts(keyword: $keyword, pageSize: 100) {
      contracts {
        id
        code
        name
      }
    }
  }
`);

export const CHOSEN_CONTRACT = graphql(`
  query ChosenContract($id: ID!) {
    contract(id: $id) {
      id
      code
      name
    }
  }
`);
