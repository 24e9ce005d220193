import { graphql } from "../../__generated__/gql.ts";

export const MAIL_DRAFT_PARTS = graphql(`
  fragment MailDraftParts on MailDraft {
    id
    version
    subject
    text
    addresses
    templateFileId
    attachType
    sendAt
    withTones
    articles {
      articleId
      comment
    }
    hiddenCount
    savedBy
    savedAt
    editors {
      userId
      name
    }
    conflicts
    sent
  }
`);

export const ENTER_MAIL_DRAFT = graphql(`
  mutation EnterMailDraft($key: MailDraftKeyInput!) {
    enterMailDraft(key: $key) {
      ...MailDraftParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SAVE_MAIL_DRAFT = graphql(`
  mutation SaveMailDraft($key: MailDraftKeyInput, $version: Int, $change: MailDraftChange!) {
    saveMailDraft(key: $key, version: $version, change: $change) {
      ...MailDraftParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
