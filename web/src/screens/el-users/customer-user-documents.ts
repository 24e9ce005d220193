import { graphql } from "../../__generated__/gql.ts";

export const FOUND_USERS = graphql(`
  query FoundUsers($keyword: String, $contractId: ID, $state: String, $pageSize: Int!) {
    foundUsers(keyword: $keyword, contractId: $contractId, state: $state, pageSize: $pageSize) {
      total
      users {
        contractId
        contractCode
        companyName
        userId
        name
        groupName
        state
        lastLoginAt
      }
    }
  }
`);

export const CUSTOMER_USER = graphql(`
  query CustomerUser($contractId: ID!, $userId: ID!) {
    customerUser(contractId: $contractId, userId: $userId) {
      user {
        contractId
        contractCode
        companyName
        userId
        name
        email
        groupName
        role
        state
        lockedUntil
        lastLoginAt
      }
      mcAuthority
      scAuthority
      isBound
      getsNoMail
      hasExternalPassword
      hasSecondFactor
      sessions
      mailSettings
      signIns {
        id
        at
        action
        detail
      }
      support {
        id
        at
        actor
        action
        detail
      }
    }
  }
`);

export const UNLOCK_USER = graphql(`
  mutation UnlockUser($contractId: ID!, $userId: ID!) {
    unlockUser(contractId: $contractId, userId: $userId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const MAIL_USER_RESET = graphql(`
  mutation MailUserReset($contractId: ID!, $userId: ID!) {
    mailUserReset(contractId: $contractId, userId: $userId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SIGN_OUT_USER = graphql(`
  mutation SignOutUser($contractId: ID!, $userId: ID!) {
    signOutUser(contractId: $contractId, userId: $userId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const STOP_USER = graphql(`
  mutation StopUser($contractId: ID!, $userId: ID!, $stopped: Boolean!) {
    stopUser(contractId: $contractId, userId: $userId, stopped: $stopped) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const START_SUPPORT_VIEW = graphql(`
  mutation StartSupportView($contractId: ID!, $userId: ID!, $reason: String!) {
    startSupportView(contractId: $contractId, userId: $userId, reason: $reason) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const RESET_SECOND_FACTOR = graphql(`
  mutation ResetCustomerSecondFactor($contractId: ID!, $userId: ID!) {
    resetCustomerSecondFactor(contractId: $contractId, userId: $userId) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
