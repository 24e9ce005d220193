import { graphql } from "../../__generated__/gql.ts";

export const START_SSO = graphql(`
  mutation StartSingleSignOn($form: SsoStartForm!) {
    startSingleSignOn(form: $form) {
      ... on SsoStarted {
        url
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const FINISH_SSO = graphql(`
  mutation FinishSingleSignOn($key: String!, $query: String!) {
    finishSingleSignOn(key: $key, query: $query) {
      ... on LoginSucceeded {
        viewer {
          contractId
          userId
          contractCode
        }
      }
      ...RefusalParts @unmask
    }
  }
`);
