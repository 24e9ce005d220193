import { NativeSelect, TextInput } from "@mantine/core";
import type { UserScreenQuery } from "../../__generated__/graphql.ts";
import { ChoiceCards } from "../../components/edit-form/ChoiceCards.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { userText } from "../../domain/text/user-text.ts";
import { USER_KINDS } from "../../domain/user-kind.ts";
import { userFormText as text } from "./text.ts";
import type { UserFields } from "./use-user.ts";

interface BasicFieldsProps {
  fields: UserFields;
  groups: UserScreenQuery["userGroupChoices"];
  isNew: boolean;
}

const KINDS = USER_KINDS.map((value) => ({ value, name: userText.kinds[value], help: userText.kindHelp[value] }));
const PLAIN = { autoComplete: "off", autoCapitalize: "none", spellCheck: false } as const;

/** Who he is, where he belongs, and what he is in the product. */
export function BasicFields({ fields, groups, isNew }: BasicFieldsProps) {
  const options = groups.map(({ id, name, userCount }) => ({
    value: id,
    label: `${name}　${userText.people(userCount)}`,
  }));
  return (
    <>
      <FormSection title={text.basics}>
        {isNew ? (
          <TextInput
            {...fields.getInputProps("userId")}
            {...PLAIN}
            label={userText.userId}
            description={text.userIdHelp}
            required
          />
        ) : (
          <FormRow label={userText.userId}>
            <b>{fields.getValues().userId}</b>
            <small>{text.userIdFixed}</small>
          </FormRow>
        )}
        <TextInput
          {...fields.getInputProps("name")}
          label={userText.name}
          description={text.nameHelp}
          required
          autoComplete="off"
        />
        <TextInput
          {...fields.getInputProps("email")}
          {...PLAIN}
          type="text"
          inputMode="email"
          label={userText.email}
          required
        />
        <NativeSelect
          {...fields.getInputProps("userGroupId")}
          label={userText.group}
          required
          data={[{ value: "", label: text.choose }, ...options]}
        />
      </FormSection>
      <FormSection title={text.kind}>
        <ChoiceCards {...fields.getInputProps("userAuthority")} label={text.kind} labelHidden options={KINDS} />
      </FormSection>
    </>
  );
}
