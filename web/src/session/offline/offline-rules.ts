const DAY_MS = 86_400_000;

/** What home and the reading pane ask for. Nothing of administration, of searches or of originals. */
const KEPT_OPERATIONS: ReadonlySet<string> = new Set([
  "HomeScreen",
  "ArticleList",
  "Article",
  "SameStory",
  "ReadingPlaces",
  "PaperArrivals",
]);

export const isKept = (operation: string | undefined): operation is string =>
  operation !== undefined && KEPT_OPERATIONS.has(operation);

/** So long an answer may be read. */
export const KEPT_MS = 14 * DAY_MS;
/** So long nobody has to ask the server whether the user may still read; for one who is not remembered, a session's usual length. */
export const CONFIRMED_MS = { remembered: KEPT_MS, session: DAY_MS / 2 };
/** Of all answers together, and of one; in characters of their JSON. */
export const MOST_SIZE = 20_000_000;
export const MOST_SIZE_OF_ONE = 500_000;
export const MOST_ANSWERS = 600;

/** The same question has the same key, in whatever order its variables stand. */
export function keyOf(operation: string, variables: unknown): string {
  return `${operation} ${JSON.stringify(variables, (_, value: unknown) => (isRecord(value) ? sorted(value) : value))}`;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const sorted = (value: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));

/** The answer without anything that leads to an original's image: pictures and thumbnails. */
export function withoutImages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutImages);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => {
      if (name === "thumbnailUrl") return [name, null];
      return [name, name === "images" ? [] : withoutImages(inner)];
    }),
  );
}

/** When an answer may be read no longer: after 14 days, or when the first right to something in it ends. */
export function endOf(data: unknown, savedAt: number): number {
  return Math.min(savedAt + KEPT_MS, ...endsIn(data));
}

/** Fields that say when the right to what stands beside them ends: a sale, a licence. */
const RIGHTS_END: ReadonlySet<string> = new Set(["saleEndsAt", "showEndsAt"]);

function endsIn(value: unknown): number[] {
  if (Array.isArray(value)) return value.flatMap(endsIn);
  if (!isRecord(value)) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (!RIGHTS_END.has(name)) return endsIn(inner);
    const at = typeof inner === "string" ? Date.parse(inner) : Number.NaN;
    return Number.isNaN(at) ? [] : [at];
  });
}
