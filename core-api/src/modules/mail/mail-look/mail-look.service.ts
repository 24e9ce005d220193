import { randomUUID } from "node:crypto";
import type { Actor } from "../../../access/actor.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { invalidFields } from "../../../errors/app-error.ts";
import { audit } from "../../audit/audit.ts";
import { differenceOf } from "../../audit/difference.ts";
import { ContractMailLook } from "./mail-look.entity.ts";
import { isReadableOnWhite, readLogo } from "./read-logo.ts";

export const readLook = (tx: Transaction, contractId: number): Promise<ContractMailLook | null> =>
  tx.manager.findOneBy(ContractMailLook, { contract_id: contractId });

/** What stays is absent, what goes is null. */
export interface LookChange {
  color?: string | null;
  /** Base64. */
  logo?: string | null;
}

const NO_LOGO = { logo: null, logo_type: null, logo_key: null, logo_width: null, logo_height: null };

/** @throws AppError INVALID_FIELDS */
function logoColumns(logo: string | null): Omit<ContractMailLook, "contract_id" | "color"> {
  if (logo === null) return NO_LOGO;
  const read = readLogo(logo);
  if ("fault" in read) throw invalidFields([{ field: "logo", message: read.fault }]);
  return {
    ...{ logo: read.bytes, logo_type: read.type, logo_key: randomUUID() },
    ...{ logo_width: read.width, logo_height: read.height },
  };
}

/** Changes the logo and the colour of a contract's mails, those that are sent from now on. @throws AppError INVALID_FIELDS */
export async function saveLook(
  { tx, actor, requestId }: { tx: Transaction; actor: Actor; requestId: string },
  { color, logo }: LookChange,
): Promise<void> {
  const { contractId, userId } = actor;
  if (typeof color === "string" && !isReadableOnWhite(color))
    throw invalidFields([{ field: "color", message: "白い背景で読めない色です。もっと濃い色を選んでください。" }]);
  const before = await readLook(tx, contractId);
  const change = {
    ...(color !== undefined && { color }),
    ...(logo !== undefined && logoColumns(logo)),
  };
  await tx.manager.upsert(ContractMailLook, { contract_id: contractId, ...change }, ["contract_id"]);
  const after = await readLook(tx, contractId);
  const detail = { ...differenceOf(before && inTrail(before), after ? inTrail(after) : {}) };
  await audit(tx, { contractId, actor: userId, action: "mail_look.save", detail, requestId });
}

const inTrail = ({ color, logo_key }: ContractMailLook) => ({ color, logo_key });

export interface StoredLogo {
  bytes: Buffer;
  type: string;
}

/** The picture that mails show; whoever has the mail has its address. */
export async function readStoredLogo(tx: Transaction, key: string): Promise<StoredLogo | null> {
  const sql = "SELECT logo AS bytes, logo_type AS type FROM contract_mail_look WHERE logo_key = $1";
  return (await tx.query<StoredLogo>(sql, [key]))[0] ?? null;
}
