import { graphql } from "../../__generated__/gql.ts";

/** The bounds and prices of a licence, as customers and operators read them. */
export const LICENCE_TERMS = graphql(`
  fragment LicenceTermsParts on LicenceTerms {
    validFrom
    validTo
    showDays
    printDays
    mailDays
    maxReaders
    maxCopies
    excerptChars
    forbiddenPurposes
    articleYen
    readerYen
    copyYen
    prices {
      fromMonth
      articleYen
      readerYen
      copyYen
    }
  }
`);
