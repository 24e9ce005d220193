import "../../design/overlay-styles.ts";
import { Button, Modal, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { themesText as text } from "./text.ts";
import type { ThemeRow } from "./theme-columns.tsx";
import classes from "./themes.module.css";
import type { ThemeActs } from "./use-theme-acts.ts";

interface ThemeDialogProps {
  /** null: a new one. */
  theme: ThemeRow | null;
  acts: ThemeActs;
  onSaved: (themeId: string, name: string) => void;
  onClose: () => void;
}

/** The name of a theme. */
export default function ThemeDialog({ theme, acts, onSaved, onClose }: ThemeDialogProps) {
  const { busy, said, act } = useAction();
  const [name, setName] = useState(theme?.name ?? "");
  const [fault, setFault] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === "") return setFault(text.nameless);
    void act(async () => {
      const kept = await acts.keep({ theme, name: name.trim() });
      if (typeof kept === "string") onSaved(kept, name.trim());
      else setFault(kept.fields[0]?.message ?? null);
      return typeof kept === "string" || kept.message === null ? null : kept;
    });
  };
  return (
    <Modal opened onClose={onClose} title={theme ? text.renameTitle : text.newTitle}>
      <form className={classes.dialog} noValidate onSubmit={submit}>
        <SaidLine said={said} />
        <TextInput
          data-autofocus
          label={text.nameLabel}
          description={text.nameHelp}
          required
          maxLength={100}
          value={name}
          error={fault}
          onChange={({ currentTarget }) => {
            setName(currentTarget.value);
            setFault(null);
          }}
        />
        <div className={classes.actions}>
          <Button variant="default" onClick={onClose}>
            {text.cancel}
          </Button>
          <Button type="submit" aria-disabled={busy}>
            {theme ? text.save : text.saveAndWrite}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
