import { graphql } from "../../__generated__/gql.ts";

export const NOTICE_SCREEN = graphql(`
  query NoticeScreen {
    notice {
      text
      version
    }
  }
`);

export const SAVE_NOTICE = graphql(`
  mutation SaveNotice($form: NoticeForm!) {
    saveNotice(form: $form) {
      ... on Notice {
        text
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const REMOVE_NOTICE = graphql(`
  mutation RemoveNotice($version: String) {
    removeNotice(version: $version) {
      ... on Notice {
        text
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);
