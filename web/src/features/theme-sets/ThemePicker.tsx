import { Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";
import type { ThemeChoice } from "./theme-set-values.ts";

interface ThemePickerProps<Values extends { themeIds: string[] }> {
  fields: UseFormReturnType<Values>;
  themes: readonly ThemeChoice[];
  chosenName: string;
}

/** All themes at the left, those of the theme group or topic at the right in their order. */
export function ThemePicker<Values extends { themeIds: string[] }>(props: ThemePickerProps<Values>) {
  const { fields, themes, chosenName } = props;
  const [onlyFree, setOnlyFree] = useState(false);
  const chosen = new Set(fields.getValues().themeIds);
  const items = themes
    .filter((theme) => !onlyFree || theme.themeGroupCount === 0 || chosen.has(theme.id))
    .map(({ id, name, articleCount }) => ({ id, name, note: groupText.articles(articleCount) }));
  const articles = themes.reduce((sum, { id, articleCount }) => sum + (chosen.has(id) ? articleCount : 0), 0);
  return (
    <TwoPanePicker
      {...fields.getInputProps("themeIds")}
      name={text.themes}
      chosenName={chosenName}
      items={items}
      filters={
        <Checkbox
          label={text.unassigned}
          checked={onlyFree}
          onChange={(event) => setOnlyFree(event.currentTarget.checked)}
        />
      }
      chosenNote={text.chosenThemes(chosen.size, articles)}
    />
  );
}
