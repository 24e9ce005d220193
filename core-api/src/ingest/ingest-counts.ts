/** What became of items. `matched`: rows of theme_article added. */
export interface IngestCounts {
  read: number;
  stored: number;
  known: number;
  corrected: number;
  refused: number;
  matched: number;
}

export const NOTHING_READ: IngestCounts = { read: 0, stored: 0, known: 0, corrected: 0, refused: 0, matched: 0 };

export function addCounts(a: IngestCounts, b: IngestCounts): IngestCounts {
  return {
    read: a.read + b.read,
    stored: a.stored + b.stored,
    known: a.known + b.known,
    corrected: a.corrected + b.corrected,
    refused: a.refused + b.refused,
    matched: a.matched + b.matched,
  };
}
