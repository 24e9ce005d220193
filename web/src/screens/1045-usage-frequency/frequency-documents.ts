import { graphql } from "../../__generated__/gql.ts";

export const USAGE_FREQUENCIES = graphql(`
  query UsageFrequencies(
    $period: ReportPeriodForm!
    $groupId: ID
    $frequency: UsageFrequency
    $sortKey: FrequencySortKey!
    $descending: Boolean!
    $page: Int!
    $pageSize: Int!
  ) {
    usageFrequencies(
      period: $period
      groupId: $groupId
      frequency: $frequency
      sortKey: $sortKey
      descending: $descending
      page: $page
      pageSize: $pageSize
    ) {
      ... on UsageFrequencies {
        users {
          userId
          userName
          groupName
          frequency
          useDays
          useCount
          lastLoginAt
        }
        userCount
        counts {
          frequency
          users
        }
        days {
          day
          counts {
            pdfDisplay
            pdfPrint
            textDisplay
            textPrint
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
    userGroupChoices {
      id
      name
      userCount
    }
  }
`);
