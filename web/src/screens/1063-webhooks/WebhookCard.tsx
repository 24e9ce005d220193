import { useMutation } from "@apollo/client/react";
import { pathOf } from "../../domain/screen-path.ts";
import { ReceiverCard } from "../../features/receivers/ReceiverCard.tsx";
import { ReceiverFacts } from "../../features/receivers/ReceiverFacts.tsx";
import { ReceiverTest } from "../../features/receivers/ReceiverTest.tsx";
import { text } from "./text.ts";
import { TEST_WEBHOOK } from "./webhook-documents.ts";
import type { StoredWebhook } from "./webhook-values.ts";

interface WebhookCardProps {
  webhook: StoredWebhook;
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>;
}

/** One webhook: how it stands, what it is told of, and a test. */
export function WebhookCard({ webhook, onChanged }: WebhookCardProps) {
  const { id, name, events, failedCount } = webhook;
  const [test] = useMutation(TEST_WEBHOOK);
  return (
    <ReceiverCard name={name} editor={`${pathOf("1063")}?id=${id}`}>
      <ReceiverFacts
        of={webhook}
        verb="送信"
        wayBack={text.wayBack}
        own={[
          [text.eventsTold, events.map(text.event).join("、")],
          [text.theme, themeOf(webhook)],
        ]}
        last={[failedCount > 0 && [text.failedDeliveries, text.failedCount(failedCount)]]}
      />
      <ReceiverTest
        name={name}
        verb="送信"
        test={async () => (await test({ variables: { id } })).data.testWebhook}
        onChanged={onChanged}
      />
    </ReceiverCard>
  );
}

function themeOf({ themeId, themeName }: StoredWebhook): string {
  return themeId === null ? text.everyTheme : (themeName ?? text.themeGone);
}
