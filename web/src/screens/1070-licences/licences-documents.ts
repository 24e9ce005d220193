import { graphql } from "../../__generated__/gql.ts";

export const LICENCES_SCREEN = graphql(`
  query LicencesScreen($month: String!) {
    ownLicences {
      mediaCode
      rightholder
      name
      ended
      terms {
        ...LicenceTermsParts @unmask
      }
    }
    licenceUses(month: $month) {
      month
      totalYen
      media {
        mediaCode
        mediaName
        rightholder
        articles
        readers
        copies
        uses
        articleYen
        readerYen
        copyYen
        totalYen
      }
      rightholders {
        rightholder
        articles
        readers
        copies
        uses
        totalYen
      }
    }
  }
`);
