import { graphql } from "../../__generated__/gql.ts";

/** A row of either list. */
export const THEME_SET_LINE_PARTS = graphql(`
  fragment ThemeSetLineParts on ThemeSetLine {
    id
    name
    themeCount
    userGroupCount
    userGroupNames
    allUserGroups
    version
    counts {
      newspaper
      web
      magazine
      total
    }
  }
`);

/** What both forms hold, and show of the themes and user groups to choose from. */
export const THEME_SET_PARTS = graphql(`
  fragment ThemeSetParts on ThemeSetSettings {
    id
    name
    allUserGroups
    version
    lastChange {
      at
      by
    }
    themes {
      id
      name
      checked
      articleCount
      openOmissions
      themeGroupCount
    }
    userGroups {
      id
      name
      checked
      userCount
    }
  }
`);

/** From its list, or from its form. */
export const REMOVE_THEME_GROUP = graphql(`
  mutation RemoveThemeGroup($id: ID!, $version: Int!) {
    removeThemeGroup(id: $id, version: $version) {
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
