import { graphql } from "../../__generated__/gql.ts";

export const TOPIC_PARTS = graphql(`
  fragment TopicParts on TopicSettings {
    ...ThemeSetParts @unmask
    users {
      id
      name
      checked
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
