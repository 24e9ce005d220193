import { useMutation, useQuery } from "@apollo/client/react";
import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { WebhookDeliveriesQuery } from "../../__generated__/graphql.ts";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { DateField } from "../../components/date-field/DateField.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { isDay, timeLabel, todayInTokyo } from "../../domain/day.ts";
import { text } from "./text.ts";
import { REPLAY_WEBHOOK, WEBHOOK_DELIVERIES } from "./webhook-documents.ts";
import type { StoredWebhook } from "./webhook-values.ts";
import classes from "./webhooks.module.css";

type Delivery = WebhookDeliveriesQuery["webhookDeliveries"][number];
/** What goes again: one delivery, or all that were given up since a moment. */
type Again = { deliveryId: string } | { since: string };

interface DeliveriesProps {
  webhook: StoredWebhook;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

/** What a webhook got last; one of them, or what did not get through, can be sent again. */
export function Deliveries({ webhook: { id, isStopped, failedCount }, onChanged }: DeliveriesProps) {
  const [failedOnly, narrow] = useState(false);
  const [outcome, tell] = useState("");
  const query = useQuery(WEBHOOK_DELIVERIES, { variables: { id, failedOnly }, ...SHOWN });
  const [replay, { loading }] = useMutation(REPLAY_WEBHOOK);
  const again = async (what: Again) => {
    tell(text.replaying);
    const { replayWebhook: answer } = (await replay({ variables: { id, ...what } })).data;
    if (answer.__typename === "WebhookReplayed")
      tell(answer.count > 0 ? text.replayed(answer.count) : text.nothingToReplay);
    else tell(answer.message);
    await Promise.all([query.refetch(), onChanged()]);
  };
  const mayReplay = !isStopped && !loading;
  return (
    <>
      <div className={classes.filter}>
        <Checkbox
          checked={failedOnly}
          onChange={({ currentTarget }) => narrow(currentTarget.checked)}
          label={text.failedOnly}
        />
        {failedCount > 0 && !isStopped && <ReplayAll disabled={loading} onReplay={(since) => again({ since })} />}
        <span role="status">{outcome}</span>
      </div>
      <QueryState query={query} failed={text.deliveriesFailed}>
        {({ webhookDeliveries: deliveries }) =>
          deliveries.length === 0 ? (
            <p>{failedOnly ? text.noFailed : text.noDeliveries}</p>
          ) : (
            <CardTable label={text.deliveries} columns={COLUMNS} numeric={[text.attempts, text.response]}>
              {deliveries.map((delivery) => (
                <Row
                  key={delivery.id}
                  delivery={delivery}
                  onReplay={mayReplay ? () => void again({ deliveryId: delivery.id }) : null}
                />
              ))}
            </CardTable>
          )
        }
      </QueryState>
    </>
  );
}

const COLUMNS = [text.at, text.what2, text.result, text.attempts, text.response, text.detail, null];
const TONES = { queued: "info", sent: "ok", failed: "danger", skipped: "info" } as const;

interface RowProps {
  delivery: Delivery;
  /** null: it cannot go again just now. */
  onReplay: (() => void) | null;
}

function Row({ delivery, onReplay }: RowProps) {
  const { event, subject, occurredAt, attemptCount, responseStatus } = delivery;
  const state = delivery.state as keyof typeof TONES;
  return (
    <tr>
      <th scope="row" data-nowrap>
        {timeLabel(occurredAt, "full")}
      </th>
      <td>
        {text.event(event)}
        {subject !== "" && <div className={classes.detail}>{subject}</div>}
      </td>
      <td data-nowrap>
        <StateTag tone={TONES[state]}>{text.states[state]}</StateTag>
      </td>
      <td data-numeric>{text.attemptCount(attemptCount)}</td>
      <td data-numeric>{responseStatus ?? text.noResponse}</td>
      <td className={classes.detail}>{detailOf(delivery)}</td>
      <td>
        {onReplay && state !== "queued" && (
          <Button
            variant="default"
            size="xs"
            onClick={onReplay}
            aria-label={text.replayOf(subject === "" ? text.event(event) : subject)}
          >
            {text.replay}
          </Button>
        )}
      </td>
    </tr>
  );
}

const detailOf = ({ message, nextAttemptAt, replayedAt }: Delivery): string =>
  [
    message,
    nextAttemptAt ? text.next(timeLabel(nextAttemptAt, "full")) : "",
    replayedAt ? text.replayedAt(timeLabel(replayedAt, "full")) : "",
  ]
    .filter((part) => part !== "")
    .join(" ");

interface ReplayAllProps {
  disabled: boolean;
  onReplay: (since: string) => Promise<void>;
}

/** All that were given up since the beginning of a day in Tokyo. */
function ReplayAll({ disabled, onReplay }: ReplayAllProps) {
  const [day, setDay] = useState("");
  const today = todayInTokyo(new Date());
  return (
    <>
      <DateField label={text.since} value={day} onChange={setDay} max={today} />
      <Button
        variant="default"
        size="xs"
        disabled={disabled || !isDay(day) || day > today}
        onClick={() => void onReplay(`${day}T00:00:00+09:00`)}
      >
        {text.replayAll}
      </Button>
    </>
  );
}
