import { graphql } from "../../__generated__/gql.ts";

/** A group as its list (1010) and its form (1011) show it. */
export const USER_GROUP_LINE = graphql(`
  fragment UserGroupLine on UserGroupSettings {
    id
    name
    userCount
    adminCount
    topicUserCount
    stoppedCount
    themeCount
    mc {
      count
      cap
    }
    sc {
      count
      cap
    }
    useLines
    demandUnit {
      id
      name
    }
    sources {
      dataSection
      allArticlesSelectable
    }
    version
    lastChange {
      at
      by
    }
  }
`);
