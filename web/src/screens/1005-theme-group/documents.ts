import { graphql } from "../../__generated__/gql.ts";

export const THEME_GROUP_PARTS = graphql(`
  fragment ThemeGroupParts on ThemeGroupSettings {
    id
    name
    allUserGroups
    version
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

export const THEME_GROUP_SCREEN = graphql(`
  query ThemeGroupScreen($id: ID) {
    themeGroupSettings(id: $id) {
      ...ThemeGroupParts @unmask
    }
  }
`);

export const SAVE_THEME_GROUP = graphql(`
  mutation SaveThemeGroup($id: ID, $version: Int, $form: ThemeGroupForm!) {
    saveThemeGroup(id: $id, version: $version, form: $form) {
      ...ThemeGroupParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const REMOVE_THIS_THEME_GROUP = graphql(`
  mutation RemoveThisThemeGroup($id: ID!, $version: Int!) {
    removeThemeGroup(id: $id, version: $version) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
