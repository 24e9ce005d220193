import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { ConfirmDialog } from "../../../components/confirm-dialog/ConfirmDialog.tsx";
import { type Trouble, troubleOf } from "../../../components/form/outcome.ts";
import { timeLabel } from "../../../domain/day.ts";
import type { Selection } from "../../../domain/selection.ts";
import { APPROVE_EDITION, WITHDRAW_EDITION_APPROVAL } from "../morning-documents.ts";
import { morningText as text } from "../morning-text.ts";
import { editionText } from "../text.ts";
import type { Morning } from "../use-morning.ts";
import classes from "./morning.module.css";

interface ApprovalBoxProps {
  selection: Selection;
  request: NonNullable<Morning["request"]>;
  act: (run: () => Promise<string | Trouble | null>) => Promise<void>;
  /** Reads anew what is shown. */
  read: () => Promise<unknown>;
}

/** A draft that waits: how it is to be sent, and what may be done with it. */
export function ApprovalBox({ selection, request, act, read }: ApprovalBoxProps) {
  const [asks, setAsks] = useState(false);
  const [approve] = useMutation(APPROVE_EDITION);
  const [withdraw] = useMutation(WITHDRAW_EDITION_APPROVAL);
  const { version, by, at, own, articleCount, addresses, subject, text: words } = request;
  const variables = { request: { target: selection, version } };
  const onApprove = () =>
    act(async () => {
      setAsks(false);
      const answer = (await approve({ variables })).data.approveEdition;
      await read();
      if (answer.__typename !== "MailEditionSent") return troubleOf(answer);
      const reached = answer.rows.filter(({ failed }) => !failed).length;
      const rest = answer.rows.filter(({ failed }) => failed).map(({ address, message }) => `${address}（${message}）`);
      return [reached === 0 ? editionText.noneSent : text.approved(answer.articleCount, reached), ...rest].join(" ");
    });
  const onWithdraw = () =>
    act(async () => {
      const trouble = troubleOf((await withdraw({ variables })).data.withdrawEditionApproval);
      await read();
      return trouble ?? text.gaveBack;
    });
  return (
    <section className={classes.approval} aria-label={text.states.waiting}>
      <p className="jp">
        <b>{text.asked(by, timeLabel(at, "short").slice(-5))}</b>
        {text.askedWhat(articleCount, addresses.length)}
        {subject !== "" && ` ${text.askedSubject(subject)}`}
      </p>
      <dl className={classes.facts}>
        <dt>{text.askedTo}</dt>
        <dd>{addresses.join("、")}</dd>
        {words !== "" && (
          <>
            <dt>{text.askedText}</dt>
            <dd className={classes.words}>{words}</dd>
          </>
        )}
      </dl>
      <div className={classes.acts}>
        {own && <span className={classes.weak}>{text.ownRequest}</span>}
        <Button size="xs" variant="default" onClick={() => void onWithdraw()}>
          {own ? text.withdraw : text.giveBack}
        </Button>
        {!own && (
          <Button size="xs" onClick={() => setAsks(true)}>
            {text.approve}
          </Button>
        )}
      </div>
      {asks && (
        <ConfirmDialog
          calm
          title={text.approveTitle}
          help={text.approveHelp(articleCount, addresses.length)}
          confirm={text.approve}
          onConfirm={() => void onApprove()}
          onClose={() => setAsks(false)}
        />
      )}
    </section>
  );
}
