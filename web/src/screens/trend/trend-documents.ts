import { graphql } from "../../__generated__/gql.ts";

/** The themes to choose from. */
export const TREND_THEMES = graphql(`
  query TrendThemes {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);

/** A theme's trend, its period before, and the other theme or period where one is compared. */
export const TREND = graphql(`
  query Trend(
    $theme: ID!
    $other: ID!
    $hasOther: Boolean!
    $period: ReportPeriodForm!
    $before: ReportPeriodForm!
    $second: ReportPeriodForm!
    $hasSecond: Boolean!
    $sensitivity: SpikeSensitivity!
  ) {
    trend(themeId: $theme, period: $period, sensitivity: $sensitivity) {
      ... on Trend {
        themeName
        ...TrendDays @unmask
        hours {
          hour
          counts {
            ...Counts @unmask
          }
        }
        media {
          code
          name
          count
          beforeCount
        }
        mediaCount
        words {
          word
          count
          beforeCount
        }
        wordsPeriod {
          start
          end
        }
      }
      ... on InvalidForm {
        fieldErrors {
          message
        }
      }
    }
    before: trend(themeId: $theme, period: $before) {
      ...TrendDays @unmask
    }
    other: trend(themeId: $other, period: $period) @include(if: $hasOther) {
      ... on Trend {
        themeName
      }
      ...TrendDays @unmask
    }
    second: trend(themeId: $theme, period: $second) @include(if: $hasSecond) {
      ...TrendDays @unmask
      ... on InvalidForm {
        fieldErrors {
          message
        }
      }
    }
  }
  fragment TrendDays on Trend {
    days {
      day
      usual
      isSpike
      counts {
        ...Counts @unmask
      }
    }
  }
`);

/** One day: what made it, and its articles of a source. */
export const TREND_DAY = graphql(`
  query TrendDay($theme: ID!, $period: ReportPeriodForm!, $input: ArticleListInput!) {
    trend(themeId: $theme, period: $period) {
      ... on Trend {
        media {
          code
          name
          count
          beforeCount
        }
        words {
          word
        }
      }
    }
    articleList(input: $input) {
      totalCount
      articles {
        id
        dataSection
        title
        titleHits {
          start
          end
        }
        mediaName
        sameStoryCount
      }
    }
  }
`);
