import { TextInput } from "@mantine/core";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { SecretField } from "../../components/edit-form/SecretField.tsx";
import { userFormText as text } from "./text.ts";
import type { UserFields } from "./use-user.ts";

/** His account at the external newspaper service; of its password only whether it is set. */
export const ExternalFields = ({ fields, isSet }: { fields: UserFields; isSet: boolean }) => (
  <FormSection title={text.external} help={text.externalHelp}>
    <TextInput
      {...fields.getInputProps("scUserId")}
      label={text.externalId}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
    />
    <SecretField {...fields.getInputProps("scUserPw")} label={text.externalPassword} isSet={isSet} />
  </FormSection>
);
