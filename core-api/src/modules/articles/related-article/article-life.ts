import { tokyoDateTime } from "../../../time/tokyo.ts";
import type { LifeEventWire, LifeKind } from "./related.dto.ts";
import type { ChangeRow, RelatedRow } from "./related.read-model.ts";

/** More would be no line that anybody reads; those nearest to the article stay. */
const MOST_MEMBERS = 24;

export interface LifeParts {
  own: RelatedRow;
  /** The story, with the article itself: those that the user may see, and withdrawn ones that he could see. */
  members: readonly RelatedRow[];
  changes: readonly ChangeRow[];
  followUps: readonly RelatedRow[];
}

/** An article's life in the order of time: its story, what sources did to it, and what followed. */
export function lifeOf({ own, members, changes, followUps }: LifeParts): { events: LifeEventWire[]; omitted: number } {
  const inOrder = members.toSorted(byMoment);
  const shown = nearestTo(own, inOrder);
  const [first] = inOrder;
  const rows = new Map(shown.map((row) => [row.article_id, row]));
  const told = shown.map((row) => eventOf(own, row, { kind: kindOf(own, row, first), at: momentOf(row) }));
  const changed = changes.flatMap(({ article_id, changed_at, fields }) => {
    const row = rows.get(article_id);
    return row && !row.withdrawn_at ? [eventOf(own, row, { kind: kindOfChange(fields), at: changed_at, fields })] : [];
  });
  const followed = followUps.map((row) => eventOf(own, row, { kind: "follow_up", at: momentOf(row) }));
  const events = [...told, ...changed, ...followed].sort((a, b) => Date.parse(a.datetime) - Date.parse(b.datetime));
  return { events, omitted: members.length - shown.length };
}

/** When it came out; else when it arrived. */
export const momentOf = ({ published_at, published_on, arrived_at }: RelatedRow): Date =>
  published_at ?? (published_on === null ? arrived_at : new Date(`${published_on}T00:00:00+09:00`));

export const knowsDayOnly = ({ published_at, published_on }: RelatedRow): boolean =>
  published_at === null && published_on !== null;

/** Of two of one moment, the one that arrived first. */
const byMoment = (a: RelatedRow, b: RelatedRow): number =>
  momentOf(a).getTime() - momentOf(b).getTime() || a.arrived_at.getTime() - b.arrived_at.getTime();

function nearestTo(own: RelatedRow, inOrder: readonly RelatedRow[]): RelatedRow[] {
  const at = inOrder.findIndex(({ article_id }) => article_id === own.article_id);
  const from = Math.max(0, Math.min(at - MOST_MEMBERS / 2, inOrder.length - MOST_MEMBERS));
  const near = inOrder.slice(from, from + MOST_MEMBERS);
  const [first] = inOrder;
  return first && !near.includes(first) ? [first, ...near.slice(1)] : near;
}

function kindOf(own: RelatedRow, row: RelatedRow, first: RelatedRow | undefined): LifeKind {
  if (row.withdrawn_at) return "withdrawn";
  if (row === first) return "first";
  return row.media_code === own.media_code ? "edition" : "other";
}

/** The page alone is replaced; whatever differs in words is a correction. */
function kindOfChange(fields: readonly string[]): LifeKind {
  if (fields.includes("restored")) return "restored";
  return fields.length > 0 && fields.every((field) => field === "pdf") ? "replaced" : "corrected";
}

interface Happened {
  kind: LifeKind;
  at: Date;
  fields?: readonly string[];
}

function eventOf(own: RelatedRow, row: RelatedRow, { kind, at, fields = [] }: Happened): LifeEventWire {
  const isChange = kind === "corrected" || kind === "replaced" || kind === "restored" || kind === "withdrawn";
  return {
    article_id: row.article_id,
    data_section: row.data_section,
    title: row.withdrawn_at ? "" : row.title,
    media_name: row.media_name,
    issue_date: row.published_on,
    kind,
    datetime: tokyoDateTime(kind === "withdrawn" ? (row.withdrawn_at ?? at) : at),
    day_flag: !isChange && knowsDayOnly(row) ? 1 : 0,
    own_flag: row.article_id === own.article_id ? 1 : 0,
    fields: [...fields],
  };
}
