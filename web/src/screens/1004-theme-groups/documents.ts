import { graphql } from "../../__generated__/gql.ts";

export const THEME_GROUPS_SCREEN = graphql(`
  query ThemeGroupsScreen {
    themeGroupLines {
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

export const ORDER_THEME_GROUPS = graphql(`
  mutation OrderThemeGroups($ids: [ID!]!) {
    orderThemeGroups(ids: $ids) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_THEME_GROUP = graphql(`
  mutation RemoveThemeGroup($id: ID!, $version: Int!) {
    removeThemeGroup(id: $id, version: $version) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);
