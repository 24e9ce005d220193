import { graphql } from "../../__generated__/gql.ts";

/** What lies in a folder, in its order. */
export const CLIPS = graphql(`
  query Clips($folderId: ID!) {
    clips(folderId: $folderId) {
      ... on Clips {
        folder {
          id
          name
          shared
          groupName
          memberCount
        }
        clips {
          article {
            ...ListedArticle @unmask
            ...ClipPaper @unmask
          }
          position
          note
          notedBy
          notedAt
          clippedBy
        }
        handClips {
          ...HandRecord @unmask
          addedBy
          version
          position
        }
        unavailableCount
        withdrawn {
          id
          mediaName
        }
      }
      ... on Refusal {
        message
      }
    }
  }
`);

/** What an order and a print name an article by. */
export const CLIP_PAPER = graphql(`
  fragment ClipPaper on ArticleListItem {
    title
    mediaName
    ... on NewspaperArticle {
      noImage
      noText
    }
  }
`);

export const NOTE_CLIP = graphql(`
  mutation NoteClip($folderId: ID!, $articleId: ID!, $form: ClipNoteForm!) {
    noteClip(folderId: $folderId, articleId: $articleId, form: $form) {
      ... on ClipNote {
        note
        notedAt
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

export const ORDER_CLIPS = graphql(`
  mutation OrderClips($folderId: ID!, $ids: [ID!]!) {
    orderClips(folderId: $folderId, ids: $ids) {
      ... on ClipsChanged {
        added
      }
      ... on Refusal {
        message
      }
    }
  }
`);

export const REMOVE_CLIP_FOLDER = graphql(`
  mutation RemoveClipFolder($id: ID!) {
    removeClipFolder(id: $id) {
      ... on ClipsChanged {
        removed
      }
      ... on Refusal {
        message
      }
    }
  }
`);
