import { useQuery } from "@apollo/client/react";
import { ActionIcon, Button } from "@mantine/core";
import { IconArrowRight, IconChevronLeft, IconChevronRight, IconTrendingUp, IconX } from "@tabler/icons-react";
import { useState } from "react";
import { Link } from "react-router";
import { SHOWN } from "../../../bff/fetch-policies.ts";
import { SourceTabs } from "../../../components/source-tabs/SourceTabs.tsx";
import { StateTag } from "../../../components/state-tag/StateTag.tsx";
import { type Day, dayLabel, spokenDay, weekdayOf } from "../../../domain/day.ts";
import { countOf, type Source, visibleSources } from "../../../domain/source.ts";
import { trendText as text } from "../../../domain/text/trend-text.ts";
import { sumOf } from "../../../domain/trend-steps.ts";
import { useViewer } from "../../../session/use-session.ts";
import { listOf } from "../list-of.ts";
import classes from "../trend.module.css";
import { TREND_DAY } from "../trend-documents.ts";
import type { TrendAnswer, TrendModel } from "../use-trend.ts";
import { DayArticles } from "./DayArticles.tsx";

type TrendDay = TrendAnswer["days"][number];

interface DayPanelProps {
  model: TrendModel;
  days: readonly TrendDay[];
  day: TrendDay;
}

const MOST_ARTICLES = 20;

/** The chosen day: what made it, its articles, and the way to its list. */
export function DayPanel({ model: { theme, go }, days, day }: DayPanelProps) {
  const sources = visibleSources(useViewer().sources);
  const [source, choose] = useState<Source>(() => sources.find((each) => countOf(day.counts, each) > 0) ?? "NEWSPAPER");
  const period = { start: day.day, end: day.day };
  const input = { selection: { kind: "THEME" as const, id: theme }, period, source, pageSize: MOST_ARTICLES };
  const query = useQuery(TREND_DAY, { variables: { theme, period, input }, ...SHOWN });
  const at = days.findIndex((each) => each.day === day.day);
  const trend = query.data?.trend?.__typename === "Trend" ? query.data.trend : null;
  return (
    <section className={classes.panel} aria-label={dayLabel(day.day)}>
      <header>
        <h2>{dayLabel(day.day)}</h2>
        <Step label={text.previous} to={days[at - 1]?.day} go={go}>
          <IconChevronLeft size={16} stroke={1.75} />
        </Step>
        <Step label={text.next} to={days[at + 1]?.day} go={go}>
          <IconChevronRight size={16} stroke={1.75} />
        </Step>
        <ActionIcon aria-label={text.close} onClick={() => go({ day: null })}>
          <IconX size={16} stroke={1.75} />
        </ActionIcon>
      </header>
      <p className="jp">
        {day.isSpike && (
          <StateTag tone="warn" icon={IconTrendingUp}>
            {text.spike}
          </StateTag>
        )}
        {text.day(sumOf(day.counts))}
        {usualOf(day)}
      </p>
      {trend && <Made label={text.risen} of={trend.words.map(({ word }) => word)} />}
      {trend && <Made label={text.risenMedia} of={risenMedia(trend.media)} />}
      <SourceTabs sources={sources} active={source} countOf={(each) => countOf(day.counts, each)} onChoose={choose}>
        <DayArticles query={query} theme={theme} period={period} source={source} />
      </SourceTabs>
      <Button
        component={Link}
        variant="default"
        to={listOf(theme, period, source)}
        leftSection={<IconArrowRight size={16} stroke={1.75} />}
      >
        {text.open(spokenDay(day.day))}
      </Button>
    </section>
  );
}

function usualOf({ day, usual, counts }: TrendDay): string {
  if (usual === null) return text.noUsual;
  return usual === 0 ? "" : text.usual(weekdayOf(day), usual, (sumOf(counts) / usual).toFixed(1));
}

const MOST_NAMES = 4;
/** Media that came at least one and a half times as often as four weeks let expect of a day. */
const risenMedia = (media: readonly { name: string; count: number; beforeCount: number }[]): string[] =>
  media.filter(({ count, beforeCount }) => count >= 2 && count >= (1.5 * beforeCount) / 28).map(({ name }) => name);

const Made = ({ label, of }: { label: string; of: readonly string[] }) =>
  of.length > 0 && (
    <p className={classes.made}>
      {label}
      <b>{of.slice(0, MOST_NAMES).join(" / ")}</b>
    </p>
  );

interface StepProps extends Pick<TrendModel, "go"> {
  label: string;
  to: Day | undefined;
  children: React.ReactNode;
}

const Step = ({ label, to, go, children }: StepProps) => (
  <ActionIcon aria-label={label} disabled={to === undefined} onClick={() => to !== undefined && go({ day: to })}>
    {children}
  </ActionIcon>
);
