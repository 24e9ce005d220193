import { createHmac } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import { SealedTexts } from "../db/sealed-text.ts";
import { derivedKey } from "../db/secret.ts";
import type { Transaction } from "../db/tenant.ts";
import { AppError, invalidFields } from "../errors/app-error.ts";
import { Refusal } from "./envelope.ts";
import { Sent } from "./sent.ts";

/** The owner of a key: two users, or a user and an operator, may choose the same key. */
export type KeyOwner = { contractId: number; actor: string } | { operatorId: string };

interface StoredAnswer {
  request_hash: Buffer;
  response: string | null;
}

/** How requests and their answers are remembered. */
export interface RequestMemory {
  /** What identifies a repeated request. */
  mark: (request: FastifyRequest) => Buffer;
  /** For answers that hold a secret. */
  sealedTexts: SealedTexts;
}

/** The call that carries the key, and its answer. */
interface Exchange {
  request: FastifyRequest;
  reply: Pick<FastifyReply, "header">;
  memory: RequestMemory;
  /** The answer holds a secret: it is kept sealed. */
  answersSecret?: true | undefined;
}

const MAX_KEY_LENGTH = 200;
/** Before an answer that is kept sealed; the others are JSON. */
const SEALED = "sealed:";
/** Response header: `true` if the answer is the stored one of an earlier call. */
export const REPLAYED = "idempotency-replayed";

function keyOf(request: FastifyRequest): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  const key = String(header);
  if (key.length === 0 || key.length > MAX_KEY_LENGTH) {
    throw invalidFields([
      { field: "Idempotency-Key", message: `Idempotency-Keyは1文字以上${MAX_KEY_LENGTH}文字以下で指定してください。` },
    ]);
  }
  return key;
}

/** Hashes bodies with the installation's own key, so that a reader of the table can't guess passwords of a body. */
export function requestMemory(readSecret: () => string, sealedTexts = new SealedTexts(readSecret)): RequestMemory {
  const key = derivedKey(readSecret, "idempotency");
  return {
    mark: ({ method, url, body }) =>
      createHmac("sha256", key())
        .update(`${method} ${url}\n${JSON.stringify(body ?? null)}`)
        .digest(),
    sealedTexts,
  };
}

/**
 * The same key within 24 hours gets the first answer (api.md, Conventions). The key's row is written in the transaction of
 * the act itself: a second request waits for the first one's end, then finds its answer, or acts if the first was undone.
 */
export async function runIdempotently<Answer>(
  tx: Transaction,
  owner: KeyOwner,
  { request, reply, memory, answersSecret }: Exchange,
  act: () => Promise<Answer>,
): Promise<Answer> {
  const key = keyOf(request);
  if (key === undefined) return act();
  const [table, columns, values] =
    "operatorId" in owner
      ? (["operator_idempotency_key", ["operator_id"], [owner.operatorId]] as const)
      : (["idempotency_key", ["contract_id", "actor"], [owner.contractId, owner.actor]] as const);
  const owned = [...columns, "key"];
  const where = owned.map((column, index) => `${column} = $${index + 1}`).join(" AND ");
  const hash = memory.mark(request);
  const place = [table, ...values, key].join("/");

  await tx.query(`DELETE FROM ${table} WHERE ${where} AND created_at < now() - interval '24 hours'`, [...values, key]);
  const inserted = await tx.query(
    `INSERT INTO ${table} (${owned.join(", ")}, request_hash) VALUES (${owned.map((_, i) => `$${i + 1}`).join(", ")}, $${owned.length + 1})
     ON CONFLICT DO NOTHING RETURNING 1`,
    [...values, key, hash],
  );
  if (inserted.length === 0) {
    const rows = await tx.query<StoredAnswer>(`SELECT request_hash, response FROM ${table} WHERE ${where}`, [
      ...values,
      key,
    ]);
    const answer = thaw(storedText(rows, hash), (sealed) => memory.sealedTexts.open(sealed, place));
    reply.header(REPLAYED, "true");
    // What was stored is the answer of the same act, as its hash proves.
    return answer as Answer;
  }

  const answer = await act();
  if (answer instanceof Sent) {
    await tx.query(`DELETE FROM ${table} WHERE ${where}`, [...values, key]);
    return answer;
  }
  const frozen = freeze(answer);
  await tx.query(`UPDATE ${table} SET response = $${owned.length + 1} WHERE ${where}`, [
    ...values,
    key,
    answersSecret ? SEALED + memory.sealedTexts.seal(frozen, place).toString("base64") : frozen,
  ]);
  return answer;
}

interface FrozenAnswer {
  refusal?: { error: Refusal<object>["error"]; data: object; fieldErrors: Refusal<object>["fieldErrors"] };
  data?: unknown;
}

function freeze(answer: unknown): string {
  const frozen: FrozenAnswer =
    answer instanceof Refusal
      ? { refusal: { error: answer.error, data: answer.data, fieldErrors: answer.fieldErrors } }
      : { data: answer };
  return JSON.stringify(frozen);
}

/** What was kept of the first answer. @throws AppError KEY_REUSED where the key came with another request */
function storedText([row]: StoredAnswer[], hash: Buffer): string {
  if (!row?.request_hash.equals(hash) || row.response === null) throw new AppError("KEY_REUSED");
  return row.response;
}

function thaw(response: string, open: (sealed: Buffer) => string): unknown {
  const isSealed = response.startsWith(SEALED);
  const text = isSealed ? open(Buffer.from(response.slice(SEALED.length), "base64")) : response;
  const { refusal, data } = JSON.parse(text) as FrozenAnswer;
  return refusal ? new Refusal(refusal.error, refusal.data, refusal.fieldErrors) : data;
}
