import { Button } from "@mantine/core";
import { useState } from "react";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { DateField } from "../../components/date-field/DateField.tsx";
import { type Day, isDay, todayInTokyo } from "../../domain/day.ts";
import classes from "./registration.module.css";
import { listText as text } from "./text.ts";
import type { Registration } from "./use-registrations.ts";

interface EndDialogProps {
  registration: Registration;
  onEnd: (day: Day) => void;
  onClose: () => void;
}

/** The last day of a registration; what came until then stays. */
export function EndDialog({ registration: { theme, mediaName, start }, onEnd, onClose }: EndDialogProps) {
  const today = todayInTokyo(new Date());
  const [day, setDay] = useState<string>(today);
  const isGood = isDay(day) && day >= start;
  return (
    <Dialog
      title={text.endTitle(theme.name, mediaName)}
      onClose={onClose}
      buttons={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {text.stop}
          </Button>
          <Button aria-disabled={!isGood} data-off={!isGood} onClick={() => isGood && onEnd(day)}>
            {text.end}
          </Button>
        </>
      }
    >
      <p className="jp">{text.endHelp}</p>
      {isGood && day < today && <p className="jp">{text.endPast}</p>}
      <div className={classes.endDay}>
        <DateField label={text.endDay} value={day} min={start} onChange={setDay} />
      </div>
    </Dialog>
  );
}
