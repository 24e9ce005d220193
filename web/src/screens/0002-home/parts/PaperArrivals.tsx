import { useQuery } from "@apollo/client/react";
import { IconNews } from "@tabler/icons-react";
import type { PaperArrivalsQuery } from "../../../__generated__/graphql.ts";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { DropPanel } from "../../../components/drop-panel/DropPanel.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { shortDate, timeLabel, todayInTokyo } from "../../../domain/day.ts";
import classes from "./paper-arrivals.module.css";
import { PAPER_ARRIVALS } from "./paper-arrivals-documents.ts";
import { arrivalsText as text } from "./paper-arrivals-text.ts";

type LatePaper = PaperArrivalsQuery["paperArrivals"]["papers"][number];

/** How often it is asked again. */
const POLL_MS = 300_000;

/** How the newspapers of the day stand, as the mails say it; the newspapers that are missing or late are one press away. */
export default function PaperArrivals() {
  const { data, error } = useQuery(PAPER_ARRIVALS, { ...SHOWN, pollInterval: POLL_MS });
  if (!data) return error ? <p className={classes.bar}>{text.failed}</p> : null;
  const { line, papers } = data.paperArrivals;
  const isMissing = papers.some(({ state }) => state === "missing");
  return (
    <section className={classes.bar} aria-label={text.label}>
      <IconNews size={16} stroke={1.75} className={classes.icon} aria-hidden="true" />
      <span className={classes.label}>{text.label}</span>
      <p className={classes.line} data-missing={isMissing} title={line}>
        {line || text.none}
      </p>
      {papers.length > 0 && (
        <DropPanel
          label={
            <>
              <span className="vh">{text.label}</span>
              {text.detail}
            </>
          }
        >
          {() => (
            <ul className={classes.papers}>
              {papers.map((paper) => (
                <PaperRow key={paper.code} paper={paper} />
              ))}
            </ul>
          )}
        </DropPanel>
      )}
    </section>
  );
}

const TONES = { missing: "danger", late: "warn", few: "warn", waiting: "info" } as const;
type State = keyof typeof TONES;
const isState = (state: string): state is State => Object.hasOwn(TONES, state);

function PaperRow({ paper }: { paper: LatePaper }) {
  const { name, state, usualTime } = paper;
  if (!isState(state)) return null;
  return (
    <li>
      <span className={classes.paper}>{name}</span>
      <StateTag tone={TONES[state]}>{text.states[state]}</StateTag>
      <span className={classes.since}>
        {sinceOf(paper, state)}
        {usualTime !== null && text.usual(usualTime)}
      </span>
    </li>
  );
}

function sinceOf({ dueOn, dueTime, lastAt, articles, usualArticles }: LatePaper, state: State): string {
  if (state === "missing") return text.since(dueOn === todayInTokyo(new Date()) ? "" : `${shortDate(dueOn)} `, dueTime);
  if (state === "waiting") return text.dueAt(dueTime);
  if (state === "late") return text.cameAt(timeLabel(lastAt, "short").slice(-5));
  return text.few(articles, usualArticles ?? 0);
}
