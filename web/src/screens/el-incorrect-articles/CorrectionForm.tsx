import { useMutation } from "@apollo/client/react";
import { Button, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { type FormEvent, useState } from "react";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal, sentence } from "../../components/form/outcome.ts";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import classes from "./incorrect.module.css";
import { CORRECT_ARTICLE, INCORRECT_ARTICLES } from "./incorrect-documents.ts";
import { changesOf, type IncorrectDetail, otherFields, shownFields, valuesOf } from "./raw-values.ts";
import { fieldName, incorrectText as text } from "./text.ts";

/** Texts of several lines. */
const LONG = new Set(["article_text", "note", "image_info", "trace_image_info"]);

const faultsByField = (faults: IncorrectDetail["faults"]): ReadonlyMap<string, string> =>
  new Map(faults.map(({ field, reason }) => [field, reason]));

/** The fields of an item with their faults; saving takes it in, or names what is still wrong. */
export function CorrectionForm({ item, onDone }: { item: IncorrectDetail; onDone: () => void }) {
  const [correct] = useMutation(CORRECT_ARTICLE, { refetchQueries: [INCORRECT_ARTICLES] });
  const { busy, said, act } = useAction();
  const [values, setValues] = useState(() => valuesOf(item));
  const [added, add] = useState<readonly string[]>([]);
  const [faults, setFaults] = useState(() => faultsByField(item.faults));
  const shown = shownFields(item, added);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void act(async () => {
      const variables = { id: item.id, fields: changesOf(item, values) };
      const answer = (await correct({ variables })).data?.correctArticle;
      if (!answer) return null;
      if (isRefusal(answer)) return refusal(answer);
      if (answer.__typename === "ArticleStillIncorrect") {
        setFaults(faultsByField(answer.faults));
        return sentence(text.still);
      }
      toast(text.done(answer.matched));
      onDone();
      return null;
    });
  };
  return (
    <form className={classes.form} noValidate onSubmit={submit}>
      <p className={classes.help}>{text.formHelp}</p>
      <SaidLine said={said} />
      {shown.map((name) => {
        const field = {
          label: fieldName(name),
          value: values[name] ?? "",
          error: faults.get(name),
          onChange: ({ currentTarget: { value } }: { currentTarget: { value: string } }) =>
            setValues((old) => ({ ...old, [name]: value })),
        };
        return LONG.has(name) ? <Textarea key={name} {...field} rows={6} /> : <TextInput key={name} {...field} />;
      })}
      <NativeSelect
        label={text.more}
        value=""
        data={[
          { value: "", label: text.moreNone },
          ...otherFields(shown).map((value) => ({ value, label: fieldName(value) })),
        ]}
        onChange={({ currentTarget: { value } }) => value !== "" && add([...added, value])}
      />
      <div className={classes.actions}>
        <Button type="submit" aria-disabled={busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
