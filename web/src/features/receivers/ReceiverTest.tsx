import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import classes from "./receiver.module.css";
import { receiverText as text, type Verb } from "./text.ts";

/** What the receiver said, or the server's refusal. */
type Tested =
  | { __typename: string; wasTaken: boolean; message: string }
  | { __typename: "Refusal"; message: string; retryAfter: number | null; code: string };

interface ReceiverTestProps {
  name: string;
  verb: Verb;
  test: () => Promise<Tested>;
  /** Reads anew what is shown. */
  onChanged: () => Promise<unknown>;
  /** Buttons before it. */
  children?: ReactNode;
}

/** Sends a test to a receiver, and says whether it was taken. */
export function ReceiverTest({ name, verb, test, onChanged, children }: ReceiverTestProps) {
  const { busy, said, act } = useAction();
  const run = () =>
    act(async () => {
      const answer = await test();
      await onChanged();
      if (!("wasTaken" in answer)) return refusal(answer);
      return answer.wasTaken ? text.tested(verb, name) : sentence(text.testFailed(verb, answer.message));
    });
  return (
    <>
      <div className={classes.acts}>
        {children}
        <Button
          variant="default"
          size="xs"
          aria-disabled={busy}
          aria-label={text.testNamed(verb, name)}
          onClick={() => void run()}
        >
          {text.test(verb)}
        </Button>
        {busy && <span role="status">{text.testing(verb)}</span>}
      </div>
      {!busy && (
        <div className={classes.outcome}>
          <SaidLine said={said} />
        </div>
      )}
    </>
  );
}
