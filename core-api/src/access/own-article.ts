/**
 * SQL that holds for an article unless it came by another contract's own feed (docs/decisions, feeds). Lists of hits need it
 * not: matching gives such articles to their own contract alone.
 * @param contract SQL of the contract's id, such as `$1`; null leaves only articles that every contract may have
 * @param row the alias of a table with the article's `own_contract_id`
 */
export const notOthers = (contract: string, row = "a"): string =>
  `(${row}.own_contract_id IS NULL OR ${row}.own_contract_id = ${contract})`;

/** The contract for which the transaction runs. */
export const CURRENT_CONTRACT = "nullif(current_setting('app.contract_id', true), '')::int";
