import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { toast } from "../../components/toast/toast.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { REMOVE_CONTRACT, SAVE_CONTRACT } from "./contract-documents.ts";
import { formOf, type StoredContract, valuesOf } from "./contract-values.ts";
import { contractFormText as text } from "./text.ts";

const LABELS = {
  contractCode: text.code,
  companyName: text.company,
  endDate: text.end,
  personInCharge: text.personInCharge,
  sections: text.sections,
  ipRanges: text.ranges,
  ipLoginUserId: text.ipUser,
  sessionIdleMinutes: text.idle,
  sessionAbsoluteHours: text.absolute,
  userMaxCount: text.users,
  secondFactorDemand: text.secondFactor,
  mailSendMaxCount: text.mails,
  auditKeepMonths: text.audit,
  pdfUsageDisplay: text.pdfUsage,
  subthemeDisplay: text.subtheme,
  messages: text.confirmations,
};

const loadForm = () => import("@kirinuki/schema/forms/contract-form.ts").then(({ ContractForm }) => ContractForm);

/** The contract in the form, its saving and its removal. A saved one is read anew: its steps may be others. */
export function useContractForm(stored: StoredContract | null, read: () => Promise<StoredContract | null>) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_CONTRACT);
  const [remove] = useMutation(REMOVE_CONTRACT);
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm: formOf(stored),
    send: async (sent) => (await save({ variables: { id: stored?.id ?? null, form: sent } })).data.saveContract,
    onSaved: async ({ contractId }) => {
      toast(text.saved);
      if (stored === null) await navigate(`${pathOf("el-contract")}?id=${contractId}`, { replace: true });
      else {
        const now = await read();
        if (now) form.fields.initialize(valuesOf(now));
      }
    },
    readStored: async () => {
      const now = await read();
      return now && valuesOf(now);
    },
  });
  const removeContract = (): Promise<void> =>
    form.run(
      async () => (await remove({ variables: { id: stored?.id ?? "" } })).data.removeContract,
      async () => {
        toast(text.removed(stored?.name ?? ""));
        await navigate(pathOf("el-contracts"));
      },
    );
  return { form, removeContract };
}

export type ContractSchemaForm = ReturnType<typeof useContractForm>["form"];
