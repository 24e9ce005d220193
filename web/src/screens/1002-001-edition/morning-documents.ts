import { graphql } from "../../__generated__/gql.ts";

export const EDITION_MORNING = graphql(`
  query EditionMorning($target: SelectionInput!) {
    editionMorning(target: $target) {
      day
      state
      deadline
      warning
      now
      approval
      articleMax
      user {
        id
        name
      }
      deputy {
        id
        name
      }
      userAway
      deputyAway
      warnedAt
      outcome
      note
      noteVersion
      notedBy
      earlier {
        day
        note
        by
      }
      request {
        version
        by
        at
        own
        articleCount
        addresses
        subject
        text
      }
    }
  }
`);

export const SAVE_EDITION_NOTE = graphql(`
  mutation SaveEditionNote($form: EditionNoteInput!) {
    saveEditionNote(form: $form) {
      ... on EditionDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REQUEST_EDITION_APPROVAL = graphql(`
  mutation RequestEditionApproval($form: ApprovalRequestForm!) {
    requestEditionApproval(form: $form) {
      ... on EditionDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const WITHDRAW_EDITION_APPROVAL = graphql(`
  mutation WithdrawEditionApproval($request: ApprovalInput!) {
    withdrawEditionApproval(request: $request) {
      ... on EditionDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const APPROVE_EDITION = graphql(`
  mutation ApproveEdition($request: ApprovalInput!) {
    approveEdition(request: $request) {
      ... on MailEditionSent {
        version
        articleCount
        rows {
          address
          failed
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
