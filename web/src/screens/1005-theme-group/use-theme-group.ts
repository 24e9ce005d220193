import { useMutation } from "@apollo/client/react";
import type { ThemeGroupForm } from "@kirinuki/schema/forms/theme-group-form.ts";
import { useNavigate } from "react-router";
import type { ThemeGroupPartsFragment } from "../../__generated__/graphql.ts";
import { useSchemaForm } from "../../components/form/use-schema-form.ts";
import { pathOf } from "../../domain/screen-path.ts";
import { setText } from "../../features/theme-sets/text.ts";
import { type MemberValues, memberValuesOf, namesOf } from "../../features/theme-sets/theme-set-values.ts";
import { REMOVE_THIS_THEME_GROUP, SAVE_THEME_GROUP } from "./documents.ts";
import { text } from "./text.ts";

export type StoredThemeGroup = ThemeGroupPartsFragment;

interface ThemeGroupValues extends MemberValues {
  themeGroupName: string;
}

const valuesOf = (stored: StoredThemeGroup): ThemeGroupValues => ({
  themeGroupName: stored.name,
  ...memberValuesOf(stored),
});

const LABELS = {
  themeGroupName: text.name,
  themeIds: setText.themes,
  allUserGroups: setText.audience,
  userGroupIds: setText.userGroups,
};

const loadForm = () => import("@kirinuki/schema/forms/theme-group-form.ts").then(({ ThemeGroupForm: form }) => form);

const toForm = (values: ThemeGroupValues): ThemeGroupForm => ({
  ...values,
  themeGroupName: values.themeGroupName.trim(),
});

/** The theme group in the form, its saving and its removal, after which the list is shown. */
export function useThemeGroup(stored: StoredThemeGroup, readStored: () => Promise<StoredThemeGroup | null>) {
  const navigate = useNavigate();
  const [save] = useMutation(SAVE_THEME_GROUP);
  const [remove] = useMutation(REMOVE_THIS_THEME_GROUP);
  const toList = (saved: string) => navigate(pathOf("1004"), { state: { saved } });
  const { id, version } = stored;
  const form = useSchemaForm({
    form: loadForm,
    initial: valuesOf(stored),
    labels: LABELS,
    toForm,
    send: async (given) => (await save({ variables: { id, version, form: given } })).data.saveThemeGroup,
    onSaved: ({ name }) => toList(setText.saved(name)),
    readStored: async () => {
      const now = await readStored();
      return now && valuesOf(now);
    },
    shown: { themeIds: namesOf(stored.themes), userGroupIds: namesOf(stored.userGroups) },
  });
  const removeIt =
    id === null || version === null
      ? null
      : () =>
          form.run(
            async () => (await remove({ variables: { id, version } })).data.removeThemeGroup,
            () => toList(setText.removed(stored.name)),
          );
  return { form, removeIt, toList: () => navigate(pathOf("1004")) };
}
