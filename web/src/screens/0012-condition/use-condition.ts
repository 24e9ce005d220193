import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import type { KeptSearch } from "../../domain/kept-search.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { SearchWords } from "../../domain/search-terms.ts";
import type { Source } from "../../domain/source.ts";
import { SAVE_CONDITION } from "../../features/condition-mail/condition-mail-documents.ts";
import { SAVED_CONDITIONS } from "../../features/search-form/search-documents.ts";
import { searchText, conditionText as text } from "../../features/search-form/text.ts";
import { keptForm, keptValues } from "./kept-values.ts";

const LABELS = {
  title: text.name,
  keyword1: searchText.keyword1,
  operator: searchText.operator,
  keyword2: searchText.keyword2,
  mediaOperator: searchText.mediaOperator,
  nameList: searchText.media,
  tones: searchText.tones,
  tagIds: searchText.tags,
  sources: searchText.sources,
  periodDays: text.days,
  start: searchText.start,
  end: searchText.end,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/kept-search-form.ts").then(({ KeptSearchForm }) => KeptSearchForm);

interface First {
  title: string;
  words: SearchWords;
  kept: KeptSearch;
}

/** The condition in the form, and its saving, after which the list is shown. */
export function useCondition(id: string | null, first: First, sources: readonly Source[]) {
  const navigate = useNavigate();
  const [saveCondition] = useMutation(SAVE_CONDITION, { refetchQueries: [SAVED_CONDITIONS] });
  const { keyword1, operator, keyword2, mediaOperator, nameList, synonyms, tones, tagIds } = first.words;
  return useSchemaForm({
    form: loadForm,
    initial: {
      ...{ title: first.title, keyword1, operator, keyword2, mediaOperator, nameList, synonyms, tones, tagIds },
      ...keptValues(first.kept, sources),
    },
    labels: LABELS,
    toForm: ({ title, periodKind, periodDays, start, end, sources: wanted, ...words }) => ({
      ...words,
      title: title.trim(),
      nameList: [...words.nameList],
      tones: [...words.tones],
      tagIds: [...words.tagIds],
      ...keptForm({ sources: wanted, periodKind, periodDays, start, end }, sources),
    }),
    send: async (form) => (await saveCondition({ variables: { id, form } })).data.saveCondition,
    onSaved: ({ title }) => navigate(pathOf("0011"), { state: { saved: title } }),
  });
}
