import type { Transaction } from "../../../db/tenant.ts";
import { daysOf } from "../../../period/period.ts";
import { COMPARED_FIGURES, type ComparedFigure, isCounted } from "./compared-figures.ts";
import { COMPARED, type ComparedSubject, comparedParameters } from "./comparison-hits.ts";

/** Media beyond these are read by nobody; how many there are is said. */
const MOST_MEDIA = 20;

export type FigureCounts = Record<ComparedFigure, number>;

export interface ComparedMedium {
  code: string;
  name: string;
  /** By column. */
  counts: number[];
}

export interface ComparedCounts {
  /** By column. */
  figures: FigureCounts[];
  /** By column, from the first day of the period to the last; an article of a group may count on two days. */
  days: number[][];
  /** Those with most articles over all columns. */
  media: ComparedMedium[];
  mediaCount: number;
}

interface Row {
  figures: (FigureCounts & { col: number })[];
  days: { col: number; day: string; n: number }[];
  media: { code: string; name: string; media_count: number; counts: { col: number; n: number }[] }[];
}

const FIGURES = COMPARED_FIGURES.map((figure) => `count(*) FILTER (WHERE ${isCounted(figure)}) AS ${figure}`).join(
  ", ",
);

const COUNTS = `
  WITH ${COMPARED},
  figures AS (SELECT f.col, ${FIGURES} FROM fact f GROUP BY f.col),
  days AS (SELECT col, process_date AS day, count(DISTINCT article_id) AS n FROM hit GROUP BY 1, 2),
  cell AS (SELECT media_code, col, max(media_name) AS media_name, count(*) AS n FROM fact GROUP BY 1, 2),
  media AS (
    SELECT media_code AS code, max(media_name) AS name, count(*) OVER () AS media_count, sum(n) AS total,
      jsonb_agg(jsonb_build_object('col', col, 'n', n)) AS counts
    FROM cell GROUP BY media_code ORDER BY total DESC, media_code LIMIT ${MOST_MEDIA})
  SELECT (SELECT coalesce(jsonb_agg(figures), '[]') FROM figures) AS figures,
    (SELECT coalesce(jsonb_agg(days), '[]') FROM days) AS days,
    (SELECT coalesce(jsonb_agg(media ORDER BY total DESC, code), '[]') FROM media) AS media`;

const NOTHING = Object.fromEntries(COMPARED_FIGURES.map((figure) => [figure, 0])) as FigureCounts;

/** All counts of a comparison in one statement, so that they agree with each other. */
export async function readComparedCounts(tx: Transaction, subject: ComparedSubject): Promise<ComparedCounts> {
  const [row] = await tx.query<Row>(COUNTS, comparedParameters(subject));
  if (!row) throw new Error("an aggregate has one row");
  const figuresOf = new Map(row.figures.map(({ col, ...figures }) => [col, figures]));
  const onDay = new Map(row.days.map(({ col, day, n }) => [`${col} ${day}`, n]));
  const days = daysOf(subject.period);
  const columns = subject.selections.map((_, at) => at + 1);
  return {
    figures: columns.map((col) => figuresOf.get(col) ?? NOTHING),
    days: columns.map((col) => days.map((day) => onDay.get(`${col} ${day}`) ?? 0)),
    media: row.media.map(({ code, name, counts }) => ({
      ...{ code, name },
      counts: columns.map((col) => counts.find((each) => each.col === col)?.n ?? 0),
    })),
    mediaCount: row.media[0]?.media_count ?? 0,
  };
}
