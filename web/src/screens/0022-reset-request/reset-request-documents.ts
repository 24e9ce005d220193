import { graphql } from "../../__generated__/gql.ts";

export const REQUEST_PASSWORD_RESET = graphql(`
  mutation RequestPasswordReset($form: PasswordResetRequestForm!) {
    requestPasswordReset(form: $form) {
      ... on PasswordResetRequested {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
