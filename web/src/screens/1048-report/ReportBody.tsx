import { Link } from "react-router";
import type { ReportScreenQuery } from "../../__generated__/graphql.ts";
import { CardTable } from "../../components/card-table/CardTable.tsx";
import { DayChart } from "../../components/day-chart/DayChart.tsx";
import { SOURCE_SERIES } from "../../components/day-chart/series.ts";
import { articleAddress } from "../../domain/article-address.ts";
import { slashDate } from "../../domain/day.ts";
import { periodLabel } from "../../domain/period.ts";
import { sectionName, reportText as text } from "../../domain/text/period-report-text.ts";
import { chartEvents } from "../../features/company-events/chart-events.ts";
import { AdValueParts } from "./AdValueParts.tsx";
import { ComparedTable } from "./ComparedTable.tsx";
import { HandClipsPart } from "./HandClipsPart.tsx";
import { OPENED_FROM } from "./opened-from.ts";
import { ProminenceParts } from "./ProminenceParts.tsx";
import { ReportArticles } from "./ReportArticles.tsx";
import { ReportPart } from "./ReportPart.tsx";
import classes from "./report.module.css";
import { ToneParts } from "./ToneParts.tsx";

export type ReportContent = NonNullable<NonNullable<ReportScreenQuery["report"]>["content"]>;

/** The report as one page to read from top to bottom. */
export function ReportBody({ id, content }: { id: string; content: ReportContent }) {
  const names = [...content.themeGroupNames, ...content.themes.map(({ name }) => name)];
  return (
    <div className={classes.report}>
      <p className={`jp ${classes.about}`}>
        <span>{content.companyName}</span>
        <span>{text.about(names.join("、"))}</span>
        <span>{text.compared(periodLabel(content.periodBefore))}</span>
      </p>
      <ReportPart title={text.totals}>
        <ComparedTable label={text.totals} name={text.item} rows={totalsOf(content)} />
      </ReportPart>
      <DayChart
        label={text.trend}
        days={daysOf(content)}
        series={SOURCE_SERIES}
        events={chartEvents(content.events, content.period)}
      />
      <ReportPart title={text.byTheme}>
        <ComparedTable label={text.byTheme} name={text.themes} rows={content.themes} />
      </ReportPart>
      <ReportPart title={text.byMedium}>
        {content.media.length < content.mediaCount && (
          <p className="jp">{text.mostMedia(content.media.length, content.mediaCount)}</p>
        )}
        <ComparedTable
          label={text.byMedium}
          name={text.medium}
          rows={content.media.map(({ mediaName, dataSection, ...counts }) => ({
            ...counts,
            id: `${dataSection} ${mediaName}`,
            name: mediaName,
            note: sectionName(dataSection),
          }))}
        />
      </ReportPart>
      {content.prominence && <ProminenceParts prominence={content.prominence} />}
      {content.tones && <ToneParts tones={content.tones} />}
      {content.adValue && <AdValueParts adValue={content.adValue} />}
      {content.handClips && <HandClipsPart handClips={content.handClips} />}
      <ReportPart title={text.stories}>
        <Stories stories={content.stories} />
      </ReportPart>
      <ReportPart title={text.articles}>
        <ReportArticles id={id} />
      </ReportPart>
    </div>
  );
}

const totalsOf = ({ articleCount, beforeCount, storyCount, beforeStoryCount, sources, handClips }: ReportContent) => [
  { id: "articles", name: text.articleCount, articleCount, beforeCount },
  { id: "stories", name: text.storyCount, articleCount: storyCount, beforeCount: beforeStoryCount },
  ...sources.map(({ dataSection, ...counts }) => ({
    ...counts,
    id: String(dataSection),
    name: sectionName(dataSection),
  })),
  ...(handClips
    ? [
        { id: "hand", name: text.handClips, articleCount: handClips.articleCount, beforeCount: handClips.beforeCount },
        {
          id: "with hand",
          name: text.withHandClips,
          articleCount: articleCount + handClips.articleCount,
          beforeCount: beforeCount + handClips.beforeCount,
        },
      ]
    : []),
];

const daysOf = ({ days }: ReportContent) =>
  days.map(({ day, newspaper, web, magazine }) => ({ day, counts: { newspaper, web, magazine } }));

const STORY_COLUMNS = [text.headline, text.date, text.medium, text.told, text.toldBy];

function Stories({ stories }: Pick<ReportContent, "stories">) {
  if (stories.length === 0) return <p className="jp">{text.noStories}</p>;
  return (
    <CardTable label={text.stories} columns={STORY_COLUMNS} numeric={[text.told, text.toldBy]}>
      {stories.map(({ articleId: id, dataSection, title, day, mediaName, articleCount, mediaCount }) => (
        <tr key={id}>
          <th scope="row">
            <Link to={articleAddress({ id, dataSection }, OPENED_FROM)}>{title}</Link>
          </th>
          <td data-nowrap>{slashDate(day)}</td>
          <td>{mediaName}</td>
          <td data-numeric>{articleCount.toLocaleString()}</td>
          <td data-numeric>{mediaCount.toLocaleString()}</td>
        </tr>
      ))}
    </CardTable>
  );
}
