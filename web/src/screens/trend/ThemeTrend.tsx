import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { periodLabel } from "../../domain/period.ts";
import { trendText as text } from "../../domain/text/trend-text.ts";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { DayPanel } from "./parts/DayPanel.tsx";
import { Figures } from "./parts/Figures.tsx";
import { HourTable } from "./parts/HourTable.tsx";
import { MediaTable } from "./parts/MediaTable.tsx";
import { PictureMenu } from "./parts/PictureMenu.tsx";
import { TrendBar } from "./parts/TrendBar.tsx";
import { TrendChart } from "./parts/TrendChart.tsx";
import { WordTable } from "./parts/WordTable.tsx";
import classes from "./trend.module.css";
import { daysOf, type OtherSide, type TrendModel, useTrend, useTrendAddress } from "./use-trend.ts";

interface ThemeTrendProps {
  themes: readonly { id: string; name: string }[];
  /** The theme where the address names none. */
  first: string;
}

/** A theme's articles over a period, compared or not, and beside them those of the chosen day. */
export function ThemeTrend({ themes, first }: ThemeTrendProps) {
  const model = useTrendAddress(first);
  const query = useTrend(model);
  const { address, theme, period, narrow } = model;
  const answer = query.data?.trend;
  const shown = answer?.__typename === "Trend" ? answer : null;
  const name = themes.find(({ id }) => id === theme)?.name ?? shown?.themeName ?? "";
  const chosen = shown?.days.find(({ day }) => day === address.day);
  return (
    <Page
      title={text.title}
      width="fluid"
      actions={
        answer !== null && (
          <>
            <PictureMenu
              name={`${text.title}_${name}_${period.start}_${period.end}`}
              title={`${text.title}　${name}　${periodLabel(period)}`}
            />
            <FileMenu
              requestOf={(file) => ({
                path: `/api/v1/trend_download?${fileQuery(model)}&${new URLSearchParams(wishOf(file))}`,
              })}
            />
          </>
        )
      }
      toolbar={<TrendBar key={`${period.start} ${period.end}`} model={model} themes={themes} />}
      aside={
        chosen && !narrow ? (
          <DayPanel key={chosen.day} model={model} days={shown?.days ?? []} day={chosen} />
        ) : undefined
      }
    >
      <QueryState query={query} failed={text.failed}>
        {({ trend, before, other }) => {
          if (trend === null) return <RefusedState message={text.gone} detail={text.goneHelp} />;
          if (trend.__typename === "InvalidForm")
            return <RefusedState message={trend.fieldErrors.map(({ message }) => message).join("\n")} />;
          const earlier = daysOf(before);
          const side: OtherSide | null =
            address.side === "before"
              ? { name: text.before, days: earlier }
              : other?.__typename === "Trend"
                ? { name: other.themeName, days: other.days }
                : null;
          return (
            <>
              <Figures name={name} days={trend.days} earlier={earlier} side={side} sensitivity={address.sensitivity} />
              <TrendChart model={model} days={trend.days} side={side} />
              {narrow && chosen && <DayPanel key={chosen.day} model={model} days={trend.days} day={chosen} />}
              <div className={classes.tables}>
                <WordTable words={trend.words} period={trend.wordsPeriod} />
                <MediaTable media={trend.media} all={trend.mediaCount} />
                <HourTable hours={trend.hours} />
              </div>
              <details className={classes.how}>
                <summary>{text.how}</summary>
                <p className="jp">{text.howText}</p>
              </details>
              {narrow && <p className={`jp ${classes.note}`}>{text.desktopFiles}</p>}
            </>
          );
        }}
      </QueryState>
    </Page>
  );
}

const fileQuery = ({ theme, period, address }: TrendModel): string =>
  new URLSearchParams({
    ...{ data_kbn: "1", id: theme, process_date_start: period.start, process_date_end: period.end },
    sensitivity: address.sensitivity.toLowerCase(),
  }).toString();
