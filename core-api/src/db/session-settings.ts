/** What each connection of the product sets for itself. `statementTimeout`: milliseconds, 0 for none. */
const settingsOf = (statementTimeout: number): [string, string][] => [
  // Counting distinct articles of large groups sorts in memory; PostgreSQL's default of 4 MB goes to disk.
  ["work_mem", "32MB"],
  // Compiling a plan costs more than our statements take: with it, searches on PostgreSQL 15 took 40 times as long.
  ["jit", "off"],
  ["statement_timeout", String(statementTimeout)],
  ["idle_in_transaction_session_timeout", "60000"],
];

/** As options of a connection that is ours alone. */
export const connectionOptions = (statementTimeout: number): string =>
  settingsOf(statementTimeout)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(" ");

/** As the beginning of each transaction, where a pooler lends connections for one transaction at a time. */
export const transactionOptions = (statementTimeout: number): string =>
  settingsOf(statementTimeout)
    .map(([name, value]) => `SET LOCAL ${name} = '${value}';`)
    .join(" ");
