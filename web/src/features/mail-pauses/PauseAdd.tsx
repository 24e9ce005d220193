import { Button, NativeSelect } from "@mantine/core";
import { IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { DateField } from "../../components/date-field/DateField.tsx";
import { todayInTokyo } from "../../domain/day.ts";
import classes from "./mail-pauses.module.css";
import { faultOf, type PauseDays } from "./pause-days.ts";
import { pauseText as text } from "./text.ts";

interface PauseAddProps {
  busy?: boolean;
  /** False: it was not taken, so what was typed stays. */
  onAdd: (pause: PauseDays) => Promise<boolean> | boolean;
}

const EMPTY: PauseDays = { start: "", end: "", missed: "bring" };
const CHOICES = [
  { value: "bring", label: text.bring },
  { value: "drop", label: text.drop },
];

/** From–to, both included, and what becomes of what is missed. No form of its own, so that it can stand inside one. */
export function PauseAdd({ busy = false, onAdd }: PauseAddProps) {
  const [typed, type] = useState(EMPTY);
  const [fault, setFault] = useState<string | null>(null);
  const add = async () => {
    const found = faultOf(typed);
    setFault(found);
    if (found === null && !busy && (await onAdd(typed))) type(EMPTY);
  };
  const change = (changed: Partial<PauseDays>) => type((last) => ({ ...last, ...changed }));
  const today = todayInTokyo(new Date());
  return (
    <div className={classes.add}>
      <DateField label={text.start} value={typed.start} min={today} onChange={(start) => change({ start })} />
      <DateField label={text.end} value={typed.end} min={today} onChange={(end) => change({ end })} />
      <NativeSelect
        label={text.missed}
        data={CHOICES}
        value={typed.missed}
        onChange={({ currentTarget }) => change({ missed: currentTarget.value })}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={16} stroke={1.75} />}
        aria-disabled={busy}
        onClick={() => void add()}
      >
        {busy ? text.adding : text.add}
      </Button>
      {fault !== null && (
        <p className={classes.fault} role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
