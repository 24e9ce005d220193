import { pathOf } from "../../domain/screen-path.ts";
import "../../design/form-styles.ts";
import { Button, TextInput } from "@mantine/core";
import type { FormEvent } from "react";
import { Link } from "react-router";
import { FormFaults } from "../../components/form-faults/FormFaults.tsx";
import { Page } from "../../components/page/Page.tsx";
import type { SearchWords } from "../../domain/search-terms.ts";
import { formText } from "../../domain/text/form-text.ts";
import { MediaField } from "../../features/search-form/MediaField.tsx";
import { searchText, conditionText as text } from "../../features/search-form/text.ts";
import { WordsFields } from "../../features/search-form/WordsFields.tsx";
import classes from "./condition.module.css";
import { preloadRules, useCondition } from "./use-condition.ts";

interface ConditionEditorProps {
  /** null for a new one. */
  id: string | null;
  title: string;
  words: SearchWords;
}

const LABELS = {
  title: text.name,
  keyword1: searchText.keyword1,
  operator: searchText.operator,
  keyword2: searchText.keyword2,
  mediaOperator: searchText.mediaOperator,
  nameList: searchText.media,
};

/** Name, keywords with their operators, media; all faults at once (spec section 5). */
export function ConditionEditor({ id, title, words }: ConditionEditorProps) {
  const condition = useCondition(id, { title, words });
  const { values, change, errorOf } = condition;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void condition.save();
  };
  return (
    <Page title={id === null ? text.newTitle : text.editTitle}>
      <form
        className={classes.form}
        onSubmit={onSubmit}
        onInput={preloadRules}
        noValidate
        aria-busy={condition.busy}
        aria-label={text.listTitle}
      >
        <FormFaults fault={condition.fault} labels={LABELS} />
        <TextInput
          id="title"
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
          value={values.title}
          error={errorOf("title")}
          autoComplete="off"
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
        <WordsFields words={values} errorOf={errorOf} onChange={change} />
        <MediaField names={values.nameList} error={errorOf("nameList")} onChange={(nameList) => change({ nameList })} />
        <div className={classes.bar}>
          <Button type="submit" aria-disabled={condition.busy}>
            {condition.busy ? text.saving : text.saveButton}
          </Button>
          <Button component={Link} variant="default" to={pathOf("0011")}>
            {formText.cancel}
          </Button>
        </div>
      </form>
    </Page>
  );
}
