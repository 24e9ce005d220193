import { graphql } from "../../__generated__/gql.ts";

export const TAG_CHOICES = graphql(`
  query TagChoices {
    tags {
      tags {
        id
        name
        retired
      }
    }
  }
`);

export const ASSESS_ARTICLES = graphql(`
  mutation AssessArticles($articleIds: [ID!]!, $tone: Int, $addTagIds: [ID!]!, $removeTagIds: [ID!]!) {
    assessArticles(articleIds: $articleIds, tone: $tone, addTagIds: $addTagIds, removeTagIds: $removeTagIds) {
      ... on ChangedArticles {
        changedCount
        unchanged {
          id
          title
          reason
        }
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

/** What lists and reading pane show of an article's tone and tags. */
export const ASSESSED = graphql(`
  fragment Assessed on ArticleListItem {
    tone
    tags {
      id
      name
    }
  }
`);
