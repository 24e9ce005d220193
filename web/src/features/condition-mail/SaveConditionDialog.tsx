import "../../design/form-styles.ts";
import { useMutation } from "@apollo/client/react";
import { Button, Checkbox, TextInput } from "@mantine/core";
import { useState } from "react";
import { Link } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { type KeptSearch, keptOf } from "../../domain/kept-search.ts";
import { periodLabel } from "../../domain/period.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { type SearchTerms, suggestedTitle, termsLine } from "../../domain/search-terms.ts";
import { sourceName } from "../../domain/source.ts";
import { useViewer } from "../../session/use-session.ts";
import { SAVED_CONDITIONS } from "../search-form/search-documents.ts";
import { searchText, conditionText as text } from "../search-form/text.ts";
import { ConditionMail } from "./ConditionMail.tsx";
import classes from "./condition-mail.module.css";
import { SAVE_CONDITION } from "./condition-mail-documents.ts";
import { DialogFrame } from "./DialogFrame.tsx";

interface SaveConditionDialogProps {
  terms: SearchTerms;
  onClose: () => void;
}

/** Names and saves the search that is in the form, and offers its mails afterwards. */
export default function SaveConditionDialog({ terms, onClose }: SaveConditionDialogProps) {
  const { ownMails } = useViewer();
  const [saved, setSaved] = useState<{ id: string; title: string } | null>(null);
  return (
    <DialogFrame title={text.saveTitle} onClose={onClose}>
      {saved === null ? (
        <NameForm terms={terms} onSaved={setSaved} onCancel={onClose} />
      ) : (
        <>
          <p role="status">{text.saved(saved.title)}</p>
          {ownMails && <ConditionMail id={saved.id} />}
          <div className={classes.buttons}>
            <Button variant="default" component={Link} to={pathOf("0011")}>
              {text.toList}
            </Button>
            <Button data-autofocus onClick={onClose}>
              {text.close}
            </Button>
          </div>
        </>
      )}
    </DialogFrame>
  );
}

const LABELS = { title: text.name, sources: searchText.sources, start: searchText.start, end: searchText.end };
const loadForm = () =>
  import("@kirinuki/schema/forms/kept-search-form.ts").then(({ KeptSearchForm }) => KeptSearchForm);

interface NameValues {
  title: string;
  /** The period ends today, whenever that is. */
  movesOn: boolean;
}

function formOf(terms: SearchTerms, { periodDays }: KeptSearch, { title, movesOn }: NameValues) {
  const { keyword1, operator, keyword2, mediaOperator, nameList, synonyms, tones, tagIds, sources, period } = terms;
  return {
    title: title.trim(),
    ...{ keyword1, operator, keyword2, mediaOperator, synonyms },
    ...{ nameList: [...nameList], tones: [...tones], tagIds: [...tagIds], sources: sources && [...sources] },
    periodDays: movesOn ? periodDays : null,
    start: movesOn ? null : (period?.start ?? null),
    end: movesOn ? null : (period?.end ?? null),
  };
}

interface NameFormProps {
  terms: SearchTerms;
  onSaved: (saved: { id: string; title: string }) => void;
  onCancel: () => void;
}

function NameForm({ terms, onSaved, onCancel }: NameFormProps) {
  const { processDate: today } = useViewer();
  const [saveCondition] = useMutation(SAVE_CONDITION, { refetchQueries: [SAVED_CONDITIONS] });
  const { sources, period } = terms;
  const kept = keptOf(terms, today);
  const form = useSchemaForm({
    form: loadForm,
    initial: { title: suggestedTitle(terms), movesOn: kept.periodDays !== null },
    labels: LABELS,
    toForm: (values: NameValues) => formOf(terms, kept, values),
    send: async (sent) => (await saveCondition({ variables: { id: null, form: sent } })).data.saveCondition,
    onSaved: ({ id, title }) => onSaved({ id, title }),
  });
  const { fields } = form;
  return (
    <form className={classes.form} {...form.formProps}>
      <FormState of={form} mayLeave />
      <TextInput {...fields.getInputProps("title")} label={text.name} required autoComplete="off" data-autofocus />
      <dl className={classes.kept}>
        <dt>{text.keptWords}</dt>
        <dd>{termsLine(terms) || text.nothing}</dd>
        <dt>{searchText.sources}</dt>
        <dd>{sources === null ? text.nothing : sources.map(sourceName).join("、")}</dd>
        <dt>{searchText.period}</dt>
        <dd>{period === null ? text.periods.usual : periodLabel(period)}</dd>
      </dl>
      {kept.periodDays !== null && (
        <Checkbox
          {...fields.getInputProps("movesOn", { type: "checkbox" })}
          label={text.movesOn(kept.periodDays)}
          description={text.movesOnHelp}
        />
      )}
      <div className={classes.buttons}>
        <Button variant="default" onClick={onCancel}>
          {text.cancel}
        </Button>
        <Button type="submit" aria-disabled={form.busy}>
          {text.save}
        </Button>
      </div>
    </form>
  );
}
