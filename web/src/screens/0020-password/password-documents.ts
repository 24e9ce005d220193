import { graphql } from "../../__generated__/gql.ts";

export const PASSWORD_RESET_USER = graphql(`
  query PasswordResetUser($key: String!) {
    passwordResetUser(key: $key) {
      ... on PasswordResetUser {
        contractCode
        userId
        invited
      }
      ...RefusalParts @unmask
    }
  }
`);

export const RESET_PASSWORD = graphql(`
  mutation ResetPassword($form: ResetPasswordForm!) {
    resetPassword(form: $form) {
      ... on PasswordChanged {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($form: ChangePasswordForm!) {
    changePassword(form: $form) {
      ... on PasswordChanged {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
