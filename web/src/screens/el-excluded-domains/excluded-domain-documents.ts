import { graphql } from "../../__generated__/gql.ts";

export const EXCLUDED_DOMAINS = graphql(`
  query ExcludedDomains($contractId: ID!) {
    excludedDomains(contractId: $contractId)
  }
`);

export const SAVE_EXCLUDED_DOMAINS = graphql(`
  mutation SaveExcludedDomains($contractId: ID!, $domains: [String!]!) {
    saveExcludedDomains(contractId: $contractId, domains: $domains) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
