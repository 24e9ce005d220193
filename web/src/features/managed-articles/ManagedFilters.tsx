import "../../design/form-styles.ts";
import { useQuery } from "@apollo/client/react";
import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import { TONES, toneText } from "@kirinuki/schema/tones.ts";
import { Checkbox, NativeSelect } from "@mantine/core";
import { SHOWN } from "../../bff/fetch-policies.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { NO_TONE } from "../../domain/search-terms.ts";
import classes from "./managed-articles.module.css";
import { MANAGED_CHOICES } from "./managed-documents.ts";
import { managedText as text } from "./text.ts";
import type { ManagedList } from "./use-managed-list.ts";

const TONE_CHOICES = [
  { value: "", label: text.allTones },
  ...TONES.map((tone) => ({ value: String(tone), label: toneText[tone] })),
  { value: "0", label: NO_TONE },
];

interface ManagedFiltersProps {
  list: ManagedList;
  /** Offers search expressions beside plain words. */
  searches: boolean;
}

/** Theme, medium, tone, tag, period. */
export function ManagedFilters({ list, searches }: ManagedFiltersProps) {
  const { data } = useQuery(MANAGED_CHOICES, SHOWN);
  const themes = (data?.mailTargets.targets ?? []).filter(({ dataKbn }) => dataKbn === DATA_KBN.theme);
  const media = (data?.media ?? []).filter(({ source }) => source === list.source);
  const tags = data?.tags.tags ?? [];
  return (
    <>
      {searches && (
        <>
          <Checkbox
            className={classes.check}
            label={text.useExpression}
            checked={list.isExpression}
            onChange={({ currentTarget }) => list.change({ by: currentTarget.checked ? "expression" : "" })}
          />
          <Checkbox
            className={classes.check}
            label={text.useSynonyms}
            checked={list.withSynonyms}
            onChange={({ currentTarget }) => list.change({ syn: currentTarget.checked ? "1" : "" })}
          />
        </>
      )}
      <NativeSelect
        className={classes.select}
        aria-label={text.theme}
        data={[
          { value: "", label: text.allThemes },
          ...themes.flatMap(({ id, name }) => (id === null ? [] : [{ value: id, label: name }])),
        ]}
        value={list.themeId}
        onChange={({ currentTarget }) => list.change({ theme: currentTarget.value })}
      />
      <NativeSelect
        className={classes.select}
        aria-label={text.medium}
        data={[{ value: "", label: text.allMedia }, ...media.map(({ code, name }) => ({ value: code, label: name }))]}
        value={list.mediaCode}
        onChange={({ currentTarget }) => list.change({ medium: currentTarget.value })}
      />
      <NativeSelect
        className={classes.select}
        aria-label={text.tone}
        data={TONE_CHOICES}
        value={list.tone}
        onChange={({ currentTarget }) => list.change({ tone: currentTarget.value })}
      />
      {tags.length > 0 && (
        <NativeSelect
          className={classes.select}
          aria-label={text.tag}
          data={[{ value: "", label: text.allTags }, ...tags.map(({ id, name }) => ({ value: id, label: name }))]}
          value={list.tagId}
          onChange={({ currentTarget }) => list.change({ tag: currentTarget.value })}
        />
      )}
      <PeriodDays label={text.period} value={list.period} onChange={({ start, end }) => list.change({ start, end })} />
    </>
  );
}
