import { graphql } from "../../__generated__/gql.ts";

/** One page of one tab with the counts of all: first load, another tab or order, and further pages. */
export const ARTICLE_SEARCH = graphql(`
  query ArticleSearch($form: SearchForm!, $list: SearchPageInput!) {
    articleSearch(form: $form, list: $list) {
      ... on ArticleSearchAnswer {
        unsearchedDays {
          start
          end
        }
        markedWords
        counts {
          ...Counts @unmask
        }
        page {
          source
          totalCount
          page
          pageSize
          articles {
            ...ListedArticle @unmask
          }
        }
      }
      ...RefusalParts @unmask
      ... on InvalidForm {
        fieldErrors {
          field
          message
          position
        }
      }
    }
  }
`);
