import { useMutation } from "@apollo/client/react";
import { Button } from "@mantine/core";
import { useState } from "react";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { troubleOf } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { StateTag } from "../../components/state-tag/StateTag.tsx";
import { dayLabel, slashDate } from "../../domain/day.ts";
import { dutyText } from "../../domain/text/duty-text.ts";
import { DayDialog } from "./DayDialog.tsx";
import classes from "./duty.module.css";
import { REMOVE_ROTA_DAY, SAVE_ROTA_DAY } from "./duty-documents.ts";
import type { Rota } from "./duty-form.ts";
import { text } from "./text.ts";

interface RotaDaysProps {
  rota: Rota;
  action: ReturnType<typeof useAction>;
  read: () => Promise<unknown>;
}

type RotaDay = Rota["days"][number];

const COLUMNS = [text.date, text.edition, dutyText.user, dutyText.deputy, null];

/** The next days, each of which can be changed by itself. */
export function RotaDays({ rota: { days, editors }, action, read }: RotaDaysProps) {
  const [edited, edit] = useState<RotaDay | null>(null);
  const [save] = useMutation(SAVE_ROTA_DAY);
  const [remove] = useMutation(REMOVE_ROTA_DAY);
  const settle = (run: () => Promise<Parameters<typeof troubleOf>[0]>, done: string) => {
    edit(null);
    return action.act(async () => {
      const trouble = troubleOf(await run());
      if (trouble) return trouble;
      await read();
      return done;
    });
  };
  return (
    <FormSection title={text.days} help={text.daysHelp}>
      <CardTable label={text.days} columns={COLUMNS}>
        {days.map((day) => (
          <DayRow key={day.day} of={day} onEdit={() => edit(day)} />
        ))}
      </CardTable>
      {edited && (
        <DayDialog
          of={edited}
          editors={editors}
          onSave={(form) =>
            void settle(
              async () => (await save({ variables: { form } })).data.saveRotaDay,
              text.daySaved(slashDate(edited.day)),
            )
          }
          onFollow={() =>
            void settle(
              async () => (await remove({ variables: { day: edited.day } })).data.removeRotaDay,
              text.dayFollows(slashDate(edited.day)),
            )
          }
          onClose={() => edit(null)}
        />
      )}
    </FormSection>
  );
}

const DayRow = ({ of, onEdit }: { of: RotaDay; onEdit: () => void }) => {
  const isUncovered = of.leaves && (of.user === null || of.userAway) && (of.deputy === null || of.deputyAway);
  return (
    <tr className={classes.row}>
      <th scope="row" data-nowrap>
        {dayLabel(of.day)}
        {of.holiday && <span className={classes.holiday}>{of.holiday}</span>}
      </th>
      <td>
        <span className={classes.tags}>
          {of.leaves ? text.leaves : <span className={classes.weak}>{text.noEdition}</span>}
          {of.own && <StateTag tone="plain">{text.own}</StateTag>}
          {isUncovered && <StateTag tone="warn">{text.uncovered}</StateTag>}
        </span>
      </td>
      <td>{of.leaves && <Person of={of.user} isAway={of.userAway} />}</td>
      <td>{of.leaves && <Person of={of.deputy} isAway={of.deputyAway} />}</td>
      <td>
        <Button variant="default" size="xs" aria-label={text.changeOf(dayLabel(of.day))} onClick={onEdit}>
          {text.change}
        </Button>
      </td>
    </tr>
  );
};

const Person = ({ of, isAway }: { of: RotaDay["user"]; isAway: boolean }) =>
  of === null ? (
    <span className={classes.weak}>{dutyText.nobody}</span>
  ) : (
    <span className={classes.tags}>
      {of.name}
      {isAway && <StateTag tone="warn">{dutyText.away}</StateTag>}
    </span>
  );
