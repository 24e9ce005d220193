import { graphql } from "../../__generated__/gql.ts";

export const TAGS_SCREEN = graphql(`
  query TagsScreen {
    tags {
      tags {
        id
        name
        retired
        articleCount
      }
      version
    }
  }
`);

export const SAVE_TAGS = graphql(`
  mutation SaveTags($form: TagsInput!) {
    saveTags(form: $form) {
      ... on TagList {
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
