import { Checkbox, NativeSelect } from "@mantine/core";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { dutyText } from "../../domain/text/duty-text.ts";
import classes from "./duty.module.css";
import type { Rota, WeekRow } from "./duty-form.ts";
import { text } from "./text.ts";

interface WeekTableProps {
  week: readonly WeekRow[];
  editors: Rota["editors"];
  onChange: (week: WeekRow[]) => void;
}

const COLUMNS = [text.day, text.leaves, dutyText.user, dutyText.deputy];

/** Who is on duty on each weekday and on holidays. */
export function WeekTable({ week, editors, onChange }: WeekTableProps) {
  const change = (weekday: number, changed: Partial<WeekRow>) =>
    onChange(week.map((row) => (row.weekday === weekday ? { ...row, ...changed } : row)));
  return (
    <CardTable label={text.week} columns={COLUMNS}>
      {week.map(({ weekday, leaves, userId, deputyId }) => {
        const day = text.weekdays[weekday] ?? "";
        return (
          <tr key={weekday} className={classes.row}>
            <th scope="row" data-nowrap>
              {day}
            </th>
            <td>
              <Checkbox
                aria-label={text.leavesOn(day)}
                checked={leaves}
                onChange={({ currentTarget }) => change(weekday, { leaves: currentTarget.checked })}
              />
            </td>
            <td>
              <PersonSelect
                label={text.userOn(day)}
                editors={editors}
                value={userId}
                disabled={!leaves}
                onChange={(chosen) => change(weekday, { userId: chosen })}
              />
            </td>
            <td>
              <PersonSelect
                label={text.deputyOn(day)}
                editors={editors}
                value={deputyId}
                disabled={!leaves}
                onChange={(chosen) => change(weekday, { deputyId: chosen })}
              />
            </td>
          </tr>
        );
      })}
    </CardTable>
  );
}

interface PersonSelectProps {
  label: string;
  editors: Rota["editors"];
  value: string;
  disabled?: boolean;
  /** Whether the label stands above the field. */
  isLabelled?: boolean;
  onChange: (userId: string) => void;
}

export const PersonSelect = ({ label, editors, value, disabled, isLabelled, onChange }: PersonSelectProps) => (
  <NativeSelect
    size="xs"
    {...(isLabelled ? { label } : { "aria-label": label })}
    value={value}
    disabled={disabled ?? false}
    onChange={({ currentTarget }) => onChange(currentTarget.value)}
  >
    <option value="">{text.nobody}</option>
    {value !== "" && !editors.some(({ id }) => id === value) && <option value={value}>{value}</option>}
    {editors.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </NativeSelect>
);
