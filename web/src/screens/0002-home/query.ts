import { graphql } from "../../__generated__/gql.ts";

/**
 * The whole screen in one query. The tree and the days have no identity in the cache (bff/cache-policies.ts), so
 * they are read out of the answer; an article's fields belong to the parts that show it.
 */
export const HOME_SCREEN = graphql(`
  query HomeScreen($input: HomeScreenInput!) {
    homeScreen(input: $input) {
      period {
        start
        end
      }
      tree {
        ...Tree @unmask
      }
      selected {
        kind
        id
        name
        counts {
          ...Counts @unmask
        }
      }
      source
      page {
        source
        totalCount
        page
        pageSize
        articles {
          ...ListedArticle @unmask
        }
      }
      availableDays {
        source
        days
      }
      notice
      today {
        name
        counts {
          ...Counts @unmask
        }
      }
    }
  }
`);

/** One page of one tab: for another tab, another order, and further pages. */
export const ARTICLE_LIST = graphql(`
  query ArticleList($input: ArticleListInput!) {
    articleList(input: $input) {
      source
      totalCount
      page
      pageSize
      articles {
        ...ListedArticle @unmask
      }
    }
  }
`);
