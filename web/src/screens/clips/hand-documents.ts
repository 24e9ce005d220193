import { graphql } from "../../__generated__/gql.ts";

export const SAVE_HAND_CLIP = graphql(`
  mutation SaveHandClip($folderId: ID!, $id: ID, $form: HandClipForm!) {
    saveHandClip(folderId: $folderId, id: $id, form: $form) {
      ... on SavedHandClip {
        id
        title
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_HAND_CLIP = graphql(`
  mutation RemoveHandClip($folderId: ID!, $id: ID!, $version: Int!) {
    removeHandClip(folderId: $folderId, id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
