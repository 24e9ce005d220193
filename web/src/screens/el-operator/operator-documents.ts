import { graphql } from "../../__generated__/gql.ts";

export const SAVE_OPERATOR = graphql(`
  mutation SaveOperator($form: OperatorAccountForm!) {
    saveOperator(form: $form) {
      ... on OperatorSaved {
        operatorId
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const OPERATOR_SCREEN = graphql(`
  query OperatorScreen {
    operators {
      id
      name
      email
      department
      role
      isStopped
      hasAuthenticator
      version
    }
  }
`);

export const REMOVE_OPERATOR = graphql(`
  mutation RemoveOperator($id: ID!, $version: Int!) {
    removeOperator(id: $id, version: $version) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const RESET_AUTHENTICATOR = graphql(`
  mutation ResetAuthenticator($id: ID!) {
    resetAuthenticator(id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
