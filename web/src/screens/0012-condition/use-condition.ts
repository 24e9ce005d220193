import { useState } from "react";
import { useNavigate } from "react-router";
import type { SearchConditionForm } from "../../__generated__/graphql.ts";
import { attemptForm } from "../../components/form/attempt-form.ts";
import { lazyCheck } from "../../components/form/lazy-check.ts";
import { useSubmit } from "../../components/form/use-submit.ts";
import { pathOf } from "../../domain/screen-path.ts";
import type { SearchWords } from "../../domain/search-terms.ts";
import { callSignedIn } from "../../session/renewing.ts";
import { SAVE_CONDITION } from "./condition-documents.ts";

type Values = SearchWords & { title: string };

type Rules = Parameters<typeof import("./check-condition.ts").checkCondition>[0];

export const { preload: preloadRules, check } = lazyCheck<Rules>(() =>
  import("./check-condition.ts").then(({ checkCondition }) => checkCondition),
);

/** The condition in the form, and its saving, after which the list is shown. */
export function useCondition(id: string | null, first: { title: string; words: SearchWords }) {
  const navigate = useNavigate();
  const [values, setValues] = useState<Values>(() => {
    const { keyword1, operator, keyword2, mediaOperator, nameList } = first.words;
    return { title: first.title, keyword1, operator, keyword2, mediaOperator, nameList };
  });
  const send = async (form: SearchConditionForm) => {
    const { saveCondition: answer } = await callSignedIn(SAVE_CONDITION, { id, form });
    if (answer.__typename === "SavedCondition") void navigate(pathOf("0011"), { state: { saved: answer.title } });
    return answer;
  };
  const { busy, fault, submit, errorOf } = useSubmit((form: Rules & SearchConditionForm) =>
    attemptForm(form, { check, send }),
  );
  return {
    values,
    change: (changed: Partial<Values>) => setValues((before) => ({ ...before, ...changed })),
    busy,
    fault,
    errorOf,
    save: () => submit({ ...values, title: values.title.trim(), nameList: [...values.nameList] }),
  };
}
