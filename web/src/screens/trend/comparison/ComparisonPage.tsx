import "../../../design/form-styles.ts";
import { NativeSelect } from "@mantine/core";
import { EmptyState } from "../../../components/empty-state/EmptyState.tsx";
import { Page } from "../../../components/page/Page.tsx";
import { QueryState } from "../../../components/query-state/QueryState.tsx";
import { RefusedState } from "../../../components/refused-state/RefusedState.tsx";
import { periodLabel } from "../../../domain/period.ts";
import { ChartPeriod } from "../../../features/chart-parts/ChartPeriod.tsx";
import { PictureMenu } from "../../../features/chart-parts/PictureMenu.tsx";
import { EventsButton } from "../../../features/company-events/EventsButton.tsx";
import { useViewer } from "../../../session/use-session.ts";
import { TrendLink } from "../parts/TrendLink.tsx";
import classes from "./comparison.module.css";
import { keyOf } from "./comparison-address.ts";
import { FilesMenu } from "./FilesMenu.tsx";
import { ComparisonChart } from "./parts/ComparisonChart.tsx";
import { FigurePanel } from "./parts/FigurePanel.tsx";
import { FigureTable } from "./parts/FigureTable.tsx";
import { MediaTable } from "./parts/MediaTable.tsx";
import { SetUpButton } from "./SetUpButton.tsx";
import { comparisonText as text } from "./text.ts";
import { type Comparison, useComparison, useComparisonAddress } from "./use-comparison.ts";

interface ComparisonPageProps {
  comparisons: readonly Comparison[];
  /** The comparison where the address names none. */
  first: string;
}

/** A comparison over a period: lines, figures by company, media, and beside them the articles of a figure. */
export function ComparisonPage({ comparisons, first }: ComparisonPageProps) {
  const model = useComparisonAddress(first);
  const query = useComparison(model);
  const isAdmin = useViewer().abilities.administer;
  const { id, period, address, narrow, go } = model;
  const answer = query.data?.comparison;
  const shown = answer?.__typename === "ComparedPeriod" ? answer : null;
  const name = comparisons.find((each) => each.id === id)?.name ?? "";
  const chosen = shown?.columns.find((column) => keyOf(column) === address.of);
  const panel = shown && chosen && <FigurePanel model={model} columns={shown.columns} column={chosen} />;
  const chosenPeriod = (
    <ChartPeriod label={text.period} value={period} onChange={(next) => go({ period: next, day: null, page: 1 })} />
  );
  return (
    <Page
      title={text.title}
      width="fluid"
      actions={
        <>
          <TrendLink name={text.trend} />
          <EventsButton />
          {isAdmin && !narrow && <SetUpButton />}
          {shown !== null && shown.columns.length > 0 && (
            <>
              <PictureMenu
                name={`${text.title}_${name}_${period.start}_${period.end}`}
                title={`${text.title}　${name}　${periodLabel(period)}`}
              />
              <FilesMenu id={id} period={period} />
            </>
          )}
        </>
      }
      toolbar={
        <>
          <NativeSelect
            className={classes.select}
            aria-label={text.choose}
            data={[
              ...(comparisons.some((each) => each.id === id) ? [] : [{ value: id, label: "–" }]),
              ...comparisons.map((each) => ({ value: each.id, label: each.name })),
            ]}
            value={id}
            onChange={({ currentTarget }) => go({ id: currentTarget.value, of: null })}
          />
          {narrow ? (
            <details className={classes.more}>
              <summary>{periodLabel(period)}</summary>
              {chosenPeriod}
            </details>
          ) : (
            chosenPeriod
          )}
        </>
      }
      aside={panel && !narrow ? panel : undefined}
    >
      <QueryState query={query} failed={text.failed}>
        {({ comparison }) => {
          if (comparison === null) return <RefusedState message={text.gone} detail={text.goneHelp} />;
          if (comparison.__typename === "InvalidForm")
            return <RefusedState message={comparison.fieldErrors.map(({ message }) => message).join("\n")} />;
          const { columns, media, mediaCount } = comparison;
          if (columns.length === 0) return <EmptyState title={text.noColumn} message={text.noColumnHelp} />;
          return (
            <>
              {comparison.comparison.hiddenCount > 0 && (
                <p className={`jp ${classes.note}`}>{text.hidden(comparison.comparison.hiddenCount)}</p>
              )}
              <ComparisonChart model={model} columns={columns} />
              {narrow && panel}
              <FigureTable model={model} columns={columns} />
              <MediaTable columns={columns} media={media} all={mediaCount} />
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
