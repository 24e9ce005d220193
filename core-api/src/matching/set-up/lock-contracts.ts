/**
 * What the triggers of theme_article do at each statement (see the migration of the group counts), here for all of them together and before the
 * first: so a setting that is made meanwhile is either seen by what is written or sees it.
 */
export const LOCK_CONTRACTS =
  "SELECT FROM contract WHERE contract_id = ANY($1::int[]) ORDER BY contract_id FOR NO KEY UPDATE";
