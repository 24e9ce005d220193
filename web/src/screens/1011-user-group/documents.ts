import { graphql } from "../../__generated__/gql.ts";

export const USER_GROUP_SCREEN = graphql(`
  query UserGroupScreen($id: ID) {
    userGroupForm(id: $id) {
      group {
        ...UserGroupLine @unmask
      }
      mailSettings {
        dataSection
        count
      }
      choices {
        sections
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

export const SAVE_USER_GROUP = graphql(`
  mutation SaveUserGroup($id: ID, $version: Int, $form: UserGroupForm!) {
    saveUserGroup(id: $id, version: $version, form: $form) {
      ... on UserGroupSaved {
        id
        version
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
      ...ConflictParts @unmask
    }
  }
`);
