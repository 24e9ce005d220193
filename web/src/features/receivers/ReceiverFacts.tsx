import { type Fact, Facts } from "../../components/facts/Facts.tsx";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { timeLabel } from "../../domain/day.ts";
import classes from "./receiver.module.css";
import { receiverText as text, type Verb } from "./text.ts";

export interface ReceiverState {
  urlHost: string;
  isStopped: boolean;
  stopReason: string;
  lastError: string;
  lastSentAt: string | null;
  nextAttemptAt: string | null;
  waitingCount: number;
}

interface ReceiverFactsProps {
  of: ReceiverState;
  verb: Verb;
  /** How a stopped one is brought back. */
  wayBack: string;
  /** Of the screen's own, above the URL. */
  own?: readonly Fact[];
  /** Of the screen's own, at the end. */
  last?: readonly Fact[];
}

/** How a receiver stands: whether it takes what is sent, what went wrong, and what the screen knows besides. */
export function ReceiverFacts({ of: receiver, verb, wayBack, own = [], last = [] }: ReceiverFactsProps) {
  const { urlHost, isStopped, lastError, lastSentAt, waitingCount } = receiver;
  return (
    <Facts
      facts={[
        [
          text.state,
          <span key="state" className={classes.state}>
            <StateOf of={receiver} verb={verb} />
            {waitingCount > 0 && text.waiting(verb, waitingCount)}
          </span>,
        ],
        isStopped && [text.stopReason, <Stop key="stop" of={receiver} wayBack={wayBack} />],
        !isStopped && lastError !== "" && [text.lastError, <Retry key="retry" of={receiver} verb={verb} />],
        ...own,
        [text.host, text.hostSet(urlHost)],
        [text.lastSent(verb), lastSentAt ? timeLabel(lastSentAt, "full") : text.never],
        ...last,
      ]}
    />
  );
}

function StateOf({ of: { isStopped, lastError, nextAttemptAt }, verb }: Pick<ReceiverFactsProps, "of" | "verb">) {
  if (isStopped) return <StateTag tone="danger">{text.stopped}</StateTag>;
  if (lastError === "") return <StateTag tone="ok">{text.active(verb)}</StateTag>;
  return <StateTag tone="warn">{nextAttemptAt ? text.retrying : text.failed(verb)}</StateTag>;
}

const Stop = ({ of: { stopReason }, wayBack }: Pick<ReceiverFactsProps, "of" | "wayBack">) => (
  <>
    {stopReason}
    <p className={`jp ${classes.help}`}>{wayBack}</p>
  </>
);

const Retry = ({ of: { lastError, nextAttemptAt }, verb }: Pick<ReceiverFactsProps, "of" | "verb">) => (
  <>
    {lastError} {nextAttemptAt ? text.nextAttempt(verb, timeLabel(nextAttemptAt, "full")) : text.givenUp(verb)}
  </>
);
