import { graphql } from "../../__generated__/gql.ts";

/** Articles by their ids, with what a line of the list says of each, and the templates where the user may choose one. */
export const SEND_MAIL_SCREEN = graphql(`
  query SendMailScreen($ids: [ID!]!, $hasArticles: Boolean!, $withTemplates: Boolean!) {
    namedArticles(ids: $ids) @include(if: $hasArticles) {
      ... on NamedArticles {
        image {
          id
          title
          mediaName
          comment
        }
        text {
          id
          title
          mediaName
          comment
        }
        web {
          id
          title
          mediaName
          comment
        }
        magazine {
          id
          title
          mediaName
          comment
        }
        unavailableCount
      }
      ...RefusalParts @unmask
    }
    mailTemplates @include(if: $withTemplates) {
      id
      name
    }
  }
`);

export const MAIL_ADDRESSES = graphql(`
  query MailAddresses {
    mailAddresses {
      address
      name
    }
    addressGroups {
      id
      name
      addresses
    }
  }
`);

/** Drafts, what is planned among them, and whom the user wrote to lately. */
export const MAIL_DRAFTS = graphql(`
  query MailDrafts {
    mailDrafts {
      drafts {
        id
        subject
        articleCount
        addressCount
        savedBy
        savedAt
        editors {
          userId
          name
        }
        sendingId
        sendAt
        canCancel
      }
      recentAddresses
    }
  }
`);

export const DISCARD_MAIL_DRAFT = graphql(`
  mutation DiscardMailDraft($id: ID!) {
    discardMailDraft(id: $id) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const MANUAL_MAIL_PREVIEW = graphql(`
  query ManualMailPreview($form: ManualMailForm!) {
    manualMailPreview(form: $form) {
      ... on MailPreview {
        subject
        text
        html
        articleCount
        warnings {
          kind
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SEND_BY_HAND = graphql(`
  mutation SendByHand($form: MailDeliveryForm!) {
    sendByHand(form: $form) {
      ... on MailsTaken {
        results {
          row
          mailAddress
          status
          message
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SENT_MAILS = graphql(`
  query SentMails($status: Int, $page: Int!) {
    sentMails(status: $status, page: $page) {
      mails {
        sendingId
        row
        name
        kind
        sentBy
        mailAddress
        status
        message
        dueAt
        articleCount
        maybeTwice
      }
      total
    }
  }
`);

export const CANCEL_MAIL = graphql(`
  mutation CancelMail($sendingId: ID!) {
    cancelMail(sendingId: $sendingId) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
