import { useMutation } from "@apollo/client/react";
import { pathOf } from "../../domain/screen-path.ts";
import { REMOVE_THEME_GROUP } from "../../features/theme-sets/theme-set-documents.ts";
import type { StoredThemeSet } from "../../features/theme-sets/theme-set-values.ts";
import { useThemeSetForm } from "../../features/theme-sets/use-theme-set-form.ts";
import { SAVE_THEME_GROUP } from "./documents.ts";
import { text } from "./text.ts";

const loadForm = () =>
  import("@kirinuki/schema/forms/theme-group-form.ts").then(({ ThemeGroupForm }) => ThemeGroupForm);

export function useThemeGroup(stored: StoredThemeSet, readStored: () => Promise<StoredThemeSet | null>) {
  const [save] = useMutation(SAVE_THEME_GROUP);
  const [remove] = useMutation(REMOVE_THEME_GROUP);
  return useThemeSetForm(stored, readStored, {
    list: pathOf("1004"),
    form: loadForm,
    labels: { themeGroupName: text.name },
    own: ({ name }) => ({ themeGroupName: name }),
    toForm: (values) => ({ ...values, themeGroupName: values.themeGroupName.trim() }),
    save: async (version, form) => (await save({ variables: { ...version, form } })).data.saveThemeGroup,
    remove: async (version) => (await remove({ variables: version })).data.removeThemeGroup,
  });
}
