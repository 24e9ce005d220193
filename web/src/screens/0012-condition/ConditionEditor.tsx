import { TextInput } from "@mantine/core";
import { useNavigate } from "react-router";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import type { KeptSearch } from "../../domain/kept-search.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { SearchWords } from "../../domain/search-terms.ts";
import { visibleSources } from "../../domain/source.ts";
import { AssessmentFields } from "../../features/search-form/AssessmentFields.tsx";
import { MediaField } from "../../features/search-form/MediaField.tsx";
import { SynonymsField } from "../../features/search-form/SynonymsField.tsx";
import { searchText, conditionText as text } from "../../features/search-form/text.ts";
import { WordsFields } from "../../features/search-form/WordsFields.tsx";
import { useViewer } from "../../session/use-session.ts";
import classes from "./condition.module.css";
import { KeptFields } from "./KeptFields.tsx";
import { useCondition } from "./use-condition.ts";

interface ConditionEditorProps {
  /** null for a new one. */
  id: string | null;
  title: string;
  words: SearchWords;
  kept: KeptSearch;
}

/** Name, keywords with their operators, media; all faults together (spec section 5). */
export function ConditionEditor({ id, title, words, kept }: ConditionEditorProps) {
  const navigate = useNavigate();
  const sources = visibleSources(useViewer().sources);
  const form = useCondition(id, { title, words, kept }, sources);
  const { fields, busy } = form;
  const errorOf = (field: string) => fields.errors[field]?.toString();
  const change = (changed: Partial<typeof fields.values>) => fields.setValues(changed);
  return (
    <EditPage
      title={id === null ? text.newTitle : text.editTitle}
      item={title === "" ? undefined : title}
      {...form.formProps}
      busy={busy}
      onCancel={() => void navigate(pathOf("0011"))}
      faults={<FormState of={form} />}
    >
      <FormSection title={text.basic}>
        <TextInput {...fields.getInputProps("title")} label={text.name} required autoComplete="off" />
      </FormSection>
      <FormSection title={text.words}>
        <div className={classes.words}>
          <WordsFields words={fields.values} errorOf={errorOf} onChange={change} />
          <SynonymsField value={fields.values.synonyms} onChange={(synonyms) => change({ synonyms })} />
          <MediaField
            names={fields.values.nameList}
            error={errorOf("nameList")}
            onChange={(nameList) => change({ nameList })}
          />
          <AssessmentFields values={fields.values} help={searchText.tagsHelp} onChange={change} />
        </div>
      </FormSection>
      <FormSection title={text.where}>
        <div className={classes.words}>
          <KeptFields values={fields.values} sources={sources} errorOf={errorOf} onChange={change} />
        </div>
      </FormSection>
    </EditPage>
  );
}
