import { graphql } from "../../__generated__/gql.ts";

export const SECOND_FACTOR = graphql(`
  query SecondFactorCards {
    secondFactor {
      authenticator
      passkeys {
        id
        name
        createdAt
        lastUsedAt
      }
      recoveryCodeCount
      demand
      demanded
      devices {
        id
        createdAt
        lastUsedAt
        endsAt
        clientAddress
        userAgent
      }
    }
  }
`);

export const BEGIN_APP = graphql(`
  mutation BeginUserAuthenticator($form: SecondFactorPasswordForm!) {
    beginUserAuthenticator(form: $form) {
      ... on UserAuthenticatorBegun {
        secret
        uri
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const CONFIRM_APP = graphql(`
  mutation ConfirmUserAuthenticator($form: UserAuthenticatorCodeForm!) {
    confirmUserAuthenticator(form: $form) {
      ... on SecondFactorChanged {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_APP = graphql(`
  mutation RemoveUserAuthenticator($form: SecondFactorPasswordForm!) {
    removeUserAuthenticator(form: $form) {
      ... on SecondFactorChanged {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const BEGIN_PASSKEY = graphql(`
  mutation BeginPasskey($form: SecondFactorPasswordForm!) {
    beginPasskey(form: $form) {
      ... on PasskeyBegun {
        options
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const ADD_PASSKEY = graphql(`
  mutation AddPasskey($form: NewPasskeyForm!) {
    addPasskey(form: $form) {
      ... on SecondFactorChanged {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_PASSKEY = graphql(`
  mutation RemovePasskey($id: ID!, $form: SecondFactorPasswordForm!) {
    removePasskey(id: $id, form: $form) {
      ... on SecondFactorChanged {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const RENEW_CODES = graphql(`
  mutation RenewRecoveryCodes($form: SecondFactorPasswordForm!) {
    renewRecoveryCodes(form: $form) {
      ... on SecondFactorChanged {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const FORGET_DEVICE = graphql(`
  mutation ForgetDevice($id: ID) {
    forgetDevice(id: $id) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SET_DEMAND = graphql(`
  mutation SetSecondFactorDemand($demand: SecondFactorDemand!) {
    setSecondFactorDemand(demand: $demand) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
