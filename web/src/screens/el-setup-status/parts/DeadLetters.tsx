import { useMutation } from "@apollo/client/react";
import { IconSend } from "@tabler/icons-react";
import { AskingTable } from "../../../components/data-table/AskingTable.tsx";
import type { Column } from "../../../components/data-table/columns.ts";
import { TablePart } from "../../../components/data-table/TablePart.tsx";
import { troubleOf } from "../../../components/form/outcome.ts";
import type { useAction } from "../../../components/said-line/use-action.ts";
import { timeLabel } from "../../../domain/day.ts";
import type { SetupStatus } from "../SetupStatusScreen.tsx";
import { SEND_DEAD_LETTERS_AGAIN, SETUP_STATUS_SCREEN } from "../setup-status-documents.ts";
import { setupStatusText as text } from "../text.ts";

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
export function DeadLetters({ letters, total, action }: DeadLettersProps) {
  const [sendDeadLettersAgain] = useMutation(SEND_DEAD_LETTERS_AGAIN, { refetchQueries: [SETUP_STATUS_SCREEN] });
  const sendAgain = async (chosen: readonly Letter[]) => {
    const ids = chosen.map(({ id }) => id);
    const { sendDeadLettersAgain: answer } = (await sendDeadLettersAgain({ variables: { ids } })).data;
    return troubleOf(answer) ?? text.queued("count" in answer ? answer.count : 0);
  };
  return (
    <TablePart title={text.letters} note={total > 0 ? text.lettersHelp(letters.length, total) : null}>
      <AskingTable
        view="dead-letters"
        label={text.letters}
        columns={COLUMNS}
        rows={letters}
        rowId={({ id }) => id}
        rowName={({ mailAddress }) => mailAddress}
        empty={text.noLetters}
        act={{ label: text.againOne, icon: IconSend, many: true }}
        question={({ length }) => ({ title: text.againTitle(length), help: text.againHelp, confirm: text.againDo })}
        run={sendAgain}
        action={action}
      />
    </TablePart>
  );
}
