/** What happened on a morning, as one sees it from outside: calls that succeeded, passes of the workers, what left and what came. */
export interface MorningHistory {
  deadline: Date;
  /** Whether a second pair of eyes is demanded. */
  approval: boolean;
  passes: Pass[];
  /** By version of the draft. */
  requests: { version: string; userId: string }[];
  approvals: { version: string; userId: string }[];
  left: LeftEdition[];
  /** Mails that came to the one reader. */
  mails: number;
  /** Notices that nothing may leave, each to one Admin. */
  heldNotices: number;
}

/** A pass of a worker. Clocks of machines differ, so it has both: its own time, and that of the world. */
export interface Pass {
  at: Date;
  moment: Date;
  /** It was not killed. */
  isSure: boolean;
}

export interface LeftEdition {
  madeBy: string;
  /** By the clock of the machine that it left by. */
  at: Date;
  /** When in the world it was first seen to have left. */
  seenAt: Date;
  articles: { id: string; comment?: string }[];
}

export const AUTOMATIC = "自動選定";

/** What is wrong with a morning; nothing where it went as it must. */
export function faultsOf(history: MorningHistory): string[] {
  const { left, mails } = history;
  return [
    ...(left.length > 1 ? ["sent twice"] : []),
    ...(mails === left.length ? [] : ["mails differ from what left"]),
    ...left.flatMap(({ madeBy, articles }) =>
      madeBy === AUTOMATIC && articles.some(({ comment }) => comment !== undefined) ? ["unread words left"] : [],
    ),
    ...(history.approval ? approvalFaults(history) : deadlineFaults(history)),
  ];
}

/** Of the passes that the deadline had come for by their own clocks: the first, and the first sure one. */
function settledBetween({ deadline, passes }: MorningHistory): { first: number; sure: number } {
  const due = passes.filter(({ at }) => at >= deadline);
  const earliest = (of: readonly Pass[]) => Math.min(...of.map(({ moment }) => moment.getTime()));
  return { first: earliest(due), sure: earliest(due.filter(({ isSure }) => isSure)) };
}

/** How often it may be told that nothing has left: what leaves while the passes run is told of or not. */
function noticesOf(history: MorningHistory): readonly number[] {
  const [left] = history.left;
  const { first, sure } = settledBetween(history);
  if (!left || left.seenAt.getTime() > sure) return [1];
  return left.seenAt.getTime() < first ? [0] : [0, 1];
}

/** Only what another than its requester has approved leaves; where nothing does, that is told once. */
function approvalFaults(history: MorningHistory): string[] {
  const { left, requests, approvals, heldNotices } = history;
  const isApproved = ({ madeBy }: LeftEdition): boolean =>
    approvals.some(
      ({ version, userId }) =>
        userId === madeBy && requests.some((asked) => asked.version === version && asked.userId !== userId),
    );
  return [
    ...(left.every(isApproved) ? [] : ["unapproved"]),
    ...(noticesOf(history).includes(heldNotices) ? [] : ["not told once that nothing left"]),
  ];
}

/** By the first sure pass at or after the deadline something has left; what leaves by itself leaves in such a pass, not before. */
function deadlineFaults(history: MorningHistory): string[] {
  const { deadline, passes, left, heldNotices } = history;
  const due = passes.filter(({ at }) => at >= deadline);
  const [first] = left;
  if (!first) return ["deadline missed"];
  const isAutomatic = first.madeBy === AUTOMATIC;
  return [
    ...(first.seenAt.getTime() > settledBetween(history).sure ? ["deadline missed"] : []),
    ...(isAutomatic && !due.some(({ at }) => at.getTime() === first.at.getTime()) ? ["left by itself early"] : []),
    ...(heldNotices === 0 ? [] : ["told that nothing left"]),
  ];
}
