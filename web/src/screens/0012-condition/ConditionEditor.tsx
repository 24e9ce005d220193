import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import { Link } from "react-router";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Page } from "../../components/page/Page.tsx";
import type { SearchWords } from "../../domain/search-terms.ts";
import { formText } from "../../domain/text/form-text.ts";
import { MediaField } from "../../features/search-form/MediaField.tsx";
import { conditionText as text } from "../../features/search-form/text.ts";
import { WordsFields } from "../../features/search-form/WordsFields.tsx";
import classes from "./condition.module.css";
import { useCondition } from "./use-condition.ts";

interface ConditionEditorProps {
  /** null for a new one. */
  id: string | null;
  title: string;
  words: SearchWords;
}

/** Name, keywords with their operators, media; all faults at once (spec section 5). */
export function ConditionEditor({ id, title, words }: ConditionEditorProps) {
  const form = useCondition(id, { title, words });
  const { fields, busy } = form;
  const errorOf = (field: string) => fields.errors[field]?.toString();
  const change = (changed: Partial<typeof fields.values>) => fields.setValues(changed);
  return (
    <Page title={id === null ? text.newTitle : text.editTitle}>
      <form className={classes.form} {...form.formProps} aria-label={text.listTitle}>
        <FormState of={form} />
        <TextInput
          {...fields.getInputProps("title")}
          label={
            <>
              {text.name}
              <span className={classes.required} aria-hidden="true">
                {text.required}
              </span>
            </>
          }
          required
          withAsterisk={false}
          autoComplete="off"
        />
        <WordsFields words={fields.values} errorOf={errorOf} onChange={change} />
        <MediaField
          names={fields.values.nameList}
          error={errorOf("nameList")}
          onChange={(nameList) => change({ nameList })}
        />
        <div className={classes.bar}>
          <Button type="submit" aria-disabled={busy}>
            {busy ? text.saving : text.saveButton}
          </Button>
          <Button component={Link} variant="default" to={pathOf("0011")}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
