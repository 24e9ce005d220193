import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { IconSend } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../../browser/load-chunk.ts";
import type { Column } from "../../../components/data-table/columns.ts";
import { DataTable } from "../../../components/data-table/DataTable.tsx";
import { TablePager } from "../../../components/data-table/TablePager.tsx";
import classes from "../../../components/data-table/table-part.module.css";
import { useTableView } from "../../../components/data-table/table-view.ts";
import { useDataTable } from "../../../components/data-table/use-data-table.ts";
import { refusal, sentence, type Trouble } from "../../../components/form/outcome.ts";
import { SaidLine } from "../../../components/said-line/SaidLine.tsx";
import type { useAction } from "../../../components/said-line/use-action.ts";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import { SEND_DEAD_LETTERS_AGAIN, SETUP_STATUS_SCREEN } from "../setup-status-documents.ts";
import { setupStatusText as text } from "../text.ts";

const ConfirmDialog = lazy(() =>
  loadChunk(() =>
    import("../../../components/confirm-dialog/ConfirmDialog.tsx").then(({ ConfirmDialog: dialog }) => ({
      default: dialog,
    })),
  ),
);

type Letter = SetupStatus["deadLetters"][number];

const COLUMNS: readonly Column<Letter>[] = [
  { id: "address", header: text.address, value: ({ mailAddress }) => mailAddress },
  { id: "contract", header: text.contract, value: ({ companyName }) => companyName },
  { id: "endedAt", header: text.endedAt, value: ({ endedAt }) => timeLabel(endedAt, "full") },
  { id: "attempts", header: text.attempts, value: ({ attempts }) => attempts, numeric: true, card: "none" },
  { id: "reason", header: text.reason, value: ({ reason }) => reason, wraps: true },
];

interface DeadLettersProps {
  letters: readonly Letter[];
  /** Of which `letters` are the newest. */
  total: number;
  action: ReturnType<typeof useAction>;
}

/** Mails that were given up, with the way to send them again. */
export function DeadLetters({ letters, total, action: { busy, said, act } }: DeadLettersProps) {
  const [asking, ask] = useState<readonly string[] | null>(null);
  const view = useTableView("dead-letters");
  const model = useDataTable({ view, columns: COLUMNS, rows: letters, rowId: ({ id }) => id });
  const [sendDeadLettersAgain] = useMutation(SEND_DEAD_LETTERS_AGAIN, { refetchQueries: [SETUP_STATUS_SCREEN] });
  const sendAgain = (ids: readonly string[]) =>
    act(async (): Promise<string | Trouble> => {
      const { sendDeadLettersAgain: answer } = (await sendDeadLettersAgain({ variables: { ids: [...ids] } })).data;
      if (answer.__typename === "Refusal") return refusal(answer);
      if (answer.__typename === "InvalidForm")
        return sentence(answer.fieldErrors.map((each) => each.message).join(" "));
      model.untickAll();
      return text.queued(answer.count);
    });
  return (
    <section className={classes.part} aria-label={text.letters}>
      <h2>
        {text.letters}
        {total > 0 && <small>{text.lettersHelp(letters.length, total)}</small>}
      </h2>
      <SaidLine said={said} />
      <DataTable
        model={model}
        label={text.letters}
        rowName={({ mailAddress }) => mailAddress}
        actions={({ id }) => [{ label: text.againOne, icon: IconSend, disabled: busy, run: () => ask([id]) }]}
        batch={(ids) => (
          <Button
            size="xs"
            aria-disabled={busy}
            leftSection={<IconSend size={14} stroke={1.75} />}
            onClick={() => busy || ask(ids)}
          >
            {text.againOne}
          </Button>
        )}
        empty={<p className={classes.none}>{text.noLetters}</p>}
      />
      {letters.length > view.pageSize && (
        <div className={classes.pager}>
          <TablePager model={model} />
        </div>
      )}
      {asking && (
        <Suspense>
          <ConfirmDialog
            title={text.againTitle(asking.length)}
            help={text.againHelp}
            confirm={text.againDo}
            calm
            onConfirm={() => {
              ask(null);
              void sendAgain(asking);
            }}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </section>
  );
}
