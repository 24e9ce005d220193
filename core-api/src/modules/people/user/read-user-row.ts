import { commonText } from "@kirinuki/schema/common-text.ts";
import { withoutDefusing } from "../../../csv/cells.ts";
import { cp932Text } from "../../../csv/cp932.ts";
import type { CsvEncoding } from "../../../csv/csv-encoding.ts";
import type { CsvRow, FileError } from "../../../csv/read-csv.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import { checkForm } from "../../../http/validate.ts";
import { UserBody } from "./user.form.ts";
import { type KnownUser, USER_COLUMNS } from "./user-list.ts";
import { type UserValues, valuesOf } from "./user-values.ts";

/** What the rows of a file are read against. */
export interface KnownNames {
  users: ReadonlyMap<string, KnownUser>;
  /** Deleted not long ago: their ids rest. */
  resting: ReadonlySet<string>;
  /** Names by id. */
  groups: ReadonlyMap<string, string>;
  /** Ids by what the file may call them (`groupsByName`). */
  namedGroups: ReadonlyMap<string, ReadonlySet<string>>;
  encoding: CsvEncoding;
}

/** One cell that differs from the user as he is, under its heading. Secrets are not told. */
export interface CellChange {
  field: string;
  before: string;
  after: string;
}

export interface ReadUserRow {
  row: number;
  user_id: string;
  judgement: "new" | "changed" | "unchanged" | "error";
  cells: readonly string[];
  changes: CellChange[];
  errors: Omit<FileError, "row">[];
  /** What is to be stored of it. */
  values: UserValues;
  password: string | null;
  scUserPw: string | null;
  known: KnownUser | null;
}

type Field = NonNullable<(typeof USER_COLUMNS)[number]["field"]>;
type Cells = ReadonlyMap<Field, string>;

const FIELDS = new Map(
  USER_COLUMNS.flatMap(({ heading, field }) => (field === null ? [] : [[heading, field] as const])),
);
const HEADINGS = new Map([...FIELDS].map(([heading, field]) => [field, heading]));
const headingOf = (field: string): string => HEADINGS.get(field as Field) ?? field;

/** Codes may be typed in full width, and the user's kind in words. */
const CODES: ReadonlySet<Field> = new Set([
  "user_group_id",
  "user_authority",
  "mc_user_authority",
  "sc_user_authority",
  "topics_creation_flag",
  "theme_browsing",
  "ip_restriction_flag",
  "system_mail_stop_flag",
  "login_stop_flag",
  "pass_change_stop_flag",
]);
const KINDS: Readonly<Record<string, string>> = { [commonText.general]: "0", [commonText.admin]: "1" };

function readCell(field: Field, cell: string): string {
  const text = withoutDefusing(cell.trim());
  if (field === "user_authority") return KINDS[text] ?? text.normalize("NFKC");
  return CODES.has(field) ? text.normalize("NFKC") : text;
}

/** Headings that are doubled, or without which no row says whose it is. */
export function headFaults(head: readonly string[]): FileError[] {
  const missing = head.includes("ユーザーID") ? [] : ["ユーザーID"];
  const doubled = head.filter((heading, at) => heading !== "" && head.indexOf(heading) !== at);
  return [
    ...missing.map((field) => ({ row: 1, field, message: `見出しに「${field}」の列がありません。` })),
    ...doubled.map((field) => ({ row: 1, field, message: `見出しの「${field}」が重複しています。` })),
  ];
}

/** The user_id of each row, as far as it has one. */
export const idOf = ({ cells }: CsvRow, head: readonly string[]): string =>
  readCell("user_id", cells[head.indexOf("ユーザーID")] ?? "");

/**
 * A row of an upload. Of a user who is known only what differs is looked at: what a download wrote is always good.
 * A column that the file lacks, and a password that is blank, stay as they are; a new user without a password is to be invited.
 */
export async function readUserRow(row: CsvRow, head: readonly string[], names: KnownNames): Promise<ReadUserRow> {
  const id = idOf(row, head);
  const known = names.users.get(id) ?? null;
  const read: ReadUserRow = {
    row: row.row,
    user_id: id,
    judgement: "error",
    cells: row.cells,
    changes: [],
    errors: [],
    values: {},
    password: null,
    scUserPw: null,
    known,
  };
  if (row.cells.length !== head.length) {
    const message = `列の数が見出しと違います（${head.length}列のところ${row.cells.length}列）。`;
    return { ...read, errors: [{ field: "file", message }] };
  }
  const cells = namedCells(row.cells, head);
  const group = groupOf(cells, known, names);
  const given = known ? differing(cells, known, names) : new Map(cells);
  if (group.id !== undefined) given.set("user_group_id", group.id);
  else given.delete("user_group_id");
  given.delete("user_group_name");
  const changes = known ? changesOf(given, known, names) : [];
  if (known && given.size === 0 && group.fault === null) return { ...read, judgement: "unchanged" };
  const faults = group.fault === null ? [] : [group.fault];
  if (!known && names.resting.has(id)) faults.push({ field: "ユーザーID", message: catalogue.RESTING_USER.msgDetail });
  return { ...read, changes, ...(await checked(id, given, known, faults)) };
}

const namedCells = (cells: readonly string[], head: readonly string[]): Cells =>
  new Map(
    head.flatMap((heading, at) => {
      const field = FIELDS.get(heading);
      return field === undefined ? [] : [[field, readCell(field, cells[at] ?? "")] as const];
    }),
  );

const SECRETS: ReadonlySet<Field> = new Set(["password", "sc_user_pw"]);
const KEPT_IF_BLANK: ReadonlySet<Field> = new Set(
  [...SECRETS, ...CODES].filter((field) => field !== "user_group_id" && field !== "user_authority"),
);

/** A text as a file of the encoding has it. */
const writtenIn =
  (encoding: CsvEncoding) =>
  (text: string): string =>
    (encoding === "sjis" ? cp932Text(text).text : text).trim();

/** Ids of groups by their name, and by what a file of the encoding can write of it. */
export function groupsByName(groups: ReadonlyMap<string, string>, encoding: CsvEncoding): Map<string, Set<string>> {
  const written = writtenIn(encoding);
  const named = new Map<string, Set<string>>();
  for (const [id, own] of groups)
    for (const name of [own, written(own)]) named.set(name, (named.get(name) ?? new Set()).add(id));
  return named;
}

/** What differs from the user as he is; in a CP932 file, from what it could write of him. */
function differing(cells: Cells, known: KnownUser, { encoding }: KnownNames): Map<Field, string> {
  const written = writtenIn(encoding);
  const isSame = (field: Field, cell: string): boolean => {
    if (cell === "" && KEPT_IF_BLANK.has(field)) return true;
    const own = String(known[field as keyof KnownUser]);
    return own === cell || written(own) === cell;
  };
  return new Map([...cells].filter(([field, cell]) => field !== "user_id" && !isSame(field, cell)));
}

interface FoundGroup {
  /** Undefined: no other than he has. */
  id?: string;
  fault: Omit<FileError, "row"> | null;
}

/** By id, by name, or by both where they agree: whoever edits one of the two in a spreadsheet must not be misread. */
function groupOf(cells: Cells, known: KnownUser | null, { groups, namedGroups }: KnownNames): FoundGroup {
  const [id, name] = [cells.get("user_group_id") ?? "", cells.get("user_group_name") ?? ""];
  const fault = (field: Field, message: string): FoundGroup => ({ fault: { field: headingOf(field), message } });
  if (id !== "" && !groups.has(id)) return fault("user_group_id", "このユーザーグループIDは登録されていません。");
  const named = [...(namedGroups.get(name) ?? [])];
  if (name !== "" && named.length === 0)
    return fault("user_group_name", "このユーザーグループ名は登録されていません。");
  if (id === "" && named.length > 1)
    return fault("user_group_name", "同じ名前のユーザーグループが複数あります。IDで指定してください。");
  if (id !== "" && name !== "" && !named.includes(id))
    return fault(
      "user_group_name",
      "ユーザーグループIDとユーザーグループ名が別のグループです。変えないほうを空にしてください。",
    );
  const found = id !== "" ? id : named[0];
  if (found === undefined && known && !cells.has("user_group_id") && !cells.has("user_group_name"))
    return { fault: null };
  if (found === undefined) return { id: "", fault: null };
  return found === known?.user_group_id ? { fault: null } : { id: found, fault: null };
}

function changesOf(given: ReadonlyMap<Field, string>, known: KnownUser, { groups }: KnownNames): CellChange[] {
  return [...given].map(([field, after]) => {
    if (SECRETS.has(field)) return { field: headingOf(field), before: "", after: "" };
    if (field === "user_group_id")
      return { field: headingOf("user_group_name"), before: known.user_group_name, after: groups.get(after) ?? "" };
    return { field: headingOf(field), before: String(known[field as keyof KnownUser]), after };
  });
}

/** The row by the rules of the form, with what else is wrong with it. */
async function checked(
  userId: string,
  given: ReadonlyMap<Field, string>,
  known: KnownUser | null,
  faults: Omit<FileError, "row">[],
): Promise<Pick<ReadUserRow, "judgement" | "errors" | "values" | "password" | "scUserPw">> {
  const password = given.get("password") ?? "";
  const secret = given.get("sc_user_pw") ?? "";
  const { sc_user_pw: _, ...sent } = Object.fromEntries(given);
  const form = await checkForm(UserBody, {
    ...sent,
    user_id: userId,
    ...(known ? { version: known.version } : { invitation_flag: password === "" ? 1 : 0 }),
    ...(password !== "" && { confirmpassword: password }),
    ...(secret !== "" && { sc_user_pw: secret }),
  });
  // What the file says of the group has been said, and a password is repeated by us.
  const said = new Set(["confirmpassword", ...(faults.length > 0 ? ["user_group_id"] : [])]);
  const own = Array.isArray(form) ? form.filter(({ field }) => !said.has(field)) : [];
  const errors = [...faults, ...own.map(({ field, message }) => ({ field: headingOf(field), message }))];
  if (errors.length > 0 || Array.isArray(form))
    return { judgement: "error", errors, values: {}, password: null, scUserPw: null };
  return {
    judgement: known ? "changed" : "new",
    errors: [],
    values: valuesOf(form),
    password: form.password || null,
    scUserPw: form.scUserPw ?? null,
  };
}
