import { graphql } from "../__generated__/gql.ts";

/** Which operator is signed in. */
export const OPERATOR_VIEWER = graphql(`
  query OperatorViewer {
    operatorViewer {
      id
      name
      department
      role
    }
  }
`);

export const OPERATOR_LOGIN = graphql(`
  mutation OperatorLogin($form: OperatorLoginForm!) {
    operatorLogin(form: $form) {
      ... on OperatorLoginSucceeded {
        operator {
          id
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const OPERATOR_LOGOUT = graphql(`
  mutation OperatorLogout {
    operatorLogout {
      done
    }
  }
`);
