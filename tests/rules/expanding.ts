/**
 * What the release before could not run with, if a migration did it while that release still runs (docs/operations.md, “Upgrades
 * without a pause”). Each is told with what to do instead.
 */
const BREAKING: readonly [RegExp, string][] = [
  [
    /\bDROP\s+(?:TABLE|COLUMN|VIEW|SCHEMA|TYPE|EXTENSION)\b/i,
    "drops what the release before reads: in a later release",
  ],
  [/\bDROP\s+FUNCTION\b/i, "drops a function that the release before may call: in a later release"],
  [/\bRENAME\b/i, "renames: add under the new name, fill both, drop the old one in a later release"],
  [
    /\bALTER\s+(?:COLUMN\s+)?\w+\s+(?:SET\s+DATA\s+)?TYPE\b/i,
    "changes a type, and writes the table anew under a lock: add a column",
  ],
  [/\bTRUNCATE\b/i, "empties a table"],
  [/\bREVOKE\b/i, "takes a right that the release before may use: in a later release"],
  [/\bALTER\s+COLUMN\s+\w+\s+SET\s+NOT\s+NULL\b/i, "refuses rows that the release before writes: in a later release"],
  [/\bALTER\s+COLUMN\s+\w+\s+DROP\s+DEFAULT\b/i, "refuses rows that the release before writes: in a later release"],
];

const ADDED_COLUMN =
  /\bADD\s+(?:COLUMN\s+)?(?:IF\s+NOT\s+EXISTS\s+)?(?!CONSTRAINT\b)(\w+)\s+([^;]*?)(?=,\s*ADD\b|;|$)/gi;
const ADDED_CONSTRAINT =
  /\bALTER\s+TABLE\s+(?:ONLY\s+)?(\w+)\s[^;]*?\bADD\s+CONSTRAINT\s+\w+\s+(CHECK|UNIQUE|FOREIGN|EXCLUDE)[^;]*/gi;
const UNIQUE_INDEX = /\bCREATE\s+UNIQUE\s+INDEX\s+(?:IF\s+NOT\s+EXISTS\s+)?\w*\s*ON\s+(?:ONLY\s+)?(\w+)/gi;
const MADE_TABLE = /\bCREATE\s+TABLE\s+(?:IF\s+NOT\s+EXISTS\s+)?(\w+)/gi;

/** Comments and bodies of functions say much that is not done now. */
const plain = (sql: string): string => sql.replace(/--.*$/gm, "").replace(/(\$\w*\$)[\s\S]*?\1/g, "''");

/** What in the statements of one migration the release before could not run with; none: it may run on while they are in force. */
export function breaksReleaseBefore(statements: readonly string[]): string[] {
  const sql = plain(statements.join(";\n"));
  const own = new Set([...sql.matchAll(MADE_TABLE)].map(([, table]) => table));
  const breaking = BREAKING.flatMap(([form, why]) => {
    const [found] = form.exec(sql) ?? [];
    return found === undefined ? [] : [`${found}: ${why}`];
  });
  const columns = [...sql.matchAll(ADDED_COLUMN)]
    .filter(([, , rest = ""]) => /\bNOT\s+NULL\b/i.test(rest) && !/\b(?:DEFAULT|GENERATED)\b/i.test(rest))
    .map(([, name]) => `ADD ${name} NOT NULL: the release before writes rows without it: give a default`);
  const constraints = [...sql.matchAll(ADDED_CONSTRAINT)]
    .filter(([, table = ""]) => !own.has(table))
    .map(
      ([, table, kind]) =>
        `ADD CONSTRAINT … ${kind} on ${table}: the release before may write what it refuses: in a later release`,
    );
  const unique = [...sql.matchAll(UNIQUE_INDEX)]
    .filter(([, table = ""]) => !own.has(table))
    .map(
      ([, table]) =>
        `CREATE UNIQUE INDEX on ${table}: the release before may write what it refuses: in a later release`,
    );
  return [...breaking, ...columns, ...constraints, ...unique];
}
