import { graphql } from "../../__generated__/gql.ts";

/** What ほか n 件 beside an article unfolds; an article of it opens as one of the list does. */
export const SAME_STORY = graphql(`
  query SameStory($input: SameStoryInput!) {
    sameStory(input: $input) {
      totalCount
      page
      pageSize
      articles {
        ...ListedArticle @unmask
      }
    }
  }
`);
