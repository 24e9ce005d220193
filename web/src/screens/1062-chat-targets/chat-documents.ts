import { graphql } from "../../__generated__/gql.ts";

export const CHAT_TARGETS = graphql(`
  query ChatTargets {
    chatTargets {
      id
      kind
      name
      urlHost
      isStopped
      stopReason
      stoppedAt
      lastError
      lastFailedAt
      lastSentAt
      nextAttemptAt
      waitingCount
      formerSecretUntil
      version
      settings {
        id
        dataKbn
        sourceId
        name
        dataSection
        sendTimes
        zeroArticleEmail
        alert
        quietStartTime
        quietEndTime
        alertMaxCount
        alertMainOnly
        holidayRule
        weekendsOff
        version
      }
    }
  }
`);

export const CHAT_SOURCES = graphql(`
  query ChatSources {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);

export const CHAT_POSTS = graphql(`
  query ChatPosts($id: ID!) {
    chatPosts(id: $id) {
      id
      name
      isAlert
      articleCount
      dueAt
      endedAt
      status
      message
      maybeTwice
    }
  }
`);

export const SAVE_CHAT_TARGET = graphql(`
  mutation SaveChatTarget($id: ID, $form: ChatTargetForm!) {
    saveChatTarget(id: $id, form: $form) {
      ... on ChatTargetSaved {
        id
        signingSecret
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_CHAT_TARGET = graphql(`
  mutation RemoveChatTarget($id: ID!, $version: Int!) {
    removeChatTarget(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const TEST_CHAT_TARGET = graphql(`
  mutation TestChatTarget($id: ID!) {
    testChatTarget(id: $id) {
      ... on ChatTested {
        wasTaken
        message
      }
      ...RefusalParts @unmask
    }
  }
`);

export const SAVE_CHAT_SETTING = graphql(`
  mutation SaveChatSetting($targetId: ID!, $id: ID, $form: ChatSettingForm!) {
    saveChatSetting(targetId: $targetId, id: $id, form: $form) {
      ... on ChatSettingSaved {
        id
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_CHAT_SETTING = graphql(`
  mutation RemoveChatSetting($targetId: ID!, $id: ID!, $version: Int!) {
    removeChatSetting(targetId: $targetId, id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);
