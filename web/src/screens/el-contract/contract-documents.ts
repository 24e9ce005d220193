import { graphql } from "../../__generated__/gql.ts";

export const CONTRACT_SCREEN = graphql(`
  query ContractScreen($id: ID!, $isNew: Boolean!) {
    contract(id: $id) @skip(if: $isNew) {
      id
      code
      name
      sections
      ipRanges
      ipLoginUserId
      endDate
      userMaxCount
      secondFactorDemand
      sessionIdleMinutes
      sessionAbsoluteHours
      mailSendMaxCount
      auditKeepMonths
      pdfUsageDisplay
      subthemeDisplay
      messages {
        key
        text
      }
      configuration {
        key
        text
      }
      personInCharge
      version
    }
    operators {
      id
      name
      isStopped
    }
    contractSteps(id: $id) @skip(if: $isNew) {
      state
      done
      steps {
        step
        state
        detail
      }
    }
  }
`);

export const ADDRESS_CHECK = graphql(`
  query AddressCheck($contractId: ID, $ranges: [String!]!) {
    addressCheck(contractId: $contractId, ranges: $ranges) {
      rows {
        state
        range
        count
        message
      }
      myAddress
      myRow
    }
  }
`);

export const SAVE_CONTRACT = graphql(`
  mutation SaveContract($id: ID, $form: ContractForm!) {
    saveContract(id: $id, form: $form) {
      ... on ContractSaved {
        contractId
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const COPY_CONTRACT = graphql(`
  mutation CopyContract($id: ID!, $form: ContractCopyForm!) {
    copyContract(id: $id, form: $form) {
      ... on ContractSaved {
        contractId
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const REMOVE_CONTRACT = graphql(`
  mutation RemoveContract($id: ID!) {
    removeContract(id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const MAKE_FIRST_ADMIN = graphql(`
  mutation MakeFirstAdmin($contractId: ID!, $form: FirstAdminForm!) {
    makeFirstAdmin(contractId: $contractId, form: $form) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const CONTRACT_SIGN_ON = graphql(`
  query ContractSignOn($contractId: ID!) {
    contractSingleSignOn(contractId: $contractId) {
      ways
      providers {
        id
        name
        isStopped
        domains {
          domain
          isConfirmed
        }
      }
    }
  }
`);

export const CONFIRM_SSO_DOMAINS = graphql(`
  mutation ConfirmSsoDomains($contractId: ID!, $domains: [String!]!) {
    confirmSsoDomains(contractId: $contractId, domains: $domains) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
