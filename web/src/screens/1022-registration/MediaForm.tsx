import { Button, TextInput } from "@mantine/core";
import { IconCheck, IconListSearch } from "@tabler/icons-react";
import { lazy, Suspense, useState } from "react";
import { loadChunk } from "../../browser/load-chunk.ts";
import { PeriodDays } from "../../components/date-field/PeriodDays.tsx";
import { FormRow } from "../../components/edit-form/FormRow.tsx";
import { FormSection } from "../../components/edit-form/FormSection.tsx";
import { Kbd } from "../../components/kbd/Kbd.tsx";
import { SeveralField } from "../../components/several-field/SeveralField.tsx";
import classes from "./registration.module.css";
import { registrationText as text } from "./text.ts";
import { type Draft, draftFault, emptyDraft, type RegistrableTheme, type Registrations } from "./use-registrations.ts";

const MediaDialog = lazy(() => loadChunk(() => import("../../features/media-picker/MediaDialog.tsx")));

/** core-api's limit. */
const LONGEST_WORDS = 1000;

interface MediaFormProps {
  registrations: Registrations;
  themes: readonly RegistrableTheme[];
}

/** Themes, media, a period and words: what is registered. */
export function MediaForm({ registrations, themes }: MediaFormProps) {
  const { draft, setDraft, media, busy, register } = registrations;
  const [isPicking, pick] = useState(false);
  const change = (part: Partial<Draft>) => setDraft((last) => ({ ...last, ...part }));
  const isOff = busy || draftFault(draft) !== undefined;
  const named = media.filter(({ code }) => draft.mediaCodes.includes(code)).map(({ name }) => name);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        void register();
      }}
      onKeyDown={(event) => {
        if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) event.currentTarget.requestSubmit();
      }}
    >
      <FormSection title={text.wayNames.media}>
        <SeveralField
          label={text.theme}
          required
          placeholder={text.addTheme}
          none={text.noTheme}
          choices={themes.map(({ id, name }) => ({ value: id, label: name }))}
          value={draft.themeIds}
          onChange={(themeIds) => change({ themeIds })}
        />
        <FormRow label={text.media} required description={text.mediaHelp(draft.mediaCodes.length, media.length)}>
          <span className={classes.media}>
            <SeveralField
              label=""
              aria-label={text.media}
              placeholder={text.addMedia}
              none={text.noMedia}
              choices={media.map(({ code, name }) => ({ value: code, label: `${name} ${code}` }))}
              value={draft.mediaCodes}
              onChange={(mediaCodes) => change({ mediaCodes })}
            />
            <Button
              variant="default"
              leftSection={<IconListSearch size={16} stroke={1.75} />}
              onClick={() => pick(true)}
            >
              {text.chooseMedia}
            </Button>
          </span>
        </FormRow>
        <FormRow label={text.period} required description={text.periodHelp}>
          <PeriodDays label={text.period} value={draft} onChange={({ start, end }) => change({ start, end })} />
        </FormRow>
        <FormRow label={text.words} description={text.wordsHelp}>
          <TextInput
            aria-label={text.words}
            placeholder={text.wordsExample}
            maxLength={LONGEST_WORDS}
            value={draft.expression}
            onChange={({ currentTarget: { value: expression } }) => change({ expression })}
          />
        </FormRow>
      </FormSection>
      <div className={classes.buttons}>
        <Button
          type="submit"
          aria-disabled={isOff}
          data-off={isOff}
          leftSection={<IconCheck size={16} stroke={1.75} />}
          rightSection={<Kbd>Ctrl Enter</Kbd>}
        >
          {text.register}
        </Button>
        <Button variant="subtle" color="gray" onClick={() => setDraft(emptyDraft())}>
          {text.clear}
        </Button>
      </div>
      <Suspense>
        {isPicking && (
          <MediaDialog
            chosen={named}
            sources={["NEWSPAPER", "MAGAZINE"]}
            onDecide={(names) => {
              pick(false);
              change({ mediaCodes: media.filter(({ name }) => names.includes(name)).map(({ code }) => code) });
            }}
            onClose={() => pick(false)}
          />
        )}
      </Suspense>
    </form>
  );
}
