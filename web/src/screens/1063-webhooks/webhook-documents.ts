import { graphql } from "../../__generated__/gql.ts";

export const WEBHOOKS = graphql(`
  query Webhooks {
    webhooks {
      id
      name
      urlHost
      events
      themeId
      themeName
      isStopped
      stopReason
      lastError
      lastSentAt
      nextAttemptAt
      waitingCount
      failedCount
      formerSecretUntil
      version
    }
  }
`);

export const WEBHOOK_THEMES = graphql(`
  query WebhookThemes {
    mailTargets {
      targets {
        dataKbn
        id
        name
      }
    }
  }
`);

export const WEBHOOK_DELIVERIES = graphql(`
  query WebhookDeliveries($id: ID!, $failedOnly: Boolean!) {
    webhookDeliveries(id: $id, failedOnly: $failedOnly) {
      id
      messageId
      event
      subject
      occurredAt
      state
      attemptCount
      responseStatus
      message
      nextAttemptAt
      replayedAt
      endedAt
    }
  }
`);

export const SAVE_WEBHOOK = graphql(`
  mutation SaveWebhook($id: ID, $form: WebhookForm!) {
    saveWebhook(id: $id, form: $form) {
      ... on WebhookSaved {
        id
        signingSecret
      }
      ...RefusalParts @unmask
      ...ConflictParts @unmask
      ...FaultParts @unmask
    }
  }
`);

export const REMOVE_WEBHOOK = graphql(`
  mutation RemoveWebhook($id: ID!, $version: Int!) {
    removeWebhook(id: $id, version: $version) {
      ... on ChangeDone {
        done
      }
      ...RefusalParts @unmask
    }
  }
`);

export const TEST_WEBHOOK = graphql(`
  mutation TestWebhook($id: ID!) {
    testWebhook(id: $id) {
      ... on WebhookTested {
        wasTaken
        message
      }
      ...RefusalParts @unmask
    }
  }
`);

export const REPLAY_WEBHOOK = graphql(`
  mutation ReplayWebhook($id: ID!, $deliveryId: ID, $since: DateTime) {
    replayWebhook(id: $id, deliveryId: $deliveryId, since: $since) {
      ... on WebhookReplayed {
        count
      }
      ...RefusalParts @unmask
    }
  }
`);
