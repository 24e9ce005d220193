import { Button, Checkbox } from "@mantine/core";
import { useState } from "react";
import type { RotaDayInput } from "../../__generated__/graphql.ts";
import { Dialog } from "../../components/confirm-dialog/Dialog.tsx";
import { dayLabel } from "../../domain/day.ts";
import { dutyText } from "../../domain/text/duty-text.ts";
import { formText } from "../../domain/text/form-text.ts";
import classes from "./duty.module.css";
import type { Rota } from "./duty-form.ts";
import { text } from "./text.ts";
import { PersonSelect } from "./WeekTable.tsx";

interface DayDialogProps {
  of: Rota["days"][number];
  editors: Rota["editors"];
  onSave: (form: RotaDayInput) => void;
  onFollow: () => void;
  onClose: () => void;
}

/** One day in place of its weekday. */
export function DayDialog({ of, editors, onSave, onFollow, onClose }: DayDialogProps) {
  const [leaves, setLeaves] = useState(of.leaves);
  const [userId, setUserId] = useState(of.user?.id ?? "");
  const [deputyId, setDeputyId] = useState(of.deputy?.id ?? "");
  const save = () => onSave({ day: of.day, leaves, userId: userId || null, deputyId: deputyId || null });
  return (
    <Dialog
      title={text.dayTitle(dayLabel(of.day))}
      onClose={onClose}
      buttons={
        <>
          {of.own && (
            <Button variant="default" onClick={onFollow}>
              {text.follow}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {formText.cancel}
          </Button>
          <Button onClick={save}>{text.save}</Button>
        </>
      }
    >
      <div className={classes.dayFields}>
        <Checkbox
          label={text.dayLeaves}
          checked={leaves}
          data-autofocus
          onChange={({ currentTarget }) => setLeaves(currentTarget.checked)}
        />
        <PersonSelect
          isLabelled
          label={dutyText.user}
          editors={editors}
          value={userId}
          disabled={!leaves}
          onChange={setUserId}
        />
        <PersonSelect
          isLabelled
          label={dutyText.deputy}
          editors={editors}
          value={deputyId}
          disabled={!leaves}
          onChange={setDeputyId}
        />
      </div>
    </Dialog>
  );
}
