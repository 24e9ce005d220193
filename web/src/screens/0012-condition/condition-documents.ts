import { graphql } from "../../__generated__/gql.ts";

export const SAVE_CONDITION = graphql(`
  mutation SaveCondition($id: ID, $form: SavedConditionForm!) {
    saveCondition(id: $id, form: $form) {
      ... on SavedCondition {
        id
        title
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
