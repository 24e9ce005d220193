import { graphql } from "../../__generated__/gql.ts";

export const CONTRACT_OPTIONS = graphql(`
  query ContractOptions($keyword: String) {
    contracts(keyword: $keyword, pageSize: 50) {
      total
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
