import { cursorRows } from "../../../csv/cursor-rows.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { entryText, linkHash, NO_HASH } from "./link-hash.ts";

/** What is wrong at a place of a chain. */
export type ChainFault =
  /** The entry is not what it was when it was sealed, or another one stands in its place. */
  | { kind: "changed"; position: bigint; auditId: string }
  /** The place is there, its entry is not. */
  | { kind: "missing"; position: bigint; auditId: string }
  /** Neither place nor entry is there. */
  | { kind: "gap"; from: bigint; to: bigint }
  /** The chain does not end with the hash that its head names. */
  | { kind: "head" }
  /** A head that was noted elsewhere is not that of the chain. */
  | { kind: "noted"; position: bigint }
  /** The entry waits to be sealed and is gone. */
  | { kind: "lost"; auditId: string }
  /** The entry has neither a place nor waits for one. */
  | { kind: "stray"; auditId: string };

/** A link of the chain as somebody noted it, say from the feed. */
export interface NotedHead {
  position: bigint;
  hash: string;
}

export interface ChainReport {
  anchor: bigint;
  head: NotedHead;
  sealed: number;
  unsealed: number;
  faults: ChainFault[];
}

const LINKS = `
  SELECT l.position::text, l.audit_id::text, l.hash, CASE WHEN a.audit_id IS NOT NULL THEN ${entryText("l.position")} END AS text
  FROM audit_link l LEFT JOIN audit a USING (contract_id, audit_id) WHERE l.contract_id = $1 ORDER BY l.position`;

const UNSEALED = `
  SELECT u.audit_id::text, a.audit_id IS NULL AS is_lost
  FROM audit_unsealed u LEFT JOIN audit a USING (contract_id, audit_id) WHERE u.contract_id = $1 ORDER BY u.audit_id`;

const STRAYS = `
  SELECT a.audit_id::text FROM audit a WHERE a.contract_id = $1
    AND NOT EXISTS (SELECT FROM audit_link l WHERE l.contract_id = a.contract_id AND l.audit_id = a.audit_id)
    AND NOT EXISTS (SELECT FROM audit_unsealed u WHERE u.contract_id = a.contract_id AND u.audit_id = a.audit_id)
  ORDER BY a.audit_id`;

interface LinkRow {
  position: string;
  audit_id: string;
  hash: Buffer;
  /** null: the entry is gone. */
  text: string | null;
}

interface HeadRow {
  position: string;
  hash: Buffer;
  anchor_position: string;
  anchor_hash: Buffer;
}

const EMPTY: HeadRow = { position: "0", hash: NO_HASH, anchor_position: "0", anchor_hash: NO_HASH };

/**
 * Reads a contract's chain from its anchor to its head and names every place that is not as it was sealed. Each link is tested against
 * the stored hash before it, so that one fault does not spoil all that follow. In a transaction of its own, which sees one moment.
 */
export async function verifyChain(
  tx: Transaction,
  contractId: number,
  noted: readonly NotedHead[] = [],
): Promise<ChainReport> {
  await tx.query("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ");
  const [head = EMPTY] = await tx.query<HeadRow>(
    "SELECT position::text, hash, anchor_position::text, anchor_hash FROM audit_head WHERE contract_id = $1",
    [contractId],
  );
  const walk = new ChainWalk(head, noted);
  for await (const rows of cursorRows<LinkRow>(tx, LINKS, [contractId])) for (const row of rows) walk.pass(row);
  walk.end();
  const waiting = await tx.query<{ audit_id: string; is_lost: boolean }>(UNSEALED, [contractId]);
  const lost = waiting.flatMap(({ audit_id, is_lost }) =>
    is_lost ? [{ kind: "lost", auditId: audit_id } as const] : [],
  );
  const strays = (await tx.query<{ audit_id: string }>(STRAYS, [contractId])).map(
    ({ audit_id }) => ({ kind: "stray", auditId: audit_id }) as const,
  );
  return {
    anchor: BigInt(head.anchor_position),
    head: { position: BigInt(head.position), hash: head.hash.toString("hex") },
    sealed: walk.sealed,
    unsealed: waiting.length - lost.length,
    faults: [...walk.faults, ...lost, ...strays],
  };
}

/** Goes over the links in their order. */
class ChainWalk {
  readonly faults: ChainFault[] = [];
  sealed = 0;
  private position: bigint;
  private previous: Buffer;
  private readonly noted: Map<bigint, string>;

  constructor(
    private readonly head: HeadRow,
    noted: readonly NotedHead[],
  ) {
    this.position = BigInt(head.anchor_position);
    this.previous = head.anchor_hash;
    // What was dropped since it was noted is known by the anchor's hash only.
    this.noted = new Map(
      noted.filter(({ position }) => position >= this.position).map((each) => [each.position, each.hash]),
    );
    this.compareNoted();
  }

  pass({ position: text, audit_id: auditId, hash, text: entry }: LinkRow): void {
    const position = BigInt(text);
    if (position > this.position + 1n) this.faults.push({ kind: "gap", from: this.position + 1n, to: position - 1n });
    // After a gap nobody knows the hash before: the next link can only be believed.
    const isAfterGap = position !== this.position + 1n;
    if (entry === null) this.faults.push({ kind: "missing", position, auditId });
    else if (!isAfterGap && !linkHash(this.previous, entry).equals(hash))
      this.faults.push({ kind: "changed", position, auditId });
    this.sealed += 1;
    this.position = position;
    this.previous = hash;
    this.compareNoted();
  }

  end(): void {
    const last = BigInt(this.head.position);
    if (last > this.position) this.faults.push({ kind: "gap", from: this.position + 1n, to: last });
    else if (last < this.position || !this.head.hash.equals(this.previous)) this.faults.push({ kind: "head" });
    for (const position of this.noted.keys()) this.faults.push({ kind: "noted", position });
  }

  /** What is left at the end was not met. */
  private compareNoted(): void {
    if (this.noted.get(this.position) === this.previous.toString("hex")) this.noted.delete(this.position);
  }
}
