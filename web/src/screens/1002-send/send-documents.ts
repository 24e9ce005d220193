import { graphql } from "../../__generated__/gql.ts";

/** Articles by their ids, with what a line of the list says of each, and the templates where the user may choose one. */
export const SEND_MAIL_SCREEN = graphql(`
  query SendMailScreen($ids: [ID!]!, $withTemplates: Boolean!) {
    namedArticles(ids: $ids) {
      ... on NamedArticles {
        image {
          id
          title
          mediaName
        }
        text {
          id
          title
          mediaName
        }
        web {
          id
          title
          mediaName
        }
        magazine {
          id
          title
          mediaName
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
