import { graphql } from "../../__generated__/gql.ts";

export const USER_GROUPS_SCREEN = graphql(`
  query UserGroupsScreen {
    userGroupList {
      groups {
        ...UserGroupLine @unmask
      }
      choices {
        demandUnits {
          id
          name
          uses {
            count
            cap
          }
        }
      }
    }
  }
`);

/** Since when a group's caps are full. */
export const FULL_CAPS = graphql(`
  query FullCaps($id: ID!) {
    userGroupForm(id: $id) {
      mcFullAt
      scFullAt
    }
  }
`);

export const REMOVE_USER_GROUP = graphql(`
  mutation RemoveUserGroup($id: ID!, $version: Int!) {
    removeUserGroup(id: $id, version: $version) {
      __typename
      ...RefusalParts @unmask
    }
  }
`);

export const MOVE_USERS = graphql(`
  mutation MoveUsers($from: ID!, $to: ID!) {
    moveUsers(from: $from, to: $to) {
      ... on UsersMoved {
        count
      }
      ...RefusalParts @unmask
    }
  }
`);
