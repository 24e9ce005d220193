import { useMutation } from "@apollo/client/react";
import { useNavigate } from "react-router";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { userText } from "../../domain/text/user-text.ts";
import { userFormText as text } from "./text.ts";
import { SAVE_USER } from "./user-documents.ts";
import { formOf, type StoredUser, type UserValues, valuesOf } from "./user-values.ts";

const LABELS = {
  userId: userText.userId,
  name: userText.name,
  email: userText.email,
  userGroupId: userText.group,
  userAuthority: text.kind,
  invitationFlag: text.entry,
  password: text.password,
  confirmPassword: text.confirmPassword,
  scUserId: text.externalId,
  scUserPw: text.externalPassword,
  mcUserAuthority: userText.mc,
  scUserAuthority: userText.sc,
  themeBrowsing: text.themeBrowsing,
  ipRestrictionFlag: text.ipRestriction,
  passChangeStopFlag: text.passChangeStop,
  systemMailStopFlag: text.systemMailStop,
};

const loadForm = () => import("@kirinuki/schema/forms/user-form.ts").then(({ UserForm }) => UserForm);

/** What is read of the user: his values in the form, and the version that a change names. */
interface Reading {
  stored: StoredUser | null;
  readStored: () => Promise<StoredUser | null>;
  groupName: (id: string) => string;
}

/** The user in the form, and his saving, after which the list is shown. Nobody's change in between is overwritten unseen. */
export function useUser({ stored, readStored, groupName }: Reading) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_USER);
  const saidOf = ({ name, invitationFlag }: UserValues) => {
    if (stored !== null) return text.saved(name);
    return invitationFlag === "invite" ? text.savedInvited(name) : text.savedNew(name);
  };
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm: (values: UserValues) => formOf(values, stored?.version ?? null),
    send: async (sent) => (await save({ variables: { form: sent } })).data.saveUser,
    onSaved: (): void | Promise<void> =>
      navigate(pathOf("1013"), { state: { saved: saidOf(form.fields.getValues()) } }),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: {
      userGroupId: groupName,
      userAuthority: (kind) => userText.kinds[kind],
      mcUserAuthority: (code) => userText.mcNames[Number(code)] ?? code,
      scUserAuthority: (code) => userText.scNames[Number(code)] ?? code,
    },
  });
  return form;
}

export type UserFields = ReturnType<typeof useUser>["fields"];
