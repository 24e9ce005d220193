import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card/Card.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { text } from "./text.ts";
import { TEST_WEBHOOK } from "./webhook-documents.ts";
import type { StoredWebhook } from "./webhook-values.ts";
import classes from "./webhooks.module.css";

interface WebhookCardProps {
  webhook: StoredWebhook;
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>;
}

/** One webhook: how it stands, what it is told of, and a test. */
export const WebhookCard = ({ webhook, onChanged }: WebhookCardProps) => (
  <Card
    title={webhook.name}
    actions={
      <Button
        component={Link}
        to={`${pathOf("1063")}?id=${webhook.id}`}
        variant="default"
        size="xs"
        aria-label={text.editNamed(webhook.name)}
      >
        {text.edit}
      </Button>
    }
  >
    <Facts webhook={webhook} />
    <Acts webhook={webhook} onChanged={onChanged} />
  </Card>
);

function StateOf({ isStopped, lastError }: StoredWebhook) {
  if (isStopped) return <StateTag tone="danger">{text.stopped}</StateTag>;
  return lastError === "" ? (
    <StateTag tone="ok">{text.active}</StateTag>
  ) : (
    <StateTag tone="warn">{text.retrying}</StateTag>
  );
}

function themeOf({ themeId, themeName }: StoredWebhook): string {
  return themeId === null ? text.everyTheme : (themeName ?? text.themeGone);
}

function Facts({ webhook }: { webhook: StoredWebhook }) {
  const { events, urlHost, lastSentAt, waitingCount, failedCount } = webhook;
  return (
    <dl className={classes.facts}>
      <dt>{text.state}</dt>
      <dd className={classes.state}>
        <StateOf {...webhook} />
        {waitingCount > 0 && text.waiting(waitingCount)}
      </dd>
      <Trouble {...webhook} />
      <dt>{text.eventsTold}</dt>
      <dd>{events.map(text.event).join("、")}</dd>
      <dt>{text.theme}</dt>
      <dd>{themeOf(webhook)}</dd>
      <dt>{text.host}</dt>
      <dd>{text.hostSet(urlHost)}</dd>
      <dt>{text.lastSent}</dt>
      <dd>{lastSentAt ? timeLabel(lastSentAt, "full") : text.never}</dd>
      {failedCount > 0 && (
        <>
          <dt>{text.failedDeliveries}</dt>
          <dd>{text.failedCount(failedCount)}</dd>
        </>
      )}
    </dl>
  );
}

function Trouble({ isStopped, stopReason, lastError, nextAttemptAt }: StoredWebhook) {
  if (isStopped)
    return (
      <>
        <dt>{text.stopReason}</dt>
        <dd>
          {stopReason}
          <p className={`jp ${classes.help}`}>{text.wayBack}</p>
        </dd>
      </>
    );
  return (
    lastError !== "" && (
      <>
        <dt>{text.lastError}</dt>
        <dd>
          {lastError}
          {nextAttemptAt && ` ${text.nextAttempt(timeLabel(nextAttemptAt, "full"))}`}
        </dd>
      </>
    )
  );
}

function Acts({ webhook: { id, name }, onChanged }: WebhookCardProps) {
  const [test, { loading }] = useMutation(TEST_WEBHOOK);
  const [outcome, tell] = useState("");
  const run = async () => {
    tell(text.testing);
    const { testWebhook: answer } = (await test({ variables: { id } })).data;
    if (answer.__typename === "WebhookTested")
      tell(answer.wasTaken ? text.tested(name) : text.testFailed(answer.message));
    else tell(answer.message);
    await onChanged();
  };
  return (
    <div className={classes.acts}>
      <Button
        variant="default"
        size="xs"
        disabled={loading}
        aria-label={text.testNamed(name)}
        onClick={() => void run()}
      >
        {text.test}
      </Button>
      <span role="status">{outcome}</span>
    </div>
  );
}
