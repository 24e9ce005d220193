import { graphql } from "../../__generated__/gql.ts";

/** A theme, or all of the contract's. */
export const REMOVE_FROM_THEMES = graphql(`
  mutation RemoveFromThemes($articleIds: [ID!]!, $themeId: ID) {
    removeFromThemes(articleIds: $articleIds, themeId: $themeId) {
      ... on RegistrationDone {
        removed
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const RESTORE_TO_THEMES = graphql(`
  mutation RestoreToThemes($articleIds: [ID!]!, $themeId: ID) {
    restoreToThemes(articleIds: $articleIds, themeId: $themeId) {
      ... on RegistrationDone {
        added
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
