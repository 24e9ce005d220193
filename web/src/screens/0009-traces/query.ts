import { graphql } from "../../__generated__/gql.ts";

/** An article's pictures, and what it is: two calls. */
export const TRACES_SCREEN = graphql(`
  query TracesScreen($id: ID!, $dataSection: Int!) {
    traces(articleId: $id) {
      ... on Traces {
        images {
          serialNo
          url
          caption
        }
      }
      ... on Refusal {
        code
        message
      }
    }
    article(id: $id, dataSection: $dataSection) {
      ... on ArticleDetail {
        article {
          id
          dataSection
          searchWords
          title
          mediaName
        }
      }
    }
  }
`);
