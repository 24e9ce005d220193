import { useMutation } from "@apollo/client/react";
import type { OmissionDecision } from "../../__generated__/graphql.ts";
import { isInvalid } from "../../components/form/form-answer.ts";
import { sentence, troubleOf } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import type { Omission } from "./OmissionsPart.tsx";
import { OMISSION_MONTHS, OMISSIONS, SETTLE_OMISSION } from "./omission-documents.ts";
import { omissionText as text } from "./omission-text.ts";

/** The decisions about suggested terms; a dismissal can be taken back from what is said of it. */
export function useOmissions() {
  const { busy, said, act } = useAction();
  const [send] = useMutation(SETTLE_OMISSION, { refetchQueries: [OMISSIONS, OMISSION_MONTHS] });
  const settle = (omission: Omission, decision: OmissionDecision) => {
    const { id, term } = omission;
    void act(async () => {
      const answer = (await send({ variables: { id, decision } })).data.settleOmission;
      if (isInvalid(answer)) return sentence(answer.fieldErrors[0]?.message ?? "");
      const trouble = troubleOf(answer);
      if (trouble) return trouble;
      if (decision !== "DISMISS") return doneText(omission, decision);
      toast(text.dismissed(term), { undo: () => settle(omission, "REOPEN") });
      return null;
    });
  };
  return { busy, said, settle };
}

const doneText = ({ term, themeName, ownTerm }: Omission, decision: OmissionDecision): string => {
  if (decision === "REOPEN") return text.reopened;
  return decision === "ADD_WORD" ? text.wordAdded(term, themeName) : text.synonymAdded(term, ownTerm ?? "");
};
