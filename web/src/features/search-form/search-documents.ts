import { graphql } from "../../__generated__/gql.ts";

/** Media for the picker and for screen 1040. */
export const MEDIA = graphql(`
  query Media {
    media {
      code
      name
      group
      source
    }
  }
`);

/** Names of the user's saved conditions: the dropdown, and screen 0011. */
export const SAVED_CONDITIONS = graphql(`
  query SavedConditions {
    savedConditions {
      id
      title
      mail
    }
  }
`);

/** One saved condition, to search by or to edit. */
export const SAVED_CONDITION = graphql(`
  query SavedCondition($id: ID!) {
    savedCondition(id: $id) {
      id
      title
      keyword1
      keyword2
      operator
      mediaOperator
      nameList
      synonyms
      tones
      tagIds
      sources
      periodDays
      start
      end
    }
  }
`);
