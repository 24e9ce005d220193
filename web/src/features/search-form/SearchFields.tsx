import "../../design/form-styles.ts";
import { Button } from "@mantine/core";
import type { ReactNode } from "react";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { FormState } from "../../components/form-state/FormState.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { NO_TERMS, type SearchTerms } from "../../domain/search-terms.ts";
import type { Source } from "../../domain/source.ts";
import { AssessmentFields } from "./AssessmentFields.tsx";
import { ExpressionField } from "./ExpressionField.tsx";
import { MediaField } from "./MediaField.tsx";
import { SynonymsField } from "./SynonymsField.tsx";
import classes from "./search-form.module.css";
import { formOfValues, type SearchValues, termsOf, valuesOf } from "./search-values.ts";
import { searchText as text } from "./text.ts";
import { WhereFields } from "./WhereFields.tsx";
import { WordsFields } from "./WordsFields.tsx";

/** One fault that the server found in the search that it was asked. */
export interface SearchFault {
  field: string;
  message: string;
  position: number | null;
}

interface SearchFieldsProps {
  /** The search that the form begins with; another key makes another form. */
  terms: SearchTerms;
  sources: readonly Source[];
  /** What the server found wrong with `terms`. */
  faults?: readonly SearchFault[];
  submitLabel?: string;
  onSearch: Search;
  /** Further ways on, given what the fields hold now; `ask` checks the fields as the submit button does. */
  more?: (terms: SearchTerms, ask: (then: Search) => void) => ReactNode;
}

type Search = (terms: SearchTerms) => void;

const LABELS = {
  keyword1: text.keyword1,
  keyword2: text.keyword2,
  expression: text.expression,
  nameList: text.media,
  sources: text.sources,
  start: text.start,
  end: text.end,
};

/** The form leads on to a search; nothing is sent before. */
const ASKED = { __typename: "Asked" };
const rules = () => import("./check-search.ts").then(({ checkSearch }) => checkSearch);

/** The search form: words with their operators or an expression, media, sources and days. */
export function SearchFields({ terms, sources, faults = [], submitLabel, onSearch, more }: SearchFieldsProps) {
  const form = useSchemaForm({
    rules,
    initial: valuesOf(terms, sources),
    labels: LABELS,
    toForm: formOfValues,
    send: async () => ASKED,
    onSaved: (): void => onSearch(now()),
  });
  const { fields } = form;
  const { values } = fields;
  const now = (): SearchTerms => termsOf(fields.getValues(), sources);
  const change = (changed: Partial<SearchValues>) => fields.setValues(changed);
  const errorOf = (field: string) => fields.errors[field]?.toString();
  const ownErrorOf = (field: string) => errorOf(field) ?? faults.find((each) => each.field === field)?.message;
  const place = faults.find(({ field }) => field === "expression")?.position ?? null;
  const ask = (then: Search) =>
    void form.run(
      async () => ASKED,
      () => then(now()),
      rules,
    );
  return (
    <form className={classes.form} {...form.formProps} aria-label={text.label}>
      <FormState of={form} mayLeave />
      <Segments
        label={text.mode}
        labelHidden
        values={["words", "expression"] as const}
        names={text.modes}
        value={values.mode}
        onChoose={(mode) => change({ mode })}
      />
      {values.mode === "words" ? (
        <WordsFields words={values} errorOf={ownErrorOf} onChange={change} />
      ) : (
        <ExpressionField
          value={values.expression}
          error={ownErrorOf("expression")}
          refused={
            place !== null && terms.expression !== null ? { expression: terms.expression, position: place } : null
          }
          onChange={(expression) => change({ expression })}
        />
      )}
      <SynonymsField value={values.synonyms} onChange={(synonyms) => change({ synonyms })} />
      <MediaField
        names={values.nameList}
        error={ownErrorOf("nameList")}
        onChange={(nameList) => change({ nameList })}
      />
      <WhereFields values={values} sources={sources} errorOf={ownErrorOf} onChange={change} />
      <AssessmentFields values={values} help={text.tagsHelp} onChange={change} />
      <div className={classes.actions}>
        <Button type="submit">{submitLabel ?? text.submit}</Button>
        <Button variant="default" onClick={() => fields.setValues(valuesOf(NO_TERMS, sources))}>
          {text.clear}
        </Button>
      </div>
      {more?.(termsOf(values, sources), ask)}
    </form>
  );
}
