import { graphql } from "../../__generated__/gql.ts";

export const USER_SCREEN = graphql(`
  query UserScreen($userId: ID!, $isNew: Boolean!) {
    user(userId: $userId) @skip(if: $isNew) {
      userId
      userGroupId
      userGroupName
      name
      email
      userAuthority
      mcUserAuthority
      scUserAuthority
      topicsCreation
      themeBrowsing
      ipRestriction
      loginStop
      passChangeStop
      systemMailStop
      scUserId
      scUserPwSet
      passwordSet
      secondFactor
      state
      invitationEnd
      invitationFault
      lastLoginAt
      version
    }
    userGroupChoices {
      id
      name
      userCount
    }
  }
`);

export const SAVE_USER = graphql(`
  mutation SaveUser($form: UserForm!) {
    saveUser(form: $form) {
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

export const REMOVE_USER = graphql(`
  mutation RemoveUser($userId: ID!, $version: Int!) {
    removeUser(userId: $userId, version: $version) {
      ... on UserRemoved {
        done
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
    }
  }
`);

export const ASK_FOR_RESET = graphql(`
  mutation AskForReset($form: PasswordResetRequestForm!) {
    requestPasswordReset(form: $form) {
      ... on PasswordResetRequested {
        done
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);
