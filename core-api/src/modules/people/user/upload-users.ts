import type { SealedTexts } from "../../../db/sealed-text.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { UploadedFile } from "../../../http/upload.ts";
import { audit, auditEach } from "../../audit/audit.ts";
import { noticesOfSave, tellUsers } from "../account-notice/tell-users.ts";
import { storePassword } from "../password/store-password.ts";
import { hashPassword } from "../session/password.ts";
import { inviteUsers } from "./invite-users.ts";
import { planUpload, type UploadPlan } from "./plan-upload.ts";
import type { ReadUserRow } from "./read-user-row.ts";
import { externalPasswordPlace } from "./save-user.ts";
import type { UploadWire } from "./upload.dto.ts";
import { type Administration, lockUsers } from "./user-lock.ts";
import { demandRoom } from "./user-room.ts";

export interface Uploading extends Administration {
  sealedTexts: SealedTexts;
}

export interface UploadWish {
  /** Only say what would be done. */
  isDryRun: boolean;
  /** Of the preview that somebody has seen; null: none was. */
  token: string | null;
  /** Leave rows with faults out; otherwise one of them stops all. */
  withoutFaulty: boolean;
}

/** Nobody reads more of them. */
const MOST_FAULTS = 1000;

/**
 * Adds and changes users by a file, in one transaction or not at all; users whom it does not name stay as they are.
 * @returns a refusal where a row has a fault, or where the preview that was seen no longer holds
 */
export async function uploadUsers(
  call: Uploading,
  file: UploadedFile | null,
  { isDryRun, token, withoutFaulty }: UploadWish,
): Promise<UploadWire | Refusal<object>> {
  if (!isDryRun) await lockUsers(call);
  const plan = await planUpload(call, file);
  if ("faults" in plan)
    return new Refusal("REFUSED_FILE", { ...NOTHING, fileError: plan.faults.slice(0, MOST_FAULTS) });
  const answer = wireOf(plan);
  if (isDryRun) return answer;
  if (token !== null && token !== plan.token) return new Refusal("PREVIEW_OUTDATED", answer);
  if (!withoutFaulty && answer.error_count > 0) return new Refusal("REFUSED_FILE", answer);
  await store(call, plan.rows);
  await demandRoom(call.tx, call.actor.contractId);
  const { new_count, changed_count, unchanged_count, invited_count } = answer;
  await audit(call.tx, {
    contractId: call.actor.contractId,
    actor: call.actor.userId,
    action: "user.upload",
    detail: { new_count, changed_count, unchanged_count, invited_count },
    requestId: call.client.requestId,
  });
  // Rows that were left out are no faults of what was applied.
  return { ...answer, fileError: [], row_info: [] };
}

const NOTHING = {
  new_count: 0,
  changed_count: 0,
  unchanged_count: 0,
  error_count: 0,
  invited_count: 0,
  row_info: [],
};

function wireOf({ headings, encoding, rows, token }: UploadPlan): UploadWire {
  const count = (judgement: ReadUserRow["judgement"]) => rows.filter((row) => row.judgement === judgement).length;
  return {
    new_count: count("new"),
    changed_count: count("changed"),
    unchanged_count: count("unchanged"),
    error_count: count("error"),
    invited_count: rows.filter(isInvited).length,
    fileError: rows.flatMap(({ row, errors }) => errors.map((error) => ({ row, ...error }))).slice(0, MOST_FAULTS),
    encoding,
    headings: headings.filter((heading) => !SECRET_HEADINGS.has(heading)),
    preview_token: token,
    row_info: rows.map(({ row, judgement, user_id, cells, changes, errors }) => ({
      row,
      judgement,
      user_id,
      cells: cells.filter((_, at) => !SECRET_HEADINGS.has(headings[at] ?? "")),
      changes,
      errors,
    })),
  };
}

const SECRET_HEADINGS: ReadonlySet<string> = new Set(["パスワード", "外部パスワード"]);

const isInvited = ({ judgement, password }: ReadUserRow): boolean => judgement === "new" && password === null;

/** The columns that a file sets; absent ones keep what is there, or take the usual. */
const COLUMNS = {
  user_group_id: "int",
  name: "text",
  email: "text",
  user_authority: "smallint",
  mc_user_authority: "smallint",
  sc_user_authority: "smallint",
  sc_user_id: "text",
  topics_creation_flag: "boolean",
  theme_browsing: "boolean",
  ip_restriction_flag: "boolean",
  system_mail_stop_flag: "boolean",
  login_stop_flag: "boolean",
  pass_change_stop_flag: "boolean",
} as const;
const NAMES = Object.keys(COLUMNS);
const USUAL = {
  mc_user_authority: 1,
  sc_user_authority: 2,
  sc_user_id: "",
  topics_creation_flag: false,
  theme_browsing: true,
  ip_restriction_flag: false,
  system_mail_stop_flag: false,
  login_stop_flag: false,
  pass_change_stop_flag: false,
};
const ROWS = `
  json_to_recordset($2::json) AS r(user_id text, password_hash text, sc_user_pw text,
    ${Object.entries(COLUMNS).map(([name, type]) => `${name} ${type}`)})`;
const INSERT = `
  INSERT INTO app_user (contract_id, user_id, password_hash, sc_user_pw, changed_by, changed_at, invited_at, ${NAMES})
  SELECT $1, r.user_id, r.password_hash, decode(r.sc_user_pw, 'hex'), $3, $4, CASE WHEN r.password_hash IS NULL THEN $4::timestamptz END,
    ${NAMES.map((name) => `r.${name}`)} FROM ${ROWS}`;
const UPDATE = `
  UPDATE app_user u SET ${NAMES.map((name) => `${name} = coalesce(r.${name}, u.${name})`)},
    sc_user_pw = coalesce(decode(r.sc_user_pw, 'hex'), u.sc_user_pw), version = u.version + 1, changed_by = $3, changed_at = $4
  FROM ${ROWS} WHERE u.contract_id = $1 AND u.user_id = r.user_id`;

async function store(call: Uploading, rows: readonly ReadUserRow[]): Promise<void> {
  const { tx, actor, now, client, sealedTexts } = call;
  const { contractId, userId } = actor;
  const added = rows.filter(({ judgement }) => judgement === "new");
  const changed = rows.filter(({ judgement }) => judgement === "changed");
  const hashes = await hashesOf([...added, ...changed]);
  const record = ({ user_id, values, scUserPw }: ReadUserRow) => ({
    user_id,
    ...values,
    password_hash: hashes.get(user_id) ?? null,
    sc_user_pw:
      scUserPw === null ? null : sealedTexts.seal(scUserPw, externalPasswordPlace(contractId, user_id)).toString("hex"),
  });
  const usual = (read: ReadUserRow) => ({ ...USUAL, ...record(read) });
  await tx.query(INSERT, [contractId, JSON.stringify(added.map(usual)), userId, now]);
  await tx.query(UPDATE, [contractId, JSON.stringify(changed.map(record)), userId, now]);
  for (const { user_id } of changed) {
    const passwordHash = hashes.get(user_id);
    const keep = user_id === userId ? { session: actor.sessionTokenHash, browser: client.browserCookie } : null;
    if (passwordHash) await storePassword(tx, { contractId, userId: user_id, passwordHash, keep });
  }
  const told = changed.flatMap(({ user_id, known, values, password }) =>
    noticesOfSave({
      ...{ userId: user_id, emailBefore: known?.email ?? "", email: values.email, hasNewPassword: password !== null },
      by: user_id === userId ? "self" : "admin",
    }),
  );
  await tellUsers(tx, { contractId, now, client }, told);
  const invited = added.filter(isInvited).map(({ user_id }) => user_id);
  await inviteUsers(tx, { contractId, actor: userId, now, isMadeSo: true }, invited);
  const entry = { contractId, actor: userId, action: "user.save", requestId: client.requestId } as const;
  await auditEach(tx, entry, [...added, ...changed].map(detailOf));
}

async function hashesOf(rows: readonly ReadUserRow[]): Promise<Map<string, string>> {
  const given = rows.flatMap(({ user_id, password }) => (password === null ? [] : [{ user_id, password }]));
  const hashed = given.map(async ({ user_id, password }) => [user_id, await hashPassword(password)] as const);
  return new Map(await Promise.all(hashed));
}

/** Of secrets only that they were changed. */
function detailOf({ user_id, known, values, password, scUserPw }: ReadUserRow): object {
  const own: Record<string, unknown> = { ...known };
  /** The file's words for codes and flags as the table has them. */
  const asStored = (name: string, after: unknown) =>
    typeof after === "boolean" ? own[name] === 1 : typeof after === "number" ? Number(own[name]) : own[name];
  const before = known
    ? Object.fromEntries(Object.entries(values).map(([name, after]) => [name, asStored(name, after)]))
    : {};
  const secrets = {
    ...(password !== null && { password: "changed" }),
    ...(scUserPw !== null && { sc_user_pw: "changed" }),
  };
  return { user_id, before, after: { ...values, ...secrets } };
}
