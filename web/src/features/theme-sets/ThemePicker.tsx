import { Checkbox } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { type SyntheticEvent, useState } from "react";
import { Link } from "react-router";
import { TwoPanePicker } from "../../components/two-pane-picker/TwoPanePicker.tsx";
import { pathOf } from "../../domain/screen-path.ts";
import { groupText } from "../../domain/text/group-text.ts";
import { setText as text } from "./text.ts";
import type { ThemeChoice } from "./theme-set-values.ts";
import classes from "./theme-sets.module.css";

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
    .map(({ id, name, articleCount, openOmissions }) => ({
      ...{ id, name, note: groupText.articles(articleCount) },
      ...(openOmissions > 0 && { aside: <OmissionsLink id={id} name={name} count={openOmissions} /> }),
    }));
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

/** Keys and clicks on the link are not the row's, which ticks and moves by them. */
const alone = (event: SyntheticEvent) => event.stopPropagation();

/** To what もれ診断 suggests for a theme. */
const OmissionsLink = ({ id, name, count }: { id: string; name: string; count: number }) => (
  <Link
    className={classes.omissions}
    to={`${pathOf("missing")}?view=themes&theme=${id}`}
    aria-label={text.omissionsOf(name, count)}
    title={text.omissionsOf(name, count)}
    onKeyDown={alone}
    onDoubleClick={alone}
    onPointerDown={alone}
  >
    {text.omissions(count)}
  </Link>
);
