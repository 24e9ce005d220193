/** A stretch of a headline up to and with its full-width spaces, and where it begins. */
export interface HeadlineSegment {
  start: number;
  text: string;
}

/** Cuts a headline behind its full-width spaces: a headline breaks there first (look.md 3). */
export function headlineSegments(title: string): HeadlineSegment[] {
  return [...title.matchAll(/[^\u3000]*\u3000+|[^\u3000]+$/g)].map((match) => ({ start: match.index, text: match[0] }));
}
