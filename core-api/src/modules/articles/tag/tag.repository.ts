import type { Transaction } from "../../../db/tenant.ts";

export interface TagRow {
  tag_id: string;
  tag_name: string;
  tag_key: string;
  retired: boolean;
  /** Articles that have it. */
  articles: number;
}

const TAGS = `
  SELECT t.tag_id::text, t.tag_name, t.tag_key, t.retired,
    (SELECT count(*)::int FROM article_tag a WHERE a.contract_id = $1 AND a.tag_id = t.tag_id) AS articles
  FROM tag t WHERE t.contract_id = $1 ORDER BY t.display_order, t.tag_id`;

/** A contract's tags in their order, retired ones too. */
export const readTags = (tx: Transaction, contractId: number): Promise<TagRow[]> =>
  tx.query<TagRow>(TAGS, [contractId]);

/** A tag as it is to be; without an id it is a new one. */
export interface TagToStore {
  tagId: string | null;
  name: string;
  key: string;
  retired: boolean;
  order: number;
}

const LINES = `json_to_recordset($2::json) AS l("tagId" int, name text, key text, retired boolean, "order" int)`;

const CHANGE = `
  UPDATE tag t SET tag_name = l.name, tag_key = l.key, retired = l.retired, display_order = l."order"
  FROM ${LINES} WHERE t.contract_id = $1 AND t.tag_id = l."tagId"`;

const ADD = `
  INSERT INTO tag (contract_id, tag_name, tag_key, retired, display_order)
  SELECT $1, l.name, l.key, l.retired, l."order" FROM ${LINES} WHERE l."tagId" IS NULL ORDER BY l."order"`;

/** Articles of `from` get `into` in its place. */
const MERGE = `
  INSERT INTO article_tag (contract_id, article_id, tag_id)
  SELECT DISTINCT a.contract_id, a.article_id, t.tag_id
  FROM json_to_recordset($2::json) AS m("from" int, into_key text)
  JOIN tag t ON t.contract_id = $1 AND t.tag_key = m.into_key
  JOIN article_tag a ON a.contract_id = $1 AND a.tag_id = m."from"
  ON CONFLICT DO NOTHING`;

/** Saved conditions that name `from` name `into` in its place, and no longer a tag that is removed ($3). */
const MERGE_IN_CONDITIONS = `
  UPDATE saved_condition c SET tag_ids = ARRAY(
    SELECT DISTINCT coalesce(t.tag_id, i.id)
    FROM unnest(c.tag_ids) AS i(id)
    LEFT JOIN json_to_recordset($2::json) AS m("from" int, into_key text) ON m."from" = i.id
    LEFT JOIN tag t ON t.contract_id = $1 AND t.tag_key = m.into_key
    WHERE i.id <> ALL ($3::bigint[]))
  WHERE c.contract_id = $1 AND c.tag_ids && $4::bigint[]`;

/** Nobody can type such a key, so a tag that goes is not taken for the one that gets its name. */
const GIVE_NAMES_UP = "UPDATE tag SET tag_key = tag_id || ' ' WHERE contract_id = $1 AND tag_id = ANY ($2::int[])";

const REMOVE = "DELETE FROM tag WHERE contract_id = $1 AND tag_id = ANY ($2::int[])";

/** Tags that go are removed last: the articles of merged ones have gone over by then. */
export async function storeTags(
  tx: Transaction,
  contractId: number,
  change: {
    tags: readonly TagToStore[];
    merged: readonly { from: string; into_key: string }[];
    removed: readonly string[];
  },
): Promise<void> {
  const { tags, merged, removed } = change;
  const gone = [...removed, ...merged.map(({ from }) => from)];
  if (gone.length > 0) await tx.query(GIVE_NAMES_UP, [contractId, gone]);
  await tx.query(CHANGE, [contractId, JSON.stringify(tags)]);
  await tx.query(ADD, [contractId, JSON.stringify(tags)]);
  if (merged.length > 0) await tx.query(MERGE, [contractId, JSON.stringify(merged)]);
  if (gone.length === 0) return;
  await tx.query(MERGE_IN_CONDITIONS, [contractId, JSON.stringify(merged), removed, gone]);
  await tx.query(REMOVE, [contractId, gone]);
}
