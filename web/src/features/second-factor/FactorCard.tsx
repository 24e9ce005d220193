import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import type { SecondFactorCardsQuery } from "../../__generated__/graphql.ts";
import { Card } from "../../components/card/Card.tsx";
import list from "../../components/row-list/row-list.module.css";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import { BeginApp, ConfirmApp, NewPasskey, PasswordStep, RecoveryCodes } from "./FactorSteps.tsx";
import classes from "./second-factor.module.css";
import { REMOVE_APP, REMOVE_PASSKEY, RENEW_CODES } from "./second-factor-documents.ts";
import { factorText as text } from "./text.ts";

export type Factor = SecondFactorCardsQuery["secondFactor"];

type Step =
  | { kind: "beginApp" }
  | { kind: "passkey" }
  | { kind: "removeApp" }
  | { kind: "renew" }
  | { kind: "app"; secret: string; uri: string }
  | { kind: "removePasskey"; id: string; name: string }
  | { kind: "codes"; codes: readonly string[]; said: string };

/** App, passkeys and recovery codes: what there is, and how it changes. */
export function FactorCard({ factor, again }: { factor: Factor; again: () => Promise<unknown> }) {
  const [step, go] = useState<Step | null>(null);
  const { said, act } = useAction();
  const end = (sentence: string) => {
    go(null);
    void act(async () => {
      await again();
      return sentence;
    });
  };
  const taken = (codes: readonly string[], sentence: string) =>
    codes.length > 0 ? go({ kind: "codes", codes, said: sentence }) : end(sentence);
  return (
    <Card title={text.title} help={factor.demanded ? `${text.help}${text.demanded}` : text.help}>
      <SaidLine said={said} />
      {step ? <StepOf step={step} go={go} taken={taken} end={end} /> : <Methods factor={factor} go={go} />}
    </Card>
  );
}

interface StepOfProps {
  step: Step;
  go: (step: Step | null) => void;
  taken: (codes: readonly string[], sentence: string) => void;
  end: (sentence: string) => void;
}

function StepOf({ step, go, taken, end }: StepOfProps) {
  const [removeApp] = useMutation(REMOVE_APP);
  const [removePasskey] = useMutation(REMOVE_PASSKEY);
  const [renew] = useMutation(RENEW_CODES);
  const onCancel = () => go(null);
  const done = (codes: readonly string[]) => taken(codes, text.done);
  if (step.kind === "codes") return <RecoveryCodes codes={step.codes} onClose={() => end(step.said)} />;
  if (step.kind === "beginApp")
    return <BeginApp onBegun={({ secret, uri }) => go({ kind: "app", secret, uri })} onCancel={onCancel} />;
  if (step.kind === "app") return <ConfirmApp begun={step} onTaken={done} onCancel={onCancel} />;
  if (step.kind === "passkey") return <NewPasskey onTaken={done} onCancel={onCancel} />;
  if (step.kind === "renew")
    return (
      <PasswordStep
        title={text.renewTitle}
        help={text.renewHelp}
        send={async (form) => (await renew({ variables: { form } })).data.renewRecoveryCodes}
        onDone={(answer) => answer.__typename === "SecondFactorChanged" && taken(answer.recoveryCodes, "")}
        onCancel={onCancel}
      />
    );
  const send = async (form: { ownPassword: string }) =>
    step.kind === "removeApp"
      ? (await removeApp({ variables: { form } })).data.removeUserAuthenticator
      : (await removePasskey({ variables: { id: step.id, form } })).data.removePasskey;
  return (
    <PasswordStep
      title={text.removeTitle(step.kind === "removeApp" ? text.app : step.name)}
      help={text.removeHelp}
      send={send}
      onDone={() => end(text.removed)}
      onCancel={onCancel}
    />
  );
}

function Methods({ factor, go }: { factor: Factor; go: (step: Step) => void }) {
  const { authenticator, passkeys, recoveryCodeCount } = factor;
  return (
    <ul className={list.rows}>
      <Row
        name={text.app}
        tag={<SetTag isSet={authenticator} />}
        buttons={
          <>
            <Small onClick={() => go({ kind: "beginApp" })}>{authenticator ? text.change : text.setUp}</Small>
            {authenticator && (
              <Small label={text.removeNamed(text.app)} onClick={() => go({ kind: "removeApp" })}>
                {text.remove}
              </Small>
            )}
          </>
        }
      />
      {passkeys.map(({ id, name, createdAt, lastUsedAt }) => (
        <Row
          key={id}
          name={name}
          tag={<StateTag tone="plain">{text.passkey}</StateTag>}
          facts={[
            text.created(timeLabel(createdAt, "full")),
            lastUsedAt ? text.lastUsed(timeLabel(lastUsedAt, "full")) : text.neverUsed,
          ]}
          buttons={
            <Small label={text.removeNamed(name)} onClick={() => go({ kind: "removePasskey", id, name })}>
              {text.remove}
            </Small>
          }
        />
      ))}
      <Row
        name={text.passkey}
        tag={passkeys.length === 0 && <SetTag isSet={false} />}
        facts={passkeys.length === 0 ? [text.noPasskeys] : []}
        buttons={<Small onClick={() => go({ kind: "passkey" })}>{text.addPasskey}</Small>}
      />
      {(authenticator || passkeys.length > 0) && (
        <Row
          name={text.codes}
          facts={[text.codesLeft(recoveryCodeCount)]}
          buttons={
            <Small label={text.renewNamed} onClick={() => go({ kind: "renew" })}>
              {text.renew}
            </Small>
          }
        />
      )}
    </ul>
  );
}

const SetTag = ({ isSet }: { isSet: boolean }) => (
  <StateTag tone={isSet ? "ok" : "plain"}>{isSet ? text.set : text.unset}</StateTag>
);

interface RowProps {
  name: string;
  tag?: ReactNode;
  facts?: readonly string[];
  buttons: ReactNode;
}

export const Row = ({ name, tag, facts = [], buttons }: RowProps) => (
  <li className={list.row}>
    <div>
      <p className={list.name}>
        {name}
        {tag}
      </p>
      <p className={list.facts}>
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
      </p>
    </div>
    <div className={classes.buttons}>{buttons}</div>
  </li>
);

export const Small = ({ label, onClick, children }: { label?: string; onClick: () => void; children: string }) => (
  <Button variant="default" size="xs" {...(label !== undefined && { "aria-label": label })} onClick={onClick}>
    {children}
  </Button>
);
