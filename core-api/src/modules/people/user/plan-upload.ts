import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { type FileError, type ReadCsv, readCsv } from "../../../csv/read-csv.ts";
import { catalogue } from "../../../errors/catalogue.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { passwordOwners, whyRefused } from "../password/refused-password.ts";
import { hasAdminBeside } from "./last-admin.ts";
import { groupsByName, headFaults, idOf, type KnownNames, type ReadUserRow, readUserRow } from "./read-user-row.ts";
import { REST_DAYS } from "./save-user.ts";
import { readKnownUsers } from "./user-list.ts";
import type { Administration } from "./user-lock.ts";

export const USERS_BYTES = 20 * 1024 * 1024;
const MOST_ROWS = 20_000;
/** Hashing one takes tens of milliseconds of a core; whoever has more of them invites. */
const MOST_PASSWORDS = 500;

/** What an upload would do, a row each, and by what it is known again when it is applied. */
export interface UploadPlan {
  headings: string[];
  encoding: "utf8" | "sjis";
  rows: ReadUserRow[];
  /** Changes with the file and with the users that it names. */
  token: string;
}

const ofFile = (message: string, row = 0): { faults: FileError[] } => ({ faults: [{ row, field: "file", message }] });

/** Reads the whole file against the contract as it is now; nothing is written. @returns what is wrong with the file as a whole */
export async function planUpload(
  call: Administration,
  file: UploadedFile | null,
): Promise<UploadPlan | { faults: FileError[] }> {
  const read = readCsv(file, USERS_BYTES);
  if ("faults" in read || file === null) return "faults" in read ? read : ofFile("ファイルを選択してください。");
  const [head, ...body] = read.rows;
  const headings = head?.cells.map((cell) => cell.trim()) ?? [];
  const faults = headFaults(headings);
  if (faults.length > 0) return { faults };
  if (body.length === 0) return ofFile("データの行がありません。");
  if (body.length > MOST_ROWS) return ofFile(`1つのファイルは${MOST_ROWS}行以下にしてください。`);
  const names = await readNames(call, read, headings);
  const rows: ReadUserRow[] = [];
  for (const [at, row] of body.entries()) {
    rows.push(await readUserRow(row, headings, names));
    // Other calls get their turn.
    if (at % 200 === 199) await setImmediate();
  }
  refuseDoubles(rows);
  refuseTooManyPasswords(rows);
  await refuseBadPasswords(call, rows);
  await refuseLastAdmins(call, rows);
  return { headings, encoding: read.encoding, rows, token: tokenOf(file, rows) };
}

const RESTING = `
  SELECT user_id FROM deleted_user
  WHERE contract_id = $1 AND user_id = ANY ($2::text[]) AND deleted_at > $3::timestamptz - make_interval(days => ${REST_DAYS})`;
const GROUPS =
  "SELECT user_group_id::text AS id, user_group_name AS name FROM user_group WHERE contract_id = $1 FOR KEY SHARE";

async function readNames(
  { tx, actor: { contractId }, now }: Administration,
  { rows, encoding }: Extract<ReadCsv, { rows: unknown }>,
  headings: readonly string[],
): Promise<KnownNames> {
  const ids = rows.slice(1).map((row) => idOf(row, headings));
  const users = await readKnownUsers(tx, contractId, ids);
  const resting = await tx.query<{ user_id: string }>(RESTING, [contractId, ids, now]);
  const found = await tx.query<{ id: string; name: string }>(GROUPS, [contractId]);
  const groups = new Map(found.map(({ id, name }) => [id, name]));
  return {
    users: new Map(users.map((user) => [user.user_id, user])),
    resting: new Set(resting.map(({ user_id }) => user_id)),
    groups,
    namedGroups: groupsByName(groups, encoding),
    encoding,
  };
}

function refuse(read: ReadUserRow, field: string, message: string): void {
  read.judgement = "error";
  read.errors.push({ field, message });
}

function refuseDoubles(rows: readonly ReadUserRow[]): void {
  const first = new Map<string, number>();
  for (const read of rows) {
    const earlier = first.get(read.user_id);
    if (earlier === undefined) first.set(read.user_id, read.row);
    else if (read.user_id !== "") refuse(read, "ユーザーID", `${earlier}行目と同じユーザーIDです。`);
  }
}

function refuseTooManyPasswords(rows: readonly ReadUserRow[]): void {
  const message = `パスワードを指定できるのは1つのファイルで${MOST_PASSWORDS}人までです。空にすると、新しいユーザーには招待メールを送ります。`;
  for (const read of rows.filter(({ password }) => password !== null).slice(MOST_PASSWORDS))
    refuse(read, "パスワード", message);
}

/** By the rules of one password; those of refused rows are not looked at. */
async function refuseBadPasswords({ tx, actor }: Administration, rows: readonly ReadUserRow[]): Promise<void> {
  const given = rows.filter(({ password, judgement }) => password !== null && judgement !== "error");
  const ids = given.map(({ user_id }) => user_id);
  const owners = await passwordOwners(tx, actor.contractId, ids);
  for (const read of given) {
    const owner = owners.get(read.user_id);
    const message = owner && (await whyRefused(owner, read.password ?? ""));
    if (message) refuse(read, "パスワード", message);
  }
}

/** Over the whole file: each may be harmless alone. */
async function refuseLastAdmins(call: Administration, rows: readonly ReadUserRow[]): Promise<void> {
  const changed = rows.filter(({ judgement, known }) => judgement === "changed" && known !== null);
  const losing = changed.filter(({ known, values }) => {
    const isAdmin = known?.user_authority === 1 && known.login_stop_flag === 0;
    return isAdmin && (values.user_authority === 0 || values.login_stop_flag === true);
  });
  if (losing.length === 0) return;
  const coming = changed.some(({ known, values }) => {
    const isAdmin = (values.user_authority ?? known?.user_authority) === 1;
    const isStopped = values.login_stop_flag ?? known?.login_stop_flag === 1;
    return isAdmin && !isStopped && known?.has_password === true;
  });
  const ids = losing.map(({ user_id }) => user_id);
  if (coming || (await hasAdminBeside(call, ids))) return;
  for (const read of losing) {
    const field = read.values.user_authority === 0 ? "ユーザー区分" : "ログイン停止";
    refuse(read, field, catalogue.LAST_ADMIN.msgDetail);
  }
}

function tokenOf(file: UploadedFile, rows: readonly ReadUserRow[]): string {
  const outcome = rows.map(({ judgement, known }) => `${judgement}/${known?.version ?? ""}`);
  return createHash("sha256").update(file.bytes).update(outcome.join()).digest("base64url");
}
