import { graphql } from "../../__generated__/gql.ts";

export const MEDIA_SCREEN = graphql(`
  query MediaScreen($kind: LicensedKind!) {
    licensedMedia(kind: $kind) {
      code
      name
      kind
      group
      sale {
        salesFromDays
        salesDays
        redeliveryFromDays
      }
      licence {
        showDays
        printDays
        mailDays
        maxReaders
        excerptChars
        forbiddenPurposes
      }
    }
  }
`);

export const SAVE_MEDIUM = graphql(`
  mutation SaveLicensedMedium($medium: LicensedMediumInput!) {
    saveLicensedMedium(medium: $medium) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_MEDIUM = graphql(`
  mutation RemoveLicensedMedium($kind: LicensedKind!, $code: ID!) {
    removeLicensedMedium(kind: $kind, code: $code) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
