import { graphql } from "../../__generated__/gql.ts";

export const BEGIN_AUTHENTICATOR = graphql(`
  mutation BeginAuthenticator($form: AuthenticatorPasswordForm!) {
    beginAuthenticator(form: $form) {
      ... on AuthenticatorBegun {
        secret
        uri
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const CONFIRM_AUTHENTICATOR = graphql(`
  mutation ConfirmAuthenticator($form: AuthenticatorCodeForm!) {
    confirmAuthenticator(form: $form) {
      ... on AuthenticatorSet {
        recoveryCodes
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const CHANGE_OPERATOR_PASSWORD = graphql(`
  mutation ChangeOperatorPassword($form: OperatorPasswordForm!) {
    changeOperatorPassword(form: $form) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
