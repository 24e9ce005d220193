import { Button } from "@mantine/core";
import { IconColumns, IconNews } from "@tabler/icons-react";
import { Link } from "react-router";
import { Page } from "../../components/page/Page.tsx";
import { QueryState } from "../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../components/refused-state/RefusedState.tsx";
import { periodLabel } from "../../domain/period.ts";
import { trendText as text } from "../../domain/text/trend-text.ts";
import { PictureMenu } from "../../features/chart-parts/PictureMenu.tsx";
import { EventsButton } from "../../features/company-events/EventsButton.tsx";
import { FileMenu, wishOf } from "../../features/file-menu/FileMenu.tsx";
import { comparisonAddress } from "./comparison/comparison-address.ts";
import { otherSideOf } from "./other-side.ts";
import { DayPanel } from "./parts/DayPanel.tsx";
import { Figures } from "./parts/Figures.tsx";
import { HourTable } from "./parts/HourTable.tsx";
import { MediaTable } from "./parts/MediaTable.tsx";
import { TrendBar } from "./parts/TrendBar.tsx";
import { TrendChart } from "./parts/TrendChart.tsx";
import { WordTable } from "./parts/WordTable.tsx";
import { releaseAddress } from "./release/release-address.ts";
import classes from "./trend.module.css";
import { daysOf, type TrendModel, useTrend, useTrendAddress } from "./use-trend.ts";

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
            <Button
              component={Link}
              to={comparisonAddress(narrow)}
              variant="default"
              leftSection={<IconColumns size={16} stroke={1.75} />}
            >
              {text.comparison}
            </Button>
            <Button
              component={Link}
              to={releaseAddress(narrow)}
              variant="default"
              leftSection={<IconNews size={16} stroke={1.75} />}
            >
              {text.release}
            </Button>
            <EventsButton />
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
      toolbar={<TrendBar model={model} themes={themes} />}
      aside={
        chosen && !narrow ? (
          <DayPanel key={chosen.day} model={model} days={shown?.days ?? []} day={chosen} />
        ) : undefined
      }
    >
      <QueryState query={query} failed={text.failed}>
        {(data) => {
          const { trend, before, second } = data;
          if (trend === null) return <RefusedState message={text.gone} detail={text.goneHelp} />;
          if (trend.__typename === "InvalidForm")
            return <RefusedState message={trend.fieldErrors.map(({ message }) => message).join("\n")} />;
          const earlier = daysOf(before);
          const side = otherSideOf(model, data, trend.days.length);
          return (
            <>
              {second?.__typename === "InvalidForm" && (
                <p className={`jp ${classes.fault}`} role="alert">
                  {text.secondFault(second.fieldErrors.map(({ message }) => message).join(" "))}
                </p>
              )}
              <Figures name={name} days={trend.days} earlier={earlier} side={side} sensitivity={address.sensitivity} />
              {side !== null && side.length !== trend.days.length && (
                <p className={`jp ${classes.note}`}>
                  {text.laid(text.sides[side.kind], side.length, trend.days.length, side.days.length)}
                </p>
              )}
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

const fileQuery = (model: TrendModel): string =>
  new URLSearchParams({
    ...{ data_kbn: "1", id: model.theme, process_date_start: model.period.start, process_date_end: model.period.end },
    sensitivity: model.address.sensitivity.toLowerCase(),
    ...fileComparison(model),
  }).toString();

/** The file lays beside its days what the chart does. */
function fileComparison({ address: { side, other }, before, second }: TrendModel): Record<string, string> {
  if (side === "theme") return other === null ? {} : { comparison_theme_id: other };
  if (side === "none") return {};
  const { start, end } = side === "before" ? before : second;
  return { comparison_date_start: start, comparison_date_end: end };
}
