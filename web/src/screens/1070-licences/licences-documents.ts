import { graphql } from "../../__generated__/gql.ts";

export const LICENCES_SCREEN = graphql(`
  query LicencesScreen($month: String!) {
    ownLicences {
      mediaCode
      mediaName
      ended
      terms {
        validFrom
        validTo
        showDays
        printDays
        mailDays
        maxReaders
        maxCopies
        excerptChars
      }
    }
    licenceUses(month: $month) {
      month
      totalYen
      media {
        mediaCode
        mediaName
        articles
        readers
        copies
        uses
        articleYen
        readerYen
        copyYen
        totalYen
      }
    }
  }
`);
