import { CHARGE_CODE_MODES } from "@kirinuki/schema/contract-settings.ts";
import { Button, Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { IconDownload, IconTrash } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { useNavigate } from "react-router";
import type { ContractScreenQuery } from "../../__generated__/graphql.ts";
import { loadChunk } from "../../browser/load-chunk.ts";
import { LazyDangerDialog } from "../../components/confirm-dialog/LazyDialogs.tsx";
import { DateField } from "../../components/date-field/DateField.tsx";
import { DangerZone } from "../../components/edit-form/DangerZone.tsx";
import { EditPage } from "../../components/edit-form/EditPage.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { FormState } from "../../components/form-state/FormState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { ContractStateTag } from "../../components/state-tag/ContractStateTag.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { useMayEdit } from "../../session/may-edit.ts";
import { useOperator } from "../../session/use-operator.ts";
import { CapFields, PersonField, SignInFields } from "./ContractFields.tsx";
import classes from "./contract.module.css";
import { CONFIRMATIONS, type StoredContract } from "./contract-values.ts";
import { StepsCard } from "./StepsCard.tsx";
import { contractFormText as text } from "./text.ts";
import { useContractExport } from "./use-contract-export.ts";
import { type ContractSchemaForm, useContractForm } from "./use-contract-form.ts";

const CopyDialog = lazy(() => loadChunk(() => import("./CopyDialog.tsx")));
const SignOnCard = lazy(() => loadChunk(() => import("./SignOnCard.tsx")));
const FirstAdminDialog = lazy(() => loadChunk(() => import("./FirstAdminDialog.tsx")));

interface ContractEditorProps {
  /** null: a new one. */
  stored: StoredContract | null;
  steps: ContractScreenQuery["contractSteps"] | null;
  operators: ContractScreenQuery["operators"];
  read: () => Promise<StoredContract | null>;
}

/** Everything that operators set of a contract; beside it what the contract lacks before its first mail. */
export function ContractEditor({ stored, steps = null, operators, read }: ContractEditorProps) {
  const navigate = useNavigate();
  const mayEdit = useMayEdit();
  const isAdmin = useOperator()?.role === "admin";
  const { form, removeContract } = useContractForm(stored, read);
  const exporting = useContractExport(stored?.id ?? "");
  const [open, setOpen] = useState<"remove" | "admin" | "copy" | null>(null);
  const close = () => setOpen(null);
  const fate = steps?.state === "closed" ? "closed" : "unused";
  return (
    <EditPage
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      actions={steps && <ContractStateTag state={steps.state} />}
      busy={form.busy}
      disabledReason={mayEdit ? undefined : text.readOnly}
      onSubmit={form.formProps.onSubmit}
      onCancel={() => void navigate(pathOf("el-contracts"))}
      extra={
        stored !== null &&
        mayEdit && (
          <Button variant="default" onClick={() => setOpen("copy")}>
            {text.copy}
          </Button>
        )
      }
      aside={
        <>
          <StepsCard contractId={stored?.id ?? null} steps={steps} onFirstAdmin={() => setOpen("admin")} />
          {stored && (
            <Suspense>
              <SignOnCard contractId={stored.id} />
            </Suspense>
          )}
        </>
      }
      faults={<FormState of={form} />}
    >
      <BasicFields form={form} isNew={stored === null} operators={operators} />
      <SignInFields form={form} contractId={stored?.id ?? null} />
      <CapFields form={form} />
      <DisplayFields form={form} />
      <SaidLine said={exporting.said} />
      {stored !== null && isAdmin && (
        <DangerZone
          acts={[
            {
              name: text.export,
              help: text.exportHelp,
              button: text.exportButton,
              icon: IconDownload,
              isHarmless: true,
              run: exporting.run,
            },
            {
              name: text.remove,
              help: text.removeHelp,
              button: text.removeButton,
              icon: IconTrash,
              run: () => setOpen("remove"),
            },
          ]}
        />
      )}
      <Suspense>
        {open === "remove" && stored && (
          <LazyDangerDialog
            title={text.removeTitle(stored.name)}
            goes={text.removeGoes[fate]}
            stays={text.removeStays[fate]}
            confirm={text.removeButton}
            busy={form.busy}
            onConfirm={() => void removeContract().then(close)}
            onClose={close}
          />
        )}
        {open === "copy" && stored && <CopyDialog contract={stored} onClose={close} />}
        {open === "admin" && stored && <FirstAdminDialog contract={stored} onDone={read} onClose={close} />}
      </Suspense>
    </EditPage>
  );
}

interface BasicFieldsProps extends Pick<ContractEditorProps, "operators"> {
  form: ContractSchemaForm;
  isNew: boolean;
}

function BasicFields({ form: { fields }, isNew, operators }: BasicFieldsProps) {
  return (
    <>
      <FormSection title={text.basic}>
        <TextInput
          {...fields.getInputProps("contractCode")}
          label={text.code}
          description={text.codeHelp}
          required
          readOnly={!isNew}
        />
        <TextInput {...fields.getInputProps("companyName")} label={text.company} required />
        <FormRow label={text.end} description={text.endHelp} htmlFor="endDate">
          <DateField {...fields.getInputProps("endDate")} id="endDate" />
        </FormRow>
        <PersonField form={{ fields }} operators={operators} />
      </FormSection>
      <FormSection title={text.sections} help={text.sectionsHelp}>
        <div className={classes.sections} id="sections">
          {[1, 2, 3, 5].map((section) => (
            <Checkbox
              key={section}
              label={text.sectionNames[section]}
              checked={fields.values.sections.includes(section)}
              onChange={({ currentTarget: { checked } }) =>
                fields.setFieldValue(
                  "sections",
                  checked
                    ? [...fields.values.sections, section]
                    : fields.values.sections.filter((each) => each !== section),
                )
              }
            />
          ))}
        </div>
      </FormSection>
    </>
  );
}

function DisplayFields({ form: { fields } }: { form: ContractSchemaForm }) {
  return (
    <>
      <FormSection title={text.confirmations} help={text.confirmationsHelp}>
        {CONFIRMATIONS.map((key, at) => (
          <Textarea
            key={key}
            id={at === 0 ? "messages" : `messages.${key}`}
            label={text.confirmationNames[key]}
            rows={2}
            value={fields.values.messages[key] ?? ""}
            onChange={({ currentTarget: { value } }) =>
              fields.setFieldValue("messages", { ...fields.values.messages, [key]: value })
            }
          />
        ))}
      </FormSection>
      <FormSection title={text.display}>
        <FormRow label={text.shown}>
          <div className={classes.pair}>
            <Checkbox {...fields.getInputProps("pdfUsageDisplay", { type: "checkbox" })} label={text.pdfUsage} />
            <Checkbox {...fields.getInputProps("subthemeDisplay", { type: "checkbox" })} label={text.subtheme} />
          </div>
        </FormRow>
        <FormRow label={text.changes}>
          <Checkbox {...fields.getInputProps("changeMail", { type: "checkbox" })} label={text.changeMail} />
        </FormRow>
        <FormRow label={text.openings}>
          <Checkbox {...fields.getInputProps("mailOpenings", { type: "checkbox" })} label={text.mailOpenings} />
        </FormRow>
        <FormRow label={text.prominence}>
          <Checkbox {...fields.getInputProps("mailProminence", { type: "checkbox" })} label={text.mailProminence} />
        </FormRow>
        <FormRow label={text.ownMail}>
          <Checkbox {...fields.getInputProps("ownMails", { type: "checkbox" })} label={text.ownMails} />
        </FormRow>
        <FormRow label={text.offline}>
          <Checkbox {...fields.getInputProps("offlineReading", { type: "checkbox" })} label={text.offlineReading} />
        </FormRow>
        <NativeSelect
          label={text.chargeCode}
          description={text.chargeCodeHelp}
          data={CHARGE_CODE_MODES.map((mode) => ({ value: mode, label: text.chargeCodeModes[mode] }))}
          {...fields.getInputProps("chargeCodeMode")}
        />
      </FormSection>
    </>
  );
}
