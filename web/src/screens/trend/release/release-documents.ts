import { graphql } from "../../../__generated__/gql.ts";

export const PRESS_RELEASES = graphql(`
  query PressReleases {
    pressReleases {
      id
      title
      day
      version
    }
  }
`);

export const TRACKED_RELEASE = graphql(`
  query TrackedRelease($id: ID!) {
    trackedRelease(id: $id) {
      release {
        id
        title
        day
        version
      }
      text
      period {
        start
        end
      }
      all {
        articleCount
        storyCount
        mediaCount
      }
      withoutReprints {
        articleCount
        storyCount
        mediaCount
      }
      kindCounts
      media {
        code
        name
        counts
      }
      pickups {
        articleId
        kind
        dataSection
        title
        mediaName
        day
        place
        isOnFirstPage
        releaseShare
        articleShare
      }
      readCount
      unreadCount
    }
  }
`);

export const SAVE_PRESS_RELEASE = graphql(`
  mutation SavePressRelease($id: ID, $form: PressReleaseForm!) {
    savePressRelease(id: $id, form: $form) {
      ... on PressRelease {
        id
        title
        day
        version
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_PRESS_RELEASE = graphql(`
  mutation RemovePressRelease($id: ID!, $version: Int!) {
    removePressRelease(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
