import { graphql } from "../../__generated__/gql.ts";

export const MAIL_DELIVERABILITY = graphql(`
  query MailDeliverability($month: String!) {
    mailDeliverability(month: $month) {
      month
      domainCount
      total {
        mails
        sent
        retried
        failed
        bounced
        complaints
        unsubscribes
      }
      domains {
        domain
        mails
        sent
        retried
        failed
        bounced
        complaints
        unsubscribes
      }
    }
  }
`);

export const STOPPED_ADDRESSES = graphql(`
  query StoppedAddresses($keyword: String!) {
    stoppedAddresses(keyword: $keyword) {
      total
      addresses {
        contractId
        companyName
        id
        address
        kind
        reason
        stoppedAt
      }
    }
  }
`);

export const RESUME_STOPPED_ADDRESS = graphql(`
  mutation ResumeStoppedAddress($contractId: ID!, $id: ID!) {
    resumeStoppedAddress(contractId: $contractId, id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
