import type { Transaction } from "../db/tenant.ts";
import type { Item } from "./item.ts";

/** What an item means for the collection. */
export interface Recognised {
  /** Never seen; the row that says who they are is written and locked, under this article id. */
  fresh: { item: Item; articleId: string }[];
  /** Seen with other content; the row is locked. */
  changed: { item: Item; articleId: string }[];
  /** Seen, in a later version: what was received is kept and changes nothing. The row is locked. */
  outdated: { item: Item; articleId: string }[];
  known: Item[];
}

/** Which file the items are from; an item read again from the same place of the same file is known. */
export interface Origin {
  /** Path, as the user gave it. */
  file: string;
  /** SHA-256 of the whole file, in hexadecimal. */
  fileHash: string;
  /** The contract whose own feed this is; absent: the articles are for every contract. */
  ownContractId?: number;
}

interface SourceRow {
  position: number;
  article_id: string;
  content_hash: string;
  revision: string | null;
}

const GIVEN = `json_to_recordset($1::json) AS g(position int, source text, source_key text, content_hash text, item_no int, revision bigint)`;

const FIND = `
  SELECT g.position, s.article_id::text, encode(s.content_hash, 'hex') AS content_hash, s.revision::text
  FROM ${GIVEN} JOIN article_source s USING (source, source_key)`;

const LOCK = `
  SELECT g.position, s.article_id::text, encode(s.content_hash, 'hex') AS content_hash, s.revision::text
  FROM ${GIVEN} JOIN article_source s USING (source, source_key)
  ORDER BY s.source, s.source_key FOR UPDATE OF s`;

/** The month of arrival leads the id, so that the tables can be partitioned by it; ids in the order of the items, rows in that of the key. */
const CLAIM = `
  WITH claimed AS (
    INSERT INTO article_source (source, source_key, article_id, content_hash, revision)
    SELECT n.source, n.source_key, $2::bigint * 1000000000 + n.serial, decode(n.content_hash, 'hex'), n.revision
    FROM (SELECT o.*, nextval('article_serial') AS serial FROM (SELECT * FROM ${GIVEN} ORDER BY g.position) o) n
    ORDER BY n.source, n.source_key
    ON CONFLICT DO NOTHING
    RETURNING source, source_key, article_id
  )
  SELECT g.position, c.article_id::text FROM ${GIVEN} JOIN claimed c USING (source, source_key)`;

const RECEIVED_BEFORE = `
  SELECT g.position FROM json_to_recordset($1::json)
    AS g(position int, article_id bigint, content_hash text, item_no int, outdated boolean, source text)
  WHERE EXISTS (SELECT 1 FROM article_version v WHERE v.article_id = g.article_id AND v.content_hash = decode(g.content_hash, 'hex')
      AND (g.outdated OR v.file_hash = decode($2, 'hex') AND v.item_no = g.item_no
        OR EXISTS (SELECT 1 FROM ingested_file f WHERE f.file_hash = decode($2, 'hex') AND f.source = g.source)))`;

const REMEMBER_FILE = `
  INSERT INTO ingested_file (file_hash, source) SELECT decode($1, 'hex'), unnest($2::text[]) ON CONFLICT DO NOTHING`;

/** A file has been read to its end: when it comes again, what others have said since stays. */
export async function rememberFile(tx: Transaction, { fileHash }: Origin, sources: readonly string[]): Promise<void> {
  await tx.query(REMEMBER_FILE, [fileHash, sources.toSorted()]);
}

/**
 * Sorts out which items are new, changed or known, by source and the source's own id, never by likeness. No key may come
 * twice. Who stores the same item at the same time waits at its row, and then finds it known. In the order of the key.
 * @param month of arrival, yyyyMM
 */
export async function recognise(
  tx: Transaction,
  items: readonly Item[],
  month: string,
  origin: Origin,
): Promise<Recognised> {
  const there = await find(tx, FIND, items, origin);
  const absent = items.filter((item) => !there.has(item));
  const claimed = await claim(tx, absent, month, origin);
  // Somebody else stored them between our look and our claim.
  const lost = absent.filter((item) => !claimed.has(item));
  const differing = items.filter(
    (item) => lost.includes(item) || (there.has(item) && there.get(item)?.content_hash !== item.contentHash),
  );
  const { changed, outdated } = await differingItems(tx, differing, origin);
  const fresh = [...claimed].map(([item, articleId]) => ({ item, articleId }));
  const acted = new Set([...fresh, ...changed, ...outdated].map(({ item }) => item));
  return { fresh, changed, outdated, known: items.filter((item) => !acted.has(item)) };
}

async function find(
  tx: Transaction,
  sql: string,
  items: readonly Item[],
  origin: Origin,
): Promise<Map<Item, SourceRow>> {
  if (items.length === 0) return new Map();
  const rows = await tx.query<SourceRow>(sql, [given(items, origin)]);
  return new Map(rows.flatMap((row) => pair(items, row.position, row)));
}

async function claim(
  tx: Transaction,
  items: readonly Item[],
  month: string,
  origin: Origin,
): Promise<Map<Item, string>> {
  if (items.length === 0) return new Map();
  const rows = await tx.query<{ position: number; article_id: string }>(CLAIM, [given(items, origin), month]);
  return new Map(
    rows.flatMap((row) => pair(items, row.position, row.article_id)).sort(([a], [b]) => a.itemNo - b.itemNo),
  );
}

/**
 * Looks again under a lock. Leaves out what this place of this file said before, because a later item corrected it; what a file that
 * was read to its end says again; and what is outdated and was received before, from anywhere.
 */
async function differingItems(tx: Transaction, items: readonly Item[], origin: Origin) {
  const locked = await find(tx, LOCK, items, origin);
  const differing = items.flatMap((item) => {
    const row = locked.get(item);
    if (!row || row.content_hash === item.contentHash) return [];
    return [{ item, articleId: row.article_id, isOutdated: isOlder(item.revision, row.revision) }];
  });
  if (differing.length === 0) return { changed: [], outdated: [] };
  const asked = differing.map(({ item, articleId, isOutdated }, position) => ({
    position,
    article_id: articleId,
    content_hash: item.contentHash,
    item_no: item.itemNo,
    outdated: isOutdated,
    source: item.source,
  }));
  const before = await tx.query<{ position: number }>(RECEIVED_BEFORE, [JSON.stringify(asked), origin.fileHash]);
  const repeated = new Set(before.map(({ position }) => position));
  const unseen = differing.filter((_, position) => !repeated.has(position));
  return {
    changed: unseen.filter(({ isOutdated }) => !isOutdated),
    outdated: unseen.filter(({ isOutdated }) => isOutdated),
  };
}

/** Where either does not count, whatever comes last is the newest. */
const isOlder = (given: number | null, stored: string | null): boolean =>
  given !== null && stored !== null && given < Number(stored);

/** What a contract's own feed delivers is another article than what anybody else delivers, so that neither corrects or hides the other. */
const sourceOf = ({ source }: Item, { ownContractId }: Origin): string =>
  ownContractId === undefined ? source : `contract:${ownContractId}/${source}`;

const given = (items: readonly Item[], origin: Origin): string =>
  JSON.stringify(
    items.map((item, position) => ({
      position,
      source: sourceOf(item, origin),
      source_key: item.sourceKey,
      content_hash: item.contentHash,
      item_no: item.itemNo,
      revision: item.revision,
    })),
  );

function pair<Value>(items: readonly Item[], position: number, value: Value): [Item, Value][] {
  const item = items[position];
  return item ? [[item, value]] : [];
}
