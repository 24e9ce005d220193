import { graphql } from "../../__generated__/gql.ts";

export const USAGE_INQUIRY = graphql(`
  query UsageInquiry(
    $by: UsageBy!
    $step: UsageStep!
    $period: ReportPeriodForm!
    $userIds: [ID!]!
    $groupIds: [ID!]!
    $chargeCodes: [String!]!
    $byCharge: Boolean!
    $withDays: Boolean!
    $sortKey: UsageSortKey
    $descending: Boolean!
    $page: Int!
    $pageSize: Int!
  ) {
    usageInquiry(
      by: $by
      step: $step
      period: $period
      userIds: $userIds
      groupIds: $groupIds
      chargeCodes: $chargeCodes
      byCharge: $byCharge
      withDays: $withDays
      sortKey: $sortKey
      descending: $descending
      page: $page
      pageSize: $pageSize
    ) {
      ... on UsageInquiry {
        rows {
          id
          isSubtotal
          demandName
          groupId
          groupName
          userId
          userName
          day
          chargeCode
          isUnused
          imageCap
          textCap
          counts {
            ...InquiryCounts @unmask
          }
          days {
            day
            counts {
              ...DayCounts @unmask
            }
          }
        }
        rowCount
        total {
          counts {
            ...InquiryCounts @unmask
          }
        }
        days {
          day
          counts {
            ...DayCounts @unmask
          }
        }
      }
      ... on InvalidForm {
        fieldErrors {
          field
          message
        }
      }
    }
  }
  fragment DayCounts on UsageCounts {
    pdfDisplay
    pdfPrint
    textDisplay
    textPrint
    newspaperImage
    newspaperText
    total
  }

  fragment InquiryCounts on UsageCounts {
    pdfDisplay
    pdfPrint
    textDisplay
    textPrint
    book
    newspaperImage
    newspaperTextRead
    newspaperText
    total
  }
`);

export const USAGE_CHOICES = graphql(`
  query UsageChoices {
    usageChoices {
      users {
        id
        name
        groupId
      }
      groups {
        id
        name
      }
    }
  }
`);

export const USAGE_ARTICLES = graphql(`
  query UsageArticles(
    $userId: ID!
    $groupId: ID
    $chargeCodes: [String!]!
    $period: ReportPeriodForm!
    $page: Int!
    $pageSize: Int!
  ) {
    usageArticles(
      userId: $userId
      groupId: $groupId
      chargeCodes: $chargeCodes
      period: $period
      page: $page
      pageSize: $pageSize
    ) {
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
      total
    }
  }
`);
