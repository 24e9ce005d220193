import { graphql } from "../../__generated__/gql.ts";

/** The tree alone: one call. Its parts have no identity in the cache, so their fields stand here. */
export const THEMES_SCREEN = graphql(`
  query ThemesScreen($input: HomeScreenInput!) {
    homeScreen(input: $input) {
      tree {
        topics {
          id
          name
          counts {
            newspaper
            web
            magazine
          }
        }
        groups {
          id
          name
          counts {
            newspaper
            web
            magazine
          }
          themes {
            id
            name
            counts {
              newspaper
              web
              magazine
            }
          }
        }
        themes {
          id
          name
          counts {
            newspaper
            web
            magazine
          }
        }
      }
    }
  }
`);
