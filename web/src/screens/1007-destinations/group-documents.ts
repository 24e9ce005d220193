import { graphql } from "../../__generated__/gql.ts";

export const ADDRESS_GROUPS = graphql(`
  query AddressGroups {
    addressGroups {
      id
      name
      addresses
      version
    }
  }
`);

export const SAVE_ADDRESS_GROUP = graphql(`
  mutation SaveAddressGroup($id: ID, $form: AddressGroupForm!) {
    saveAddressGroup(id: $id, form: $form) {
      ... on AddressGroup {
        id
        name
        addresses
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_ADDRESS_GROUP = graphql(`
  mutation RemoveAddressGroup($id: ID!, $version: Int!) {
    removeAddressGroup(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
