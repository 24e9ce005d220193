import { graphql } from "../../__generated__/gql.ts";

export const MAIL_DOMAINS = graphql(`
  query MailDomains($contractId: ID!) {
    mailDomains(contractId: $contractId)
  }
`);

export const SAVE_MAIL_DOMAINS = graphql(`
  mutation SaveMailDomains($contractId: ID!, $domains: [String!]!) {
    saveMailDomains(contractId: $contractId, domains: $domains) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
