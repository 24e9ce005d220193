import { useMutation } from "@apollo/client/react";
import { useState } from "react";
import { isConflict, isSaved } from "../../components/form/form-answer.ts";
import { sentence, troubleOf } from "../../components/form/outcome.ts";
import { useAction } from "../../components/said-line/use-action.ts";
import { toast } from "../../components/toast/toast.tsx";
import { timeLabel } from "../../domain/day.ts";
import { BRIEFING } from "../../features/briefing/briefing-documents.ts";
import { CONFIRM_BRIEFING } from "./edit-documents.ts";
import { type Chosen, itemsOf, type Proposal } from "./page-edit.ts";
import { editText as text } from "./text.ts";

/** The press that confirms a page in the version that was read. */
export function useConfirm({ day, version }: Pick<Proposal, "day" | "version">, onDone: () => Promise<void>) {
  const [confirm] = useMutation(CONFIRM_BRIEFING, { refetchQueries: [BRIEFING] });
  const [conflicting, setConflicting] = useState(false);
  const action = useAction();
  const send = (chosen: readonly Chosen[]) =>
    action.act(async () => {
      const { data } = await confirm({ variables: { form: { day, version, items: itemsOf(chosen) } } });
      const answer = data?.confirmBriefing;
      if (!answer) return null;
      if (isConflict(answer)) {
        setConflicting(true);
        return sentence(text.conflict(answer.changedBy ?? "", timeLabel(answer.changedAt, "full")));
      }
      if (!isSaved(answer)) return troubleOf(answer);
      toast(text.confirmed);
      await onDone();
      return null;
    });
  return { ...action, isConflict: conflicting, send };
}
