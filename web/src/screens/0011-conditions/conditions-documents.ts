import { graphql } from "../../__generated__/gql.ts";

export const REMOVE_CONDITION = graphql(`
  mutation RemoveCondition($id: ID!) {
    removeCondition(id: $id) {
      ... on ConditionRemoved {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
