import { graphql } from "../../__generated__/gql.ts";

/** The tree alone: one call. */
export const THEMES_SCREEN = graphql(`
  query ThemesScreen($input: HomeScreenInput!) {
    homeScreen(input: $input) {
      tree {
        ...Tree @unmask
      }
    }
  }
`);
