import "../../design/edit-form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { useSearchParams } from "react-router";
import { EDITED } from "../../bff/fetch-policies.ts";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { GoneState } from "../../components/refused-state/GoneState.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { ReceiverList } from "../../features/receivers/ReceiverList.tsx";
import { text } from "./text.ts";
import { WebhookCard } from "./WebhookCard.tsx";
import { WebhookEditor } from "./WebhookEditor.tsx";
import { WEBHOOKS } from "./webhook-documents.ts";
import type { StoredWebhook } from "./webhook-values.ts";

const HERE = pathOf("1063");
const NEW = "new";

/** Screen 1063: receivers of the contract's events; ?id= edits one of them, `new` a new one. */
export default function WebhooksScreen() {
  const [params] = useSearchParams();
  const query = useQuery(WEBHOOKS, EDITED);
  const read = () => query.refetch().then(({ data }) => data?.webhooks ?? []);
  return (
    <QueryState query={query} failed={text.failed} heading="h1">
      {({ webhooks }) => <Shown webhooks={webhooks} id={params.get("id")} read={read} />}
    </QueryState>
  );
}

interface ShownProps {
  webhooks: readonly StoredWebhook[];
  id: string | null;
  read: () => Promise<readonly StoredWebhook[]>;
}

function Shown({ webhooks, id, read }: ShownProps) {
  if (id === null) return <WebhookList webhooks={webhooks} onChanged={read} />;
  const stored = webhooks.find((each) => each.id === id) ?? null;
  if (stored === null && id !== NEW) return <GoneState list={HERE} />;
  const readStored = async () => (await read()).find((each) => each.id === id) ?? null;
  return <WebhookEditor key={id} stored={stored} onChanged={read} readStored={readStored} />;
}

interface ListProps {
  webhooks: readonly StoredWebhook[];
  onChanged: () => Promise<unknown>;
}

const WebhookList = ({ webhooks, onChanged }: ListProps) => (
  <ReceiverList title={text.title} lead={text.lead} add={text.add} addTo={`${HERE}?id=${NEW}`} none={text.none}>
    {webhooks.map((webhook) => (
      <WebhookCard key={webhook.id} webhook={webhook} onChanged={onChanged} />
    ))}
  </ReceiverList>
);
