import { graphql } from "../../__generated__/gql.ts";

/** Folders with their counts; with an article, whether each has it. */
export const CLIP_FOLDERS = graphql(`
  query ClipFolders($articleId: ID) {
    clipFolders(articleId: $articleId) {
      folder {
        id
        name
        shared
        groupName
        memberCount
      }
      counts {
        newspaper
        web
        magazine
      }
      handCount
      updatedAt
      updatedBy
      hasArticle
    }
  }
`);

export const SAVE_CLIP_FOLDER = graphql(`
  mutation SaveClipFolder($id: ID, $shared: Boolean!, $form: ClipFolderForm!) {
    saveClipFolder(id: $id, shared: $shared, form: $form) {
      ... on ClipFolder {
        id
        name
        shared
      }
      ... on Refusal {
        message
      }
      ... on InvalidForm {
        fieldErrors {
          field
          message
        }
      }
    }
  }
`);

export const CLIP_ARTICLES = graphql(`
  mutation ClipArticles($folderId: ID!, $ids: [ID!]!, $fromFolderId: ID) {
    clipArticles(folderId: $folderId, ids: $ids, fromFolderId: $fromFolderId) {
      ... on ClipsChanged {
        added
        removed
      }
      ... on Refusal {
        message
      }
    }
  }
`);

export const UNCLIP_ARTICLES = graphql(`
  mutation UnclipArticles($folderId: ID!, $ids: [ID!]!) {
    unclipArticles(folderId: $folderId, ids: $ids) {
      ... on ClipsChanged {
        added
        removed
      }
      ... on Refusal {
        message
      }
    }
  }
`);

/** Folders that have an article, as lists and reading pane show it. */
export const CLIPPED = graphql(`
  fragment Clipped on ArticleListItem {
    clippedIn {
      id
      name
    }
  }
`);

export const CLIPPED_FOLDER = graphql(`
  fragment NamedClipFolder on ClipFolder {
    id
    name
  }
`);

/** A record added by hand, as it was typed. */
export const HAND_RECORD = graphql(`
  fragment HandRecord on HandClip {
    id
    kind
    mediumName
    title
    day
    time
    programme
    extent
    note
    link
  }
`);
