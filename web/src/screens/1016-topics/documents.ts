import { graphql } from "../../__generated__/gql.ts";

export const TOPICS_SCREEN = graphql(`
  query TopicsScreen {
    topicLines {
      ...ThemeSetLineParts @unmask
    }
  }
`);

export const ORDER_TOPICS = graphql(`
  mutation OrderTopics($ids: [ID!]!) {
    orderTopics(ids: $ids) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
