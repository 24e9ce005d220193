import { useEffect, useRef, useState } from "react";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { SaidLine } from "../../components/said-line/SaidLine.tsx";
import { Segments } from "../../components/segments/Segments.tsx";
import { screenNames } from "../../domain/text/screen-names.ts";
import { MagazineForm } from "./MagazineForm.tsx";
import { MediaForm } from "./MediaForm.tsx";
import { Preview } from "./Preview.tsx";
import { RegistrationList } from "./RegistrationList.tsx";
import { RemovedList } from "./RemovedList.tsx";
import classes from "./registration.module.css";
import { removedText, registrationText as text } from "./text.ts";
import { useRegistrations } from "./use-registrations.ts";

const WAYS = ["media", "magazine", "removed"] as const;
const LEADS = { media: text.lead, magazine: text.leadMagazine, removed: removedText.lead };

/** Screen 1022: media whose articles all go into a theme, and single articles of magazines. */
export default function RegistrationScreen() {
  const registrations = useRegistrations();
  const { query, draft, setDraft, said } = registrations;
  const [way, setWay] = useState<(typeof WAYS)[number]>("media");
  const { form, bring } = useBrought();
  return (
    <Page
      title={screenNames["1022"]}
      lead={LEADS[way]}
      width="flush"
      toolbar={
        <>
          <SaidLine said={said} />
          <Segments label={text.ways} labelHidden values={WAYS} names={text.wayNames} value={way} onChoose={setWay} />
        </>
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ registrations: { themes, registrations: rows, removals } }) => (
          <>
            {way === "media" && (
              <div ref={form} className={classes.panes}>
                <MediaForm registrations={registrations} themes={themes} />
                <Preview draft={draft} />
              </div>
            )}
            {way === "magazine" && <MagazineForm themes={themes} media={registrations.media} />}
            {way === "removed" ? (
              <RemovedList rows={removals} />
            ) : (
              <RegistrationList
                rows={rows}
                registrations={registrations}
                onTake={(next) => {
                  setWay("media");
                  setDraft(next);
                  bring();
                }}
              />
            )}
          </>
        )}
      </QueryState>
    </Page>
  );
}

/** The list may be far below the form: what is taken from it comes into sight there. */
function useBrought() {
  const form = useRef<HTMLDivElement>(null);
  const [times, setTimes] = useState(0);
  useEffect(() => {
    if (times > 0) form.current?.scrollIntoView({ block: "start" });
  }, [times]);
  return { form, bring: () => setTimes((last) => last + 1) };
}
