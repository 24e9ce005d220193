import { graphql } from "../../__generated__/gql.ts";

export const ARTICLE_COUNTS = graphql(`
  query ArticleCounts($step: CountStep!, $period: ReportPeriodForm!) {
    articleCounts(step: $step, period: $period) {
      ... on ArticleCountReport {
        newspaperImage {
          step
          themeCount
          articleCount
          themes {
            themeName
            articleCount
          }
        }
        newspaperText {
          step
          themeCount
          articleCount
          themes {
            themeName
            articleCount
          }
        }
        web {
          step
          themeCount
          articleCount
          themes {
            themeName
            articleCount
          }
        }
        magazine {
          step
          themeCount
          articleCount
          themes {
            themeName
            articleCount
          }
        }
      }
      ... on InvalidForm {
        fieldErrors {
          message
        }
      }
    }
  }
`);
