import { useState } from "react";
import { LazyConfirmDialog } from "../../../components/confirm-dialog/LazyDialogs.tsx";
import { timeLabel } from "../../../domain/day.ts";
import classes from "../edition.module.css";
import type { Edition } from "../edition-store.ts";
import { editionText as text } from "../text.ts";
import { SideList, TextButton } from "./SideList.tsx";

export type EditionSend = Edition["sends"][number];

const SHOWN = 5;

interface SendsProps {
  sends: readonly EditionSend[];
  onTakeBack: (send: EditionSend) => void;
}

/** 送信と予約: what became of the editions of this target; one that is planned can be taken back, after a question. */
export function Sends({ sends, onTakeBack }: SendsProps) {
  const [all, setAll] = useState(false);
  const [asking, ask] = useState<EditionSend | null>(null);
  const shown = all ? sends : sends.slice(0, SHOWN);
  return (
    <>
      <SideList title={text.sends} count={sends.length} help={sends.length > 0 ? text.sendsHelp : text.sendsNone}>
        {shown.map((send) => (
          <SendRow key={send.id} send={send} onAsk={() => ask(send)} />
        ))}
        {shown.length < sends.length && (
          <li className={classes.sideMore}>
            <TextButton label={text.sendsMore} onClick={() => setAll(true)}>
              {text.sendsMore}
            </TextButton>
          </li>
        )}
      </SideList>
      {asking && (
        <LazyConfirmDialog
          title={text.takeBackTitle(timeLabel(asking.at, "full"))}
          help={text.takeBackHelp}
          confirm={text.takeBack}
          onConfirm={() => {
            ask(null);
            onTakeBack(asking);
          }}
          onClose={() => ask(null)}
        />
      )}
    </>
  );
}

function SendRow({ send, onAsk }: { send: EditionSend; onAsk: () => void }) {
  const at = timeLabel(send.at, "full");
  const { [send.status as keyof typeof text.sendStates]: state = "" } = text.sendStates;
  return (
    <li className={classes.sideRow}>
      <div className={classes.told}>
        <p className={classes.sideTitle}>
          <span className={classes.sendState} data-status={send.status}>
            {state}
          </span>
          {at}
        </p>
        <p className={classes.line}>{text.sendTold(send.articleCount, send.addressCount, send.by)}</p>
        {send.failedCount > 0 && <p className={classes.sendFailed}>{text.sendFailed(send.failedCount)}</p>}
      </div>
      {send.canCancel && (
        <TextButton label={text.takeBackNamed(at)} onClick={onAsk}>
          {text.takeBack}
        </TextButton>
      )}
    </li>
  );
}
