const SEGMENT = /^([0-9A-F]{8})([0-9A-F]{8})([0-9A-F]{8})$/;
const HISTORY = /^([0-9A-F]{8})\.history$/;
const SEGMENTS_A_LOG = 256n;
const SEGMENT_BYTES = 0x1000000n;

/** A file of the write-ahead log: 16 MB of one timeline; `at` counts them from the cluster's begin. */
export interface Segment {
  timeline: number;
  at: bigint;
}

/** Null for names that are no segment's. */
export function segmentOf(name: string): Segment | null {
  const [, timeline, log, segment] = SEGMENT.exec(name) ?? [];
  if (timeline === undefined) return null;
  return { timeline: Number.parseInt(timeline, 16), at: BigInt(`0x${log}`) * SEGMENTS_A_LOG + BigInt(`0x${segment}`) };
}

const hex = (value: bigint | number): string => value.toString(16).toUpperCase().padStart(8, "0");

export const nameOf = ({ timeline, at }: Segment): string =>
  `${hex(timeline)}${hex(at / SEGMENTS_A_LOG)}${hex(at % SEGMENTS_A_LOG)}`;

/** Names from one to another of the same timeline, both included. */
export function segmentsBetween(first: Segment, last: Segment): string[] {
  const names: string[] = [];
  for (let { at } = first; at <= last.at; at += 1n) names.push(nameOf({ timeline: first.timeline, at }));
  return names;
}

/** The timeline that a history file is of. */
export function historyOf(name: string): number | null {
  const found = HISTORY.exec(name)?.[1];
  return found === undefined ? null : Number.parseInt(found, 16);
}

export const historyName = (timeline: number): string => `${hex(timeline)}.history`;

/** Where a history leaves its forebears: the segment at which the next timeline begins. */
export function switchesOf(history: string): Segment[] {
  return [...history.matchAll(/^(\d+)\s+([0-9A-F]+)\/([0-9A-F]+)/gm)].map(([, timeline, high, low]) => ({
    timeline: Number(timeline),
    at: ((BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)) / SEGMENT_BYTES,
  }));
}

export interface WalChain {
  /** Names from the first to the last that is there, forebears' timelines included. */
  needed: string[];
  /** Those of `needed` that are not there. */
  missing: string[];
}

/**
 * The segments that lead from a backup's first one to the newest.
 * @param present names of segments that can be had; histories: texts of the history files by timeline
 */
export function walChain(
  from: Segment,
  present: ReadonlySet<string>,
  histories: ReadonlyMap<number, string>,
): WalChain {
  const switches = switchesTo(newestTimeline(from, histories), histories);
  const timelineAt = (at: bigint) => switches.find((each) => at < each.at)?.timeline ?? newestTimeline(from, histories);
  const segments = [...present].flatMap((name) => segmentOf(name) ?? []);
  const last = segments
    .filter(({ timeline, at }) => timeline === timelineAt(at))
    .reduce((newest, { at }) => (at > newest ? at : newest), from.at);
  const needed: string[] = [];
  for (let at = from.at; at <= last; at += 1n) needed.push(nameOf({ timeline: timelineAt(at), at }));
  return { needed, missing: needed.filter((name) => !present.has(name)) };
}

const switchesTo = (timeline: number, histories: ReadonlyMap<number, string>): Segment[] =>
  switchesOf(histories.get(timeline) ?? "");

/** The highest timeline that left the backup's own one after the backup. */
function newestTimeline(from: Segment, histories: ReadonlyMap<number, string>): number {
  const followers = [...histories.keys()].filter((timeline) =>
    switchesTo(timeline, histories).some((each) => each.timeline === from.timeline && each.at >= from.at),
  );
  return Math.max(from.timeline, ...followers);
}
