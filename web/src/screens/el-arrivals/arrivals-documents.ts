import { graphql } from "../../__generated__/gql.ts";

export const ARRIVAL_SCREEN = graphql(`
  query ArrivalScreen($day: Day, $source: ArticleSource!) {
    arrivalScreen(day: $day, source: $source) {
      day
      checkedAt
      expectedMedia
      arrivedMedia
      articles
      usualArticles
      media {
        code
        name
        state
        articles
        lastAt
        usualArticles
        usualTime
        steps {
          minute
          articles
        }
        affected {
          contracts
          themes
        }
      }
    }
  }
`);
