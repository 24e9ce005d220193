import { graphql } from "../../__generated__/gql.ts";

export const USERS_SCREEN = graphql(`
  query UsersScreen($filter: UserFilter, $sortKey: UserSortKey!, $descending: Boolean!, $page: Int!, $pageSize: Int!) {
    users(filter: $filter, sortKey: $sortKey, descending: $descending, page: $page, pageSize: $pageSize) {
      users {
        userId
        userGroupId
        userGroupName
        name
        email
        userAuthority
        mcUserAuthority
        scUserAuthority
        topicsCreation
        ipRestriction
        loginStop
        passwordSet
        secondFactor
        state
        invitationEnd
        invitationFault
        lockedUntil
        lastLoginAt
        version
      }
      total
    }
    userGroupChoices {
      id
      name
      userCount
    }
  }
`);

export const CHANGE_USERS = graphql(`
  mutation ChangeUsers($change: UsersChange!, $userIds: [ID!]!, $userGroupId: ID) {
    changeUsers(change: $change, userIds: $userIds, userGroupId: $userGroupId) {
      ... on ChangedUsers {
        changedCount
        refused {
          userId
          name
          message
        }
      }
      ...RefusalParts @unmask
    }
  }
`);

export const DELETED_USERS = graphql(`
  query DeletedUsers {
    deletedUsers {
      userId
      name
      userGroupId
      deletedAt
      restorable
    }
    userGroupChoices {
      id
      name
      userCount
    }
  }
`);

export const RESTORE_USER = graphql(`
  mutation RestoreUser($userId: ID!, $userGroupId: ID) {
    restoreUser(userId: $userId, userGroupId: $userGroupId) {
      ... on SavedUser {
        userId
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const RESET_FACTOR = graphql(`
  mutation ResetUserSecondFactor($userId: ID!) {
    resetUserSecondFactor(userId: $userId) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
