import { graphql } from "../../__generated__/gql.ts";

/** The report of a period beside that of the period before. */
export const ARTICLE_COUNTS = graphql(`
  query ArticleCounts($step: CountStep!, $period: ReportPeriodForm!, $before: ReportPeriodForm!) {
    articleCounts(step: $step, period: $period) {
      ...ArticleCountTables @unmask
      ... on InvalidForm {
        fieldErrors {
          message
        }
      }
    }
    before: articleCounts(step: $step, period: $before) {
      ...ArticleCountTables @unmask
    }
  }
  fragment ArticleCountTables on ArticleCountReport {
    themes
    all {
      ...ArticleCountRows @unmask
    }
    newspaperImage {
      ...ArticleCountRows @unmask
    }
    newspaperText {
      ...ArticleCountRows @unmask
    }
    web {
      ...ArticleCountRows @unmask
    }
    magazine {
      ...ArticleCountRows @unmask
    }
  }
  fragment ArticleCountRows on ArticleCountRow {
    step
    themeCount
    articleCount
    themes {
      themeName
      articleCount
    }
  }
`);
