import { graphql } from "../../__generated__/gql.ts";

export const EDITION_PARTS = graphql(`
  fragment EditionParts on MailEdition {
    name
    version
    sinceDay
    begun
    savedBy
    savedAt
    items {
      article {
        id
        dataSection
        title
        line
        comment
        tone
        tags {
          id
          name
        }
      }
      comment
      heading
    }
    arrivals {
      id
      dataSection
      title
      line
      comment
      tone
      tags {
        id
        name
      }
    }
    arrivalCount
    leftOut {
      id
      dataSection
      title
      line
      comment
      tone
      tags {
        id
        name
      }
    }
    hiddenCount
    droppedCount
    lastSent {
      at
      by
      articleCount
    }
    sends {
      id
      at
      by
      articleCount
      addressCount
      failedCount
      status
      canCancel
    }
    options {
      addresses
      subjectType
      attachType
      templateId
      encoding
    }
    templates {
      id
      name
    }
    destinations
    sendMaxCount
  }
`);

export const EDITION_SCREEN = graphql(`
  query EditionScreen($target: SelectionInput, $sinceDay: Day) {
    mailEditionScreen(target: $target, sinceDay: $sinceDay) {
      targets {
        kind
        id
        name
      }
      addresses {
        address
        name
      }
      edition {
        ...EditionParts @unmask
      }
    }
  }
`);

export const EDITION_ALONE = graphql(`
  query EditionAlone($target: SelectionInput!, $sinceDay: Day) {
    mailEdition(target: $target, sinceDay: $sinceDay) {
      ...EditionParts @unmask
    }
  }
`);

/** Queries that keep an edition's articles. */
export const EDITION_QUERIES = ["EditionAlone"];

export const SAVE_EDITION = graphql(`
  mutation SaveEdition($form: MailEditionForm!) {
    saveMailEdition(form: $form) {
      ... on MailEditionSaved {
        version
        savedAt
        droppedIds
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const PREVIEW_EDITION = graphql(`
  query PreviewEdition($look: MailEditionLook!) {
    mailEditionPreview(look: $look) {
      ... on MailEditionPreview {
        subject
        text
        html
        articleCount
        unencodable
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

export const TAKE_EDITION_BACK = graphql(`
  mutation TakeEditionBack($sendingId: ID!) {
    cancelMail(sendingId: $sendingId) {
      ... on MailDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SEND_EDITION = graphql(`
  mutation SendEdition($form: MailEditionSendForm!) {
    sendMailEdition(form: $form) {
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
