import type { DataSection } from "@kirinuki/schema/codes.ts";
import { type Actor, topicEditorId, visibleSections } from "../../access/actor.ts";
import type { Browser } from "../../access/browsing.ts";
import type { Transaction } from "../../db/tenant.ts";

/** What decides the rights of a mail's recipient, as of now. */
export type RecipientUser = Browser & Pick<Actor, "sections">;

/**
 * Whom an address stands for.
 * - outside: nobody of the contract's users; sees the sources of the contract
 * - user: sees what this user may see
 * - refused: belongs to a user who is gone or gets no mail, or mails to it came back
 */
export type Recipient =
  | { kind: "outside"; sections: DataSection[] }
  | { kind: "user"; user: RecipientUser }
  | { kind: "refused"; reason: string };

interface UserRow {
  user_id: string;
  email: string;
  user_group_id: number;
  theme_browsing: boolean;
  user_authority: number;
  topics_creation_flag: boolean;
  login_stop_flag: boolean;
  system_mail_stop_flag: boolean;
  group_sections: number[];
}

const USERS = `
  SELECT u.user_id, lower(u.email) AS email, u.user_group_id, u.theme_browsing, u.user_authority, u.topics_creation_flag, u.login_stop_flag, u.system_mail_stop_flag,
    ARRAY(SELECT l.data_section::int FROM user_group_linkage l
          WHERE l.contract_id = u.contract_id AND l.user_group_id = u.user_group_id) AS group_sections
  FROM app_user u WHERE u.contract_id = $1 AND (lower(u.email) = ANY ($2::text[]) OR u.user_id = ANY ($3::text[])) ORDER BY u.user_id`;

const CONTRACT_SECTIONS = "SELECT data_section::int AS section FROM contract_linkage WHERE contract_id = $1";

/** Why an address gets no mail: nothing reaches it, or its owner wants no more of what comes by lists. */
export const STOP_KINDS = ["bounce", "complaint", "unsubscribed"] as const;
export type StopKind = (typeof STOP_KINDS)[number];

const STOPPED = `
  SELECT lower(mail_address) AS address, stop_reason AS reason FROM mail_address
  WHERE contract_id = $1 AND stopped_at IS NOT NULL AND lower(mail_address) = ANY ($2::text[]) AND stop_kind = ANY ($3::text[])`;

export interface Addressed {
  mail_address: string;
  user_id: string | null;
}

/**
 * The recipients behind the addresses of one contract, in three statements; the keys are those of `recipientKey`.
 * @param stops what keeps the mail back: mails about an account go also to whoever wants no lists
 */
export async function readRecipients(
  tx: Transaction,
  contractId: number,
  addressed: readonly Addressed[],
  stops: readonly StopKind[] = STOP_KINDS,
): Promise<Map<string, Recipient>> {
  const emails = [...new Set(addressed.map(({ mail_address }) => mail_address.toLowerCase()))];
  const ids = addressed.flatMap(({ user_id }) => user_id ?? []);
  const users = await tx.query<UserRow>(USERS, [contractId, emails, ids]);
  const linked = (await tx.query<{ section: number }>(CONTRACT_SECTIONS, [contractId])).map(({ section }) => section);
  const stopped = await tx.query<{ address: string; reason: string }>(STOPPED, [contractId, emails, stops]);
  const reasons = new Map(stopped.map(({ address, reason }) => [address, reason]));
  return new Map(
    addressed.map((each): [string, Recipient] => {
      const reason = reasons.get(each.mail_address.toLowerCase());
      const recipient: Recipient =
        reason === undefined ? recipientOf(contractId, each, users, linked) : { kind: "refused", reason };
      return [recipientKey(each), recipient];
    }),
  );
}

/**
 * Who sends by hand, as of now: what was planned goes out under the rights that he has then.
 * @returns null where he is gone, stopped or may not send any more
 */
export async function readSender(tx: Transaction, contractId: number, userId: string): Promise<RecipientUser | null> {
  const [sender] = await tx.query<UserRow>(USERS, [contractId, [], [userId]]);
  if (!sender || sender.login_stop_flag || !(sender.user_authority === 1 || sender.topics_creation_flag)) return null;
  const linked = (await tx.query<{ section: number }>(CONTRACT_SECTIONS, [contractId])).map(({ section }) => section);
  return userOf(contractId, sender, linked);
}

export const recipientKey = ({ mail_address, user_id }: Addressed): string =>
  `${user_id ?? ""}/${mail_address.toLowerCase()}`;

function recipientOf(
  contract: number,
  { mail_address, user_id }: Addressed,
  users: UserRow[],
  linked: number[],
): Recipient {
  const own = users.find((user) => user.user_id === user_id);
  const sharing = users.filter(({ email }) => email === mail_address.toLowerCase());
  // The address may have passed to somebody else since then.
  const candidates = own ? [own] : sharing;
  if (candidates.length === 0) {
    if (user_id !== null) return { kind: "refused", reason: "ユーザーが削除されています。" };
    return { kind: "outside", sections: visibleSections(linked, linked) };
  }
  const active = candidates.find((user) => !user.login_stop_flag && !user.system_mail_stop_flag);
  if (!active) return { kind: "refused", reason: "ログインまたはメールの送信を停止されているユーザーです。" };
  return { kind: "user", user: userOf(contract, active, linked) };
}

const userOf = (contractId: number, user: UserRow, linked: number[]): RecipientUser => ({
  contractId,
  userGroupId: user.user_group_id,
  themeBrowsing: user.theme_browsing,
  topicEditorId: topicEditorId(user),
  sections: visibleSections(linked, user.group_sections),
});
