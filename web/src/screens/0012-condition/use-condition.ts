import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { SearchWords } from "../../domain/search-terms.ts";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { searchText, conditionText as text } from "../../features/search-form/text.ts";
import { SAVE_CONDITION } from "./condition-documents.ts";

const LABELS = {
  title: text.name,
  keyword1: searchText.keyword1,
  operator: searchText.operator,
  keyword2: searchText.keyword2,
  mediaOperator: searchText.mediaOperator,
  nameList: searchText.media,
  tones: searchText.tones,
  tagIds: searchText.tags,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/saved-condition-form.ts").then(({ SavedConditionForm }) => SavedConditionForm);

/** The condition in the form, and its saving, after which the list is shown. */
export function useCondition(id: string | null, first: { title: string; words: SearchWords }) {
  const navigate = useNavigate();
  const [saveCondition] = useMutation(SAVE_CONDITION, { refetchQueries: [SAVED_CONDITIONS] });
  const { keyword1, operator, keyword2, mediaOperator, nameList, synonyms, tones, tagIds } = first.words;
  return useSchemaForm({
    form: loadForm,
    initial: { title: first.title, keyword1, operator, keyword2, mediaOperator, nameList, synonyms, tones, tagIds },
    labels: LABELS,
    toForm: ({ title, ...values }) => ({
      ...values,
      title: title.trim(),
      nameList: [...values.nameList],
      tones: [...values.tones],
      tagIds: [...values.tagIds],
    }),
    send: async (form) => (await saveCondition({ variables: { id, form } })).data.saveCondition,
    onSaved: ({ title }) => navigate(pathOf("0011"), { state: { saved: title } }),
  });
}
