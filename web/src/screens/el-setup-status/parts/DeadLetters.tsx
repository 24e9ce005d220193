import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import { CardTable } from "../../../components/card-table/CardTable.tsx";
import tableClasses from "../../../components/card-table/card-table.module.css";
import { refusal, sentence, type Trouble } from "../../../components/form/outcome.ts";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import type { useAction } from "../../../components/said-line/use-action.ts";
import { TickBox } from "../../../components/tick-box/TickBox.tsx";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import classes from "../setup-status.module.css";
import { SEND_DEAD_LETTERS_AGAIN, SETUP_STATUS_SCREEN } from "../setup-status-documents.ts";
import { setupStatusText as text } from "../text.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

interface DeadLettersProps {
  letters: SetupStatus["deadLetters"];
  total: number;
  action: ReturnType<typeof useAction>;
}

/** Mails that were given up, with the way to send them once more. */
export function DeadLetters({ letters, total, action: { busy, said, act } }: DeadLettersProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asking, ask] = useState(false);
  const [sendDeadLettersAgain] = useMutation(SEND_DEAD_LETTERS_AGAIN, { refetchQueries: [SETUP_STATUS_SCREEN] });
  const sendAgain = () =>
    act(async (): Promise<string | Trouble> => {
      const { sendDeadLettersAgain: answer } = (await sendDeadLettersAgain({ variables: { ids: [...ticked] } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm")
        return sentence(answer.fieldErrors.map((each) => each.message).join(" "));
      return text.queued(answer.count);
    });
  const begin = () => (ticked.size === 0 ? void act(async () => sentence(text.nothingTicked)) : ask(true));
  return (
    <section className={classes.part} aria-label={text.letters}>
      <h2>{text.letters}</h2>
      <SaidLine said={said} />
      {total === 0 ? (
        <p className={classes.none}>{text.noLetters}</p>
      ) : (
        <>
          <div className={classes.tools}>
            <Button size="xs" aria-disabled={busy} onClick={busy ? undefined : begin}>
              {text.again(ticked.size)}
            </Button>
            <p className={classes.none}>{text.lettersHelp}</p>
          </div>
          <LettersTable letters={letters} ticked={ticked} onTick={setTicked} />
        </>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.againTitle(ticked.size)}
            help={text.againHelp}
            confirm={text.againDo}
            calm
            onConfirm={() => {
              ask(false);
              void sendAgain();
            }}
            onClose={() => ask(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

interface LettersTableProps {
  letters: SetupStatus["deadLetters"];
  ticked: ReadonlySet<string>;
  onTick: (ticked: ReadonlySet<string>) => void;
}

function LettersTable({ letters, ticked, onTick }: LettersTableProps) {
  const toggle = (id: string) =>
    onTick(new Set(ticked.has(id) ? [...ticked].filter((each) => each !== id) : [...ticked, id]));
  const isAll = ticked.size === letters.length;
  const tickAll = (
    <>
      <TickBox
        label={text.tickAll}
        checked={isAll}
        mixed={ticked.size > 0 && !isAll}
        onTick={() => onTick(new Set(isAll ? [] : letters.map(({ id }) => id)))}
      />
      <span className={tableClasses.onCards} aria-hidden="true">
        {text.tickAll}
      </span>
    </>
  );
  return (
    <CardTable
      label={text.letters}
      columns={[tickAll, text.address, text.contract, text.endedAt, text.attempts, text.reason]}
    >
      {letters.map((letter) => (
        <tr key={letter.id} data-ticked={ticked.has(letter.id)}>
          <td>
            <TickBox
              label={text.tick(letter.mailAddress)}
              checked={ticked.has(letter.id)}
              onTick={() => toggle(letter.id)}
            />
          </td>
          <th scope="row">{letter.mailAddress}</th>
          <td>{letter.companyName}</td>
          <td data-nowrap>{timeLabel(letter.endedAt, "full")}</td>
          <td>{letter.attempts}</td>
          <td>{letter.reason}</td>
        </tr>
      ))}
    </CardTable>
  );
}
