import { SECOND_FACTOR_DEMAND_LABELS, SECOND_FACTOR_DEMANDS } from "@kirinuki/schema/second-factor.ts";
import { NativeSelect, TextInput } from "@mantine/core";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { personName } from "../../domain/text/contract-text.ts";
import { RangesField } from "./RangesField.tsx";
import { contractFormText as text } from "./text.ts";
import type { ContractSchemaForm } from "./use-contract-form.ts";

/** Where users come from, and how long they stay in. */
export function SignInFields({
  form: { fields },
  contractId,
}: {
  form: ContractSchemaForm;
  contractId: string | null;
}) {
  return (
    <FormSection title={text.signIn}>
      <RangesField
        contractId={contractId}
        value={fields.values.ipRanges}
        onChange={(ranges) => fields.setFieldValue("ipRanges", ranges)}
        error={fields.errors.ipRanges}
      />
      <TextInput {...fields.getInputProps("ipLoginUserId")} label={text.ipUser} description={text.ipUserHelp} />
      <NativeSelect
        {...fields.getInputProps("secondFactorDemand")}
        label={text.secondFactor}
        description={text.secondFactorHelp}
        data={SECOND_FACTOR_DEMANDS.map((value) => ({ value, label: SECOND_FACTOR_DEMAND_LABELS[value] }))}
      />
      <NumberField form={{ fields }} name="sessionIdleMinutes" label={text.idle} unit={text.minutes} />
      <NumberField form={{ fields }} name="sessionAbsoluteHours" label={text.absolute} unit={text.hours} />
    </FormSection>
  );
}

interface PersonFieldProps {
  form: Pick<ContractSchemaForm, "fields">;
  operators: readonly { id: string; name: string; isStopped: boolean }[];
}

/** Who is in charge. Whoever is stopped can't be chosen anew, but stays where the contract has such a one. */
export function PersonField({ form: { fields }, operators }: PersonFieldProps) {
  const stored = fields.getInitialValues().personInCharge;
  return (
    <NativeSelect
      {...fields.getInputProps("personInCharge")}
      label={text.personInCharge}
      description={text.personInChargeHelp}
      data={[
        { value: "", label: text.nobody },
        ...operators
          .filter(({ id, isStopped }) => !isStopped || id === stored)
          .map((person) => ({ value: person.id, label: personName(person) })),
      ]}
    />
  );
}

/** How much a contract may have. */
export function CapFields({ form }: { form: ContractSchemaForm }) {
  return (
    <FormSection title={text.caps}>
      <NumberField form={form} name="userMaxCount" label={text.users} unit={text.people} help={text.usersHelp} />
      <NumberField form={form} name="mailSendMaxCount" label={text.mails} unit={text.addressesUnit} />
      <NumberField form={form} name="auditKeepMonths" label={text.audit} unit={text.months} help={text.auditHelp} />
    </FormSection>
  );
}

interface NumberFieldProps {
  form: Pick<ContractSchemaForm, "fields">;
  name: "userMaxCount" | "mailSendMaxCount" | "auditKeepMonths" | "sessionIdleMinutes" | "sessionAbsoluteHours";
  label: string;
  unit: string;
  help?: string;
}

const NumberField = ({ form: { fields }, name, label, unit, help }: NumberFieldProps) => (
  <TextInput
    {...fields.getInputProps(name)}
    label={label}
    description={help}
    inputMode="numeric"
    rightSection={<span aria-hidden="true">{unit}</span>}
    rightSectionWidth={56}
  />
);
