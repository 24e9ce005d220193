import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { Card } from "../../components/card/Card.tsx";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { mailSectionName } from "../../domain/text/mail-section.ts";
import classes from "./chat.module.css";
import { TEST_CHAT_TARGET } from "./chat-documents.ts";
import type { StoredTarget } from "./chat-values.ts";
import { text } from "./text.ts";

const HERE = pathOf("1062");

interface TargetCardProps {
  target: StoredTarget;
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>;
}

/** One target: how it stands, a test, and what is posted to it. */
export function TargetCard({ target, onChanged }: TargetCardProps) {
  const { id, name, kind } = target;
  return (
    <Card
      title={name}
      help={text.kinds[kind as keyof typeof text.kinds]}
      actions={
        <Button component={Link} to={`${HERE}?id=${id}`} variant="default" size="xs" aria-label={text.editNamed(name)}>
          {text.edit}
        </Button>
      }
    >
      <Facts target={target} />
      <Settings target={target} />
      <Acts target={target} onChanged={onChanged} />
    </Card>
  );
}

function StateOf({ isStopped, lastError }: StoredTarget) {
  if (isStopped) return <StateTag tone="danger">{text.stopped}</StateTag>;
  return lastError === "" ? (
    <StateTag tone="ok">{text.active}</StateTag>
  ) : (
    <StateTag tone="warn">{text.retrying}</StateTag>
  );
}

function Facts({ target }: { target: StoredTarget }) {
  const { urlHost, isStopped, stopReason, lastError, lastSentAt, nextAttemptAt, waitingCount } = target;
  return (
    <dl className={classes.facts}>
      <dt>{text.state}</dt>
      <dd className={classes.name}>
        <StateOf {...target} />
        {waitingCount > 0 && text.waiting(waitingCount)}
      </dd>
      {isStopped && (
        <>
          <dt>{text.stopReason}</dt>
          <dd>
            {stopReason}
            <p className={`jp ${classes.help}`}>{text.wayBack}</p>
          </dd>
        </>
      )}
      {!isStopped && lastError !== "" && (
        <>
          <dt>{text.lastError}</dt>
          <dd>
            {lastError}
            {nextAttemptAt && ` ${text.nextAttempt(timeLabel(nextAttemptAt, "full"))}`}
          </dd>
        </>
      )}
      <dt>{text.host}</dt>
      <dd>{text.hostSet(urlHost)}</dd>
      <dt>{text.lastSent}</dt>
      <dd>{lastSentAt ? timeLabel(lastSentAt, "full") : text.never}</dd>
    </dl>
  );
}

const COLUMNS = [text.target, text.section, text.how, text.times, null];

const Settings = ({ target: { id: targetId, name: targetName, settings } }: { target: StoredTarget }) =>
  settings.length === 0 ? (
    <p>{text.noSettings}</p>
  ) : (
    <CardTable label={text.settingsOf(targetName)} columns={COLUMNS}>
      {settings.map(({ id, name, dataSection, alert, sendTimes }) => (
        <tr key={id}>
          <th scope="row">{name}</th>
          <td>{mailSectionName(dataSection)}</td>
          <td data-nowrap>{alert ? text.alsoAlert : text.digest}</td>
          <td>{sendTimes.join("、")}</td>
          <td>
            <Button
              component={Link}
              to={`${HERE}?id=${targetId}&setting=${id}`}
              variant="default"
              size="xs"
              aria-label={text.editNamed(`${targetName}の${name}`)}
            >
              {text.edit}
            </Button>
          </td>
        </tr>
      ))}
    </CardTable>
  );

function Acts({ target: { id, name }, onChanged }: TargetCardProps) {
  const [test, { loading }] = useMutation(TEST_CHAT_TARGET);
  const [outcome, tell] = useState("");
  const run = async () => {
    tell(text.testing);
    const { testChatTarget: answer } = (await test({ variables: { id } })).data;
    if (answer.__typename === "ChatTested") tell(answer.wasTaken ? text.tested(name) : text.testFailed(answer.message));
    else tell(answer.message);
    await onChanged();
  };
  return (
    <div className={classes.acts}>
      <Button
        component={Link}
        to={`${HERE}?id=${id}&setting=new`}
        variant="default"
        size="xs"
        aria-label={text.addSettingTo(name)}
      >
        {text.addSetting}
      </Button>
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
