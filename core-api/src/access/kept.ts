/**
 * SQL that holds for a hit `ta` that its contract keeps. Row-level security says the same of all that customers' own transactions read; this is for
 * what a worker reads for them.
 * @param contract SQL of the contract's id, such as `$1`
 */
export const isKept = (contract: string): string =>
  `(ta.process_date < (SELECT c.kept_from FROM contract c WHERE c.contract_id = ${contract})) IS NOT TRUE`;
