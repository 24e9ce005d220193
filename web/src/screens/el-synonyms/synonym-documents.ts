import { graphql } from "../../__generated__/gql.ts";

export const SYNONYMS = graphql(`
  query Synonyms($contractId: ID) {
    synonyms(contractId: $contractId) {
      sets
      version
      updatedAt
      updatedBy
      expressionCount
    }
  }
`);

export const SAVE_SYNONYMS = graphql(`
  mutation SaveSynonyms($contractId: ID, $sets: [[String!]!]!, $version: Int!) {
    saveSynonyms(contractId: $contractId, sets: $sets, version: $version) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
