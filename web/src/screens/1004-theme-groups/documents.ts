import { graphql } from "../../__generated__/gql.ts";

export const THEME_GROUPS_SCREEN = graphql(`
  query ThemeGroupsScreen {
    themeGroupLines {
      ...ThemeSetLineParts @unmask
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
