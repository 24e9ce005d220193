import { graphql } from "../../__generated__/gql.ts";

export const THEME_GROUP_SCREEN = graphql(`
  query ThemeGroupScreen($id: ID) {
    themeGroupSettings(id: $id) {
      ...ThemeSetParts @unmask
    }
  }
`);

export const SAVE_THEME_GROUP = graphql(`
  mutation SaveThemeGroup($id: ID, $version: Int, $form: ThemeGroupForm!) {
    saveThemeGroup(id: $id, version: $version, form: $form) {
      ...ThemeSetParts @unmask
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);
