import { graphql } from "../../__generated__/gql.ts";

/** The user's feeds, and what a feed may be of. */
export const FEED_CARD = graphql(`
  query FeedCard {
    articleFeeds {
      id
      name
      dataKbn
      targetName
      expiresAt
      lastReadAt
    }
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
    clipFolders {
      folder {
        id
        name
      }
    }
  }
`);

export const CREATE_ARTICLE_FEED = graphql(`
  mutation CreateArticleFeed($form: ArticleFeedForm!) {
    createArticleFeed(form: $form) {
      ... on ArticleFeedCreated {
        id
        atomUrl
        jsonUrl
      }
      ...RefusalParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REVOKE_ARTICLE_FEED = graphql(`
  mutation RevokeArticleFeed($id: ID!) {
    revokeArticleFeed(id: $id) {
      done
    }
  }
`);
