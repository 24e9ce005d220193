import { graphql } from "../../__generated__/gql.ts";

export const FEEDS_SCREEN = graphql(`
  query FeedsScreen {
    feedSources {
      id
      url
      contractId
      contractCode
      mediaName
      everyMinutes
      state
      nextAt
      lastSuccessAt
      lastArticleAt
      lastErrorAt
      lastError
      failures
      articles
      articlesPerDay
    }
  }
`);

export const TRY_FEED = graphql(`
  mutation TryFeed($url: String!) {
    tryFeed(url: $url) {
      reason
      kind
      movedTo
      count
      refused
      articles {
        title
        at
      }
    }
  }
`);

export const SAVE_FEED = graphql(`
  mutation SaveFeedSource($feed: FeedSourceInput!) {
    saveFeedSource(feed: $feed) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REMOVE_FEED = graphql(`
  mutation RemoveFeedSource($id: ID!) {
    removeFeedSource(id: $id) {
      ... on BackOfficeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
