import { graphql } from "../../__generated__/gql.ts";

export const CONTRACT_THEMES_SCREEN = graphql(`
  query ContractThemesScreen($contractId: ID!) {
    contractThemes(contractId: $contractId) {
      id
      name
      expressions
      sections
      articles
      isStopped
      stoppedAt
      version
    }
  }
`);

export const SAVE_CONTRACT_THEME = graphql(`
  mutation SaveContractTheme($contractId: ID!, $id: ID, $name: String!, $isStopped: Boolean, $version: Int) {
    saveContractTheme(contractId: $contractId, id: $id, name: $name, isStopped: $isStopped, version: $version) {
      ... on ContractThemeSaved {
        themeId
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const ORDER_CONTRACT_THEMES = graphql(`
  mutation OrderContractThemes($contractId: ID!, $ids: [ID!]!) {
    orderContractThemes(contractId: $contractId, ids: $ids) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_CONTRACT_THEME = graphql(`
  mutation RemoveContractTheme($contractId: ID!, $id: ID!) {
    removeContractTheme(contractId: $contractId, id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
