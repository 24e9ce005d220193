import { aGroup, aThemeGroup, type TestContract } from "@kirinuki/core-api/src/testing/builders.ts";
import type pg from "pg";

const USER_GROUPS = 40;
const THEME_GROUPS = 10;
/** Of user groups, in turn: newspapers (1) and web (3). */
const SECTIONS = [[1, 3], [3], [1, 3], [1]] as const;

export const addressOf = (reader: number): string => `a${reader}@example.jp`;

export interface Rights {
  /** Titles of the mail that a reader gets of his theme, sorted; null where he gets none. */
  expected(reader: number): readonly string[] | null;
}

/**
 * Readers of many user groups with a mail setting each, of one of these themes: every other theme is open to all, the rest are shared
 * by groups of themes with half of the user groups; a quarter of the readers browse everything.
 */
export async function addReaders(
  owner: pg.Pool,
  contract: TestContract,
  themes: readonly number[],
  readers: number,
): Promise<void> {
  const { contractId } = contract;
  await owner.query("UPDATE theme SET open_to_all_groups = theme_id % 2 = 0 WHERE contract_id = $1", [contractId]);
  await owner.query("INSERT INTO contract_linkage (contract_id, data_section) VALUES ($1, 1), ($1, 3)", [contractId]);
  const groups = [];
  for (let at = 0; at < USER_GROUPS; at += 1)
    groups.push(await aGroup(owner, contract, { sections: [...(SECTIONS[at % SECTIONS.length] ?? [])] }));
  for (let at = 0; at < THEME_GROUPS; at += 1)
    await aThemeGroup(owner, contract, {
      themes: themes
        .filter((_, nth) => nth % THEME_GROUPS === at)
        .map((themeId) => ({ contractId, themeId, themeName: "" })),
      groups: groups.filter((_, nth) => (nth >> 2) % 2 === at % 2),
    });
  await owner.query(
    `INSERT INTO app_user (contract_id, user_id, user_group_id, name, email, password_hash, theme_browsing)
     SELECT $1, 'u' || n, ($2::int[])[1 + n % cardinality($2::int[])], 'n', 'a' || n || '@example.jp', 'x', n / 7 % 4 = 0
     FROM generate_series(1, $3::int) n`,
    [contractId, groups.map(({ userGroupId }) => userGroupId), readers],
  );
  await owner.query(
    `WITH a AS (
       INSERT INTO mail_address (contract_id, mail_address, user_id) SELECT $1, 'a' || n || '@example.jp', 'u' || n FROM generate_series(1, $3::int) n
       RETURNING mail_address_id, substr(user_id, 2)::int AS n)
     INSERT INTO mail_setting (contract_id, data_kbn, theme_id, mail_address_id, subject_type, attach_type, send_times, next_due_at, since_day)
     SELECT $1, 1, ($2::int[])[1 + n * 31 % cardinality($2::int[])], mail_address_id, 4, 1, '{06:41}', now(), current_date - 1 FROM a`,
    [contractId, themes, readers],
  );
  await owner.query("VACUUM ANALYZE");
}

/** Between the making of the mails and their sending: articles are withdrawn, groups lose a source or themes, readers are stopped. */
export async function takeRights(owner: pg.Pool, { contractId }: TestContract): Promise<void> {
  await owner.query("UPDATE article SET withdrawn_at = now() WHERE article_id % 97 = 0");
  await owner.query(
    `DELETE FROM user_group_linkage WHERE contract_id = $1 AND data_section = 3
       AND user_group_id = (SELECT min(user_group_id) FROM user_group WHERE contract_id = $1)`,
    [contractId],
  );
  await owner.query(
    `DELETE FROM theme_group_user_group WHERE contract_id = $1
       AND theme_group_id = (SELECT min(theme_group_id) FROM theme_group WHERE contract_id = $1)`,
    [contractId],
  );
  await owner.query(
    "UPDATE app_user SET system_mail_stop_flag = true WHERE contract_id = $1 AND substr(user_id, 2)::int % 50 = 0",
    [contractId],
  );
}

/** Who sees what as the tables say it now, worked out anew beside the product: each table read whole, the rule in plain words. */
export async function readRights(owner: pg.Pool, { contractId }: TestContract): Promise<Rights> {
  const rows = async <Row>(sql: string): Promise<Row[]> => (await owner.query(sql, [contractId])).rows;
  const open = new Set(
    (await rows<{ id: number }>("SELECT theme_id AS id FROM theme WHERE contract_id = $1 AND open_to_all_groups")).map(
      ({ id }) => id,
    ),
  );
  const shared = new Set(
    (
      await rows<{ pair: string }>(
        `SELECT g.user_group_id || '/' || t.theme_id AS pair FROM theme_group_user_group g
         JOIN theme_group_theme t USING (contract_id, theme_group_id) WHERE contract_id = $1`,
      )
    ).map(({ pair }) => pair),
  );
  const linked = new Set(
    (
      await rows<{ pair: string }>(
        "SELECT user_group_id || '/' || data_section AS pair FROM user_group_linkage WHERE contract_id = $1",
      )
    ).map(({ pair }) => pair),
  );
  const hits = Map.groupBy(
    await rows<{ theme: number; section: number; title: string }>(
      `SELECT theme_id AS theme, data_section AS section, a.title FROM theme_article JOIN article a USING (article_id, data_section)
       WHERE contract_id = $1 AND a.withdrawn_at IS NULL`,
    ),
    ({ theme }) => theme,
  );
  const readers = new Map(
    (
      await rows<{ n: number; theme: number; group: number; all: boolean; stopped: boolean }>(
        `SELECT substr(u.user_id, 2)::int AS n, s.theme_id AS theme, u.user_group_id AS "group", u.theme_browsing AS "all",
           u.system_mail_stop_flag AS stopped
         FROM app_user u JOIN mail_address USING (contract_id, user_id) JOIN mail_setting s USING (contract_id, mail_address_id)
         WHERE contract_id = $1`,
      )
    ).map((row) => [row.n, row]),
  );
  return {
    expected(n) {
      const reader = readers.get(n);
      if (!reader || reader.stopped) return null;
      const { theme, group, all } = reader;
      if (!all && !open.has(theme) && !shared.has(`${group}/${theme}`)) return null;
      const seen = (hits.get(theme) ?? []).filter(({ section }) => linked.has(`${group}/${section}`));
      return seen.length === 0 ? null : seen.map(({ title }) => title).toSorted();
    },
  };
}
