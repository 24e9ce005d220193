import { graphql } from "../../__generated__/gql.ts";

export const TOPIC_PARTS = graphql(`
  fragment TopicParts on TopicSettings {
    id
    name
    allUserGroups
    version
    users {
      id
      name
      checked
    }
    lastChange {
      at
      by
    }
    themes {
      ...ThemeChoiceParts @unmask
    }
    userGroups {
      ...AudienceChoiceParts @unmask
    }
  }
`);

export const TOPIC_SCREEN = graphql(`
  query TopicScreen($id: ID) {
    topicSettings(id: $id) {
      ...TopicParts @unmask
    }
  }
`);

export const SAVE_TOPIC = graphql(`
  mutation SaveTopic($id: ID, $version: Int, $form: TopicForm!) {
    saveTopic(id: $id, version: $version, form: $form) {
      ...TopicParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const REMOVE_THIS_TOPIC = graphql(`
  mutation RemoveThisTopic($id: ID!, $version: Int!) {
    removeTopic(id: $id, version: $version) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
