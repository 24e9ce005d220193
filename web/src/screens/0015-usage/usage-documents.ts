import { graphql } from "../../__generated__/gql.ts";

export const USAGE_RECORDS = graphql(`
  query UsageRecords($period: ReportPeriodForm!, $page: Int!, $chargeCode: String) {
    usageRecords(period: $period, page: $page, chargeCode: $chargeCode) {
      ... on UsageRecords {
        meters {
          cap
          name
          used
          max
          lines
          forecast
        }
        days {
          day
          counts {
            pdfDisplay
            pdfPrint
            textDisplay
            textPrint
            book
            newspaperImage
            newspaperText
            total
          }
        }
        total {
          pdfDisplay
          pdfPrint
          textDisplay
          textPrint
          book
          newspaperImage
          newspaperText
          total
        }
        charges {
          code
          total
          book
        }
        articles {
          id
          dataSection
          title
          mediaName
          issueDate
          issueType
          page
          useCount
        }
        articleCount
      }
      ...FaultParts @unmask
    }
  }
`);
