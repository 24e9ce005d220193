import { useMutation } from "@apollo/client/react";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { MEDIA_SCREEN, REMOVE_MEDIUM } from "./media-documents.ts";
import type { MediumRow } from "./medium-values.ts";
import { mediaText as text } from "./text.ts";

interface RemoveMediumProps {
  medium: MediumRow;
  action: ReturnType<typeof useAction>;
  onClose: () => void;
}

/** Before a medium goes. */
export default function RemoveMedium({ medium: { kind, code, name }, action, onClose }: RemoveMediumProps) {
  const [remove] = useMutation(REMOVE_MEDIUM, { refetchQueries: [MEDIA_SCREEN] });
  return (
    <ConfirmDialog
      title={text.removeTitle(name)}
      help={text.removeHelp}
      confirm={text.remove}
      busy={action.busy}
      onClose={onClose}
      onConfirm={() => {
        onClose();
        void action.act(async () => {
          const answer = (await remove({ variables: { kind, code } })).data?.removeLicensedMedium;
          return answer && isRefusal(answer) ? refusal(answer) : text.removed;
        });
      }}
    />
  );
}
