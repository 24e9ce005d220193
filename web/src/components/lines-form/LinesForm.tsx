import "../../design/edit-form-styles.ts";
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import { type FormAnswer, isInvalid, isRefusal } from "../form/form-answer.ts";
import { refusal, sentence } from "../form/outcome.ts";
import { SaidLine } from "../said-line/SaidLine.tsx";
import { useAction } from "../said-line/use-action.ts";
import classes from "./lines-form.module.css";

interface LinesFormProps {
  /** What is kept, a thing a line. */
  lines: string;
  label: string;
  help: string;
  placeholder?: string;
  rows: number;
  mayEdit: boolean;
  /** What is typed as it is sent and then shown, so that a fault that names a line means the one in sight. */
  tidy: (typed: string) => string;
  save: (lines: string) => Promise<FormAnswer | undefined>;
  text: Readonly<Record<"save" | "saving", string>> & { saved: (lines: string) => string };
  /** Stands above the field. */
  children?: ReactNode;
}

/** A list that is typed and saved as a whole. */
export function LinesForm(props: LinesFormProps) {
  const { lines, label, help, placeholder, rows, mayEdit, tidy, save, text, children } = props;
  const { busy, said, act } = useAction();
  const [typed, type] = useState(lines);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const sent = tidy(typed);
    type(sent);
    void act(async () => {
      const answer = await save(sent);
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      return text.saved(sent);
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <SaidLine said={said} />
      {children}
      <Textarea
        label={label}
        description={help}
        {...(placeholder === undefined ? {} : { placeholder })}
        rows={rows}
        readOnly={!mayEdit}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {mayEdit && (
        <div>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.saving : text.save}
          </Button>
        </div>
      )}
    </form>
  );
}
