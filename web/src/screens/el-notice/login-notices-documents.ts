import { graphql } from "../../__generated__/gql.ts";

export const LOGIN_NOTICES_SCREEN = graphql(`
  query LoginNoticesScreen {
    loginNotices {
      alert
      notices {
        date
        text
      }
      version
    }
  }
`);

export const SAVE_LOGIN_NOTICES = graphql(`
  mutation SaveLoginNotices($form: LoginNoticesForm!) {
    saveLoginNotices(form: $form) {
      ... on LoginNotices {
        alert
        notices {
          date
          text
        }
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);
