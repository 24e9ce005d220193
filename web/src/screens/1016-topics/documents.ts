import { graphql } from "../../__generated__/gql.ts";

export const TOPICS_SCREEN = graphql(`
  query TopicsScreen {
    topicLines {
      id
      name
      themeCount
      userGroupCount
      userGroupNames
      allUserGroups
      version
      counts {
        ...LineCountParts @unmask
      }
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

export const REMOVE_TOPIC = graphql(`
  mutation RemoveTopic($id: ID!, $version: Int!) {
    removeTopic(id: $id, version: $version) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
