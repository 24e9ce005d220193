import { useMutation } from "@apollo/client/react";
import { ConfirmDialog } from "../../components/confirm-dialog/ConfirmDialog.tsx";
import { isRefusal } from "../../components/form/form-answer.ts";
import { refusal } from "../../components/form/outcome.ts";
import type { useAction } from "../../components/said-line/use-action.ts";
import { CONTRACT_LICENCES, REMOVE_CONTRACT_LICENCE } from "./licence-documents.ts";
import type { LicenceRow } from "./licence-values.ts";
import { licencesText as text } from "./text.ts";

interface RemoveLicenceProps {
  licence: LicenceRow;
  action: ReturnType<typeof useAction>;
  onClose: () => void;
}

/** Before a contract's licence goes. */
export default function RemoveLicence({ licence, action, onClose }: RemoveLicenceProps) {
  const [remove] = useMutation(REMOVE_CONTRACT_LICENCE, { refetchQueries: [CONTRACT_LICENCES] });
  const { contractId, mediaCode, rightholder, name } = licence;
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
          const answer = (await remove({ variables: { contractId, mediaCode, rightholder } })).data
            ?.removeContractLicence;
          return answer && isRefusal(answer) ? refusal(answer) : text.removed;
        });
      }}
    />
  );
}
