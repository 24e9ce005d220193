import { graphql } from "../../../__generated__/gql.ts";

export const COMPARISONS = graphql(`
  query Comparisons {
    comparisons {
      id
      name
      columns {
        dataKbn
        targetId
        name
      }
      hiddenCount
      version
    }
  }
`);

export const COMPARISON = graphql(`
  query Comparison($id: ID!, $period: ReportPeriodForm!) {
    comparison(id: $id, period: $period) {
      ... on ComparedPeriod {
        comparison {
          id
          hiddenCount
        }
        columns {
          dataKbn
          targetId
          name
          articleCount
          storyCount
          firstPageCount
          counts {
            ...Counts @unmask
          }
          prominenceCounts
          toneCounts
          dayCounts
        }
        media {
          code
          name
          counts
        }
        mediaCount
      }
      ... on InvalidForm {
        fieldErrors {
          message
        }
      }
    }
  }
`);

export const COMPARED_ARTICLES = graphql(`
  query ComparedArticles(
    $id: ID!
    $column: ComparedThingInput!
    $figure: ComparedFigure!
    $period: ReportPeriodForm!
    $page: Int!
  ) {
    comparedArticles(id: $id, column: $column, figure: $figure, period: $period, page: $page) {
      articles {
        articleId
        dataSection
        title
        mediaName
        day
        place
      }
      articleCount
    }
  }
`);

/** What can be compared. */
export const COMPARED_CHOICES = graphql(`
  query ComparedChoices {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);

export const SAVE_COMPARISON = graphql(`
  mutation SaveComparison($id: ID, $form: ComparisonForm!) {
    saveComparison(id: $id, form: $form) {
      ... on Comparison {
        id
        name
        columns {
          dataKbn
          targetId
          name
        }
        hiddenCount
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_COMPARISON = graphql(`
  mutation RemoveComparison($id: ID!, $version: Int!) {
    removeComparison(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
