import { useMutation } from "@apollo/client/react";
import { Checkbox, NativeSelect, Textarea, TextInput } from "@mantine/core";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { SecretField } from "../../components/edit-form/SecretField.tsx";
import type { SchemaForm } from "../../components/form/use-schema-form.ts";
import { ItemEditor } from "../../components/item-editor/ItemEditor.tsx";
import { useItemEditor } from "../../components/item-editor/use-item-editor.ts";
import { timeLabel } from "../../domain/day.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { formOf, type ProviderValues, type Stored, type StoredProvider, valuesOf } from "./provider-values.ts";
import classes from "./single-sign-on.module.css";
import { REMOVE_SSO_PROVIDER, SAVE_SSO_PROVIDER } from "./single-sign-on-documents.ts";
import { text } from "./text.ts";

const LABELS = {
  kind: text.kind,
  providerName: text.providerName,
  issuer: text.issuer,
  clientId: text.clientId,
  clientSecret: text.clientSecret,
  signInUrl: text.signInUrl,
  certificates: text.certificates,
  domains: text.domains,
  trustsAddress: text.trustsAddress,
  userGroupId: text.userGroupId,
  claimName: text.claimName,
  claimRules: text.claimRules,
  stopped: text.stoppedField,
};

const loadForm = () =>
  import("@kirinuki/schema/forms/sso-provider-form.ts").then(({ SsoProviderForm }) => SsoProviderForm);

interface ProviderEditorProps {
  /** null: a new one. */
  stored: StoredProvider | null;
  groups: Stored["groups"];
  readStored: () => Promise<StoredProvider | null>;
  /** Reads anew what the list shows. */
  onChanged: () => Promise<unknown>;
}

/** An identity provider: how it is spoken to, whose people it knows, and what its claims make of them. */
export function ProviderEditor({ stored, groups, readStored, onChanged }: ProviderEditorProps) {
  const [save] = useMutation(SAVE_SSO_PROVIDER);
  const [remove] = useMutation(REMOVE_SSO_PROVIDER);
  const editing = useItemEditor({
    form: loadForm,
    list: pathOf("1060"),
    labels: LABELS,
    stored,
    valuesOf: (provider) => valuesOf(provider, groups),
    toForm: (values, read) => ({ ...formOf(values, groups), ...read }),
    send: async (form) => (await save({ variables: { id: stored?.id ?? null, form } })).data.saveSsoProvider,
    remove: async ({ id, version }) => (await remove({ variables: { id, version } })).data.removeSsoProvider,
    readStored,
    onChanged,
    saved: text.saved,
    removed: text.removed,
  });
  const { form } = editing;
  return (
    <ItemEditor
      editing={editing}
      title={stored === null ? text.newTitle : text.editTitle}
      item={stored?.name}
      removal={
        stored && {
          name: text.remove,
          help: text.removeHelp,
          button: text.removeButton,
          question: text.removeTitle(stored.name),
        }
      }
    >
      <Basics form={form} />
      <Connection form={form} stored={stored} />
      <People form={form} groups={groups} />
    </ItemEditor>
  );
}

type Fields = { form: Pick<SchemaForm<ProviderValues>, "fields"> };

const Basics = ({ form: { fields } }: Fields) => (
  <FormSection title={text.basics}>
    <TextInput {...fields.getInputProps("providerName")} label={text.providerName} required />
    <ChoiceCards {...fields.getInputProps("kind")} label={text.kind} options={text.kinds} />
    <Checkbox {...fields.getInputProps("stopped", { type: "checkbox" })} label={text.stoppedField} />
  </FormSection>
);

function Connection({ form: { fields }, stored }: Fields & { stored: StoredProvider | null }) {
  const { kind } = fields.values;
  const isSaml = kind === "saml";
  return (
    <FormSection title={text.connection}>
      <TextInput {...fields.getInputProps("issuer")} label={text.issuer} description={text.issuerHelp[kind]} required />
      {isSaml ? (
        <>
          <TextInput {...fields.getInputProps("signInUrl")} label={text.signInUrl} required />
          <Textarea
            {...fields.getInputProps("certificates")}
            label={text.certificates}
            description={text.certificatesHelp}
            rows={5}
            spellCheck={false}
            required
          />
          {stored && (
            <FormRow label={text.certificateEnd}>
              <div className={classes.address}>
                {stored.certificates.map(({ fingerprint, endsAt }) => (
                  <div key={fingerprint}>
                    {text.certificateEnds(endsAt ? timeLabel(endsAt, "full") : "", fingerprint.slice(0, 23))}
                  </div>
                ))}
              </div>
            </FormRow>
          )}
        </>
      ) : (
        <>
          <TextInput {...fields.getInputProps("clientId")} label={text.clientId} autoComplete="off" required />
          <SecretField
            {...fields.getInputProps("clientSecret")}
            label={text.clientSecret}
            isSet={stored?.hasSecret ?? false}
            mayRemove={false}
            onChange={(value) => fields.setFieldValue("clientSecret", value ?? undefined)}
          />
        </>
      )}
      <FormRow label={isSaml ? text.acsUrl : text.callbackUrl}>
        <span className={classes.address}>{stored?.callbackUrl ?? text.shownAfterSave}</span>
      </FormRow>
      {stored && stored.metadataUrl !== "" && (
        <FormRow label={text.metadataUrl}>
          <a className={classes.address} href={stored.metadataUrl}>
            {stored.metadataUrl}
          </a>
        </FormRow>
      )}
    </FormSection>
  );
}

const People = ({ form: { fields }, groups }: Fields & { groups: Stored["groups"] }) => (
  <>
    <FormSection title={text.people2}>
      <Textarea
        {...fields.getInputProps("domains")}
        label={text.domains}
        description={text.domainsHelp}
        rows={3}
        spellCheck={false}
        required
      />
      <Checkbox
        {...fields.getInputProps("trustsAddress", { type: "checkbox" })}
        label={text.trustsAddress}
        description={text.trustsHelp}
      />
      <NativeSelect
        {...fields.getInputProps("userGroupId")}
        label={text.userGroupId}
        description={text.userGroupHelp}
        data={[
          { value: "", label: text.noGroup },
          ...groups
            .filter(({ hasZeroCaps, id }) => hasZeroCaps || id === fields.values.userGroupId)
            .map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
    </FormSection>
    <FormSection title={text.claims}>
      <TextInput {...fields.getInputProps("claimName")} label={text.claimName} description={text.claimNameHelp} />
      <Textarea
        {...fields.getInputProps("claimRules")}
        label={text.claimRules}
        description={text.claimRulesHelp}
        placeholder={text.claimRulesExample}
        rows={4}
        spellCheck={false}
      />
    </FormSection>
  </>
);
