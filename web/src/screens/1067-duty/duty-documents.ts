import { graphql } from "../../__generated__/gql.ts";

export const EDITION_ROTA = graphql(`
  fragment RotaParts on EditionRota {
    duty {
      target {
        kind
        id
        name
      }
      deadline
      approval
      articleMax
      addresses
      version
      savedBy
      savedAt
    }
    week {
      weekday
      leaves
      userId
      deputyId
    }
    days {
      day
      holiday
      leaves
      own
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
    }
    editors {
      id
      name
    }
    sendMaxCount
  }
`);

export const EDITION_ROTA_SCREEN = graphql(`
  query EditionRotaScreen {
    editionRotaScreen {
      targets {
        kind
        id
        name
      }
      rota {
        ...RotaParts @unmask
      }
    }
  }
`);

export const SAVE_EDITION_DUTY = graphql(`
  mutation SaveEditionDuty($form: EditionDutyInput!) {
    saveEditionDuty(form: $form) {
      ... on EditionRota {
        ...RotaParts @unmask
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_EDITION_DUTY = graphql(`
  mutation RemoveEditionDuty($version: Int!) {
    removeEditionDuty(version: $version) {
      ... on EditionDone {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const SAVE_ROTA_DAY = graphql(`
  mutation SaveRotaDay($form: RotaDayInput!) {
    saveRotaDay(form: $form) {
      ... on EditionRota {
        ...RotaParts @unmask
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_ROTA_DAY = graphql(`
  mutation RemoveRotaDay($day: Day!) {
    removeRotaDay(day: $day) {
      ... on EditionRota {
        ...RotaParts @unmask
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
