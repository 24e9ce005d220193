import "../../design/edit-form-styles.ts";
import { Button, Textarea } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { type FormAnswer, isInvalid, isRefusal } from "../../components/form/form-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import classes from "./domains-form.module.css";

interface DomainsFormProps {
  domains: readonly string[];
  save: (domains: string[]) => Promise<FormAnswer | undefined>;
  text: Readonly<Record<"domains" | "help" | "save" | "saving" | "saved", string>>;
}

/** Domains, one a line. */
export function DomainsForm({ domains, save, text }: DomainsFormProps) {
  const mayEdit = useMayEdit();
  const { busy, said, act } = useAction();
  const [typed, type] = useState(domains.join("\n"));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lines = typed.split(/[\s,、]+/).filter((line) => line !== "");
    void act(async () => {
      const answer = await save(lines);
      if (answer && isRefusal(answer)) return refusal(answer);
      if (answer && isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      return text.saved;
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <SaidLine said={said} />
      <Textarea
        label={text.domains}
        description={text.help}
        rows={8}
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
