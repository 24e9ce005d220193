/** Where the events go on, opaque to callers. It names its contract, so that another contract's is refused instead of skipping events. */
export interface EventPlace {
  contractId: number;
  /** The last place that was given; 0 before the first. */
  position: string;
}

const TEXT = /^e([1-9]\d{0,9})\.(0|[1-9]\d{0,17})$/;
/** What a cursor looks like on the wire. */
export const CURSOR = /^[A-Za-z0-9_-]{4,60}$/;

export const writeCursor = ({ contractId, position }: EventPlace): string =>
  Buffer.from(`e${contractId}.${position}`).toString("base64url");

/** Null for what no answer has given. */
export function readCursor(cursor: string): EventPlace | null {
  const [, contractId, position] = TEXT.exec(Buffer.from(cursor, "base64url").toString("latin1")) ?? [];
  return contractId && position ? { contractId: Number(contractId), position } : null;
}
