import { graphql } from "../../__generated__/gql.ts";

/** Articles of each source, as labels show them. */
export const COUNTS = graphql(`
  fragment Counts on SourceCounts {
    newspaper
    web
    magazine
  }
`);

/** The tree with its numbers. Its parts have no identity in the cache, so whoever asks reads them out of the answer (@unmask). */
export const TREE = graphql(`
  fragment Tree on ThemeTree {
    topics {
      id
      name
      counts {
        ...Counts @unmask
      }
    }
    groups {
      id
      name
      counts {
        ...Counts @unmask
      }
      themes {
        id
        name
        counts {
          ...Counts @unmask
        }
      }
    }
    themes {
      id
      name
      counts {
        ...Counts @unmask
      }
    }
  }
`);
