import { validationText } from "@kirinuki/schema/messages.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { Refusal } from "../../../http/envelope.ts";
import { verifyPassword } from "../session/password.ts";
import { isLeaked } from "./leaked-passwords.ts";

/** The password that holds and those before it: so many may not be taken again. */
export const REMEMBERED_PASSWORDS = 5;

/** What a new password of an account is compared with. */
export interface PasswordOwner {
  id: string;
  /** The company's name and its contract code; none of an operator. */
  company: readonly string[];
  /** Hashes of the password that holds and of those before it. */
  hashes: readonly string[];
}

/** Shorter words are in too many passwords by chance. */
const SHORTEST_WORD = 4;

const folded = (text: string): string => text.normalize("NFKC").toLowerCase();

/** The words of a name that a password could hold. */
const wordsOf = (name: string): string[] => folded(name).match(/[a-z\d]+/g) ?? [];

/** Those, and their letters alone: of `minato01` also `minato`. */
const companyWordsOf = (name: string): string[] => [...wordsOf(name), ...(folded(name).match(/[a-z]+/g) ?? [])];

const holdsOne = (password: string, words: readonly string[]): boolean =>
  words.some((word) => word.length >= SHORTEST_WORD && password.includes(word));

/**
 * Why an account may not have this password, in words for its user; null where it may. Argon2 comes last: it takes 20 ms a hash, and
 * nothing where a cheaper rule has refused.
 */
export async function whyRefused({ id, company, hashes }: PasswordOwner, password: string): Promise<string | null> {
  const typed = folded(password);
  if (holdsOne(typed, wordsOf(id))) return validationText.passwordHasId;
  if (holdsOne(typed, company.flatMap(companyWordsOf))) return validationText.passwordHasCompany;
  if (await isLeaked(password)) return validationText.passwordLeaked;
  for (const hash of hashes) if (await verifyPassword(hash, password)) return validationText.passwordUsedBefore;
  return null;
}

/** The refusal that names the field of the password; null where the password is taken. */
export async function refusedPassword(owner: PasswordOwner, password: string): Promise<Refusal<object> | null> {
  const message = await whyRefused(owner, password);
  return message === null ? null : new Refusal("PASSWORD_REFUSED", {}, [{ field: "password", message }]);
}

interface OwnerRow {
  user_id: string;
  name: string;
  code: string;
  hashes: string[];
}

const OWNERS = `
  SELECT asked.user_id, c.company_name AS name, c.contract_code AS code,
    ARRAY(SELECT u.password_hash FROM app_user u WHERE u.contract_id = $1 AND u.user_id = asked.user_id AND u.password_hash IS NOT NULL)
    || ARRAY(SELECT f.password_hash FROM former_password f WHERE f.contract_id = $1 AND f.user_id = asked.user_id
      ORDER BY f.former_password_id DESC) AS hashes
  FROM unnest($2::text[]) AS asked(user_id) JOIN contract c ON c.contract_id = $1`;

/** Owners of the contract by their ids; a user that is yet to be made has no hashes. */
export async function passwordOwners(
  tx: Transaction,
  contractId: number,
  userIds: readonly string[],
): Promise<Map<string, PasswordOwner>> {
  const rows = userIds.length === 0 ? [] : await tx.query<OwnerRow>(OWNERS, [contractId, userIds]);
  return new Map(
    rows.map(({ user_id, name, code, hashes }) => [user_id, { id: user_id, company: [name, code], hashes }]),
  );
}

/** One of them. */
export async function passwordOwner(tx: Transaction, contractId: number, userId: string): Promise<PasswordOwner> {
  const owner = (await passwordOwners(tx, contractId, [userId])).get(userId);
  return owner ?? { id: userId, company: [], hashes: [] };
}

const OPERATOR_HASHES = `
  SELECT password_hash FROM operator_account WHERE operator_id = $1
  UNION ALL
  (SELECT password_hash FROM former_operator_password WHERE operator_id = $1 ORDER BY former_password_id DESC)`;

/** An operator; one that is yet to be made has no hashes. */
export async function operatorPasswordOwner(tx: Transaction, operatorId: string): Promise<PasswordOwner> {
  const rows = await tx.query<{ password_hash: string }>(OPERATOR_HASHES, [operatorId]);
  return { id: operatorId, company: [], hashes: rows.map(({ password_hash }) => password_hash) };
}
