import type { FastifyRequest } from "fastify";
import { findActor, findTokenActor, type LiveSession } from "../../../access/actor.read-model.ts";
import { hashToken, readSessionCookie } from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { USER_COOKIE } from "../../../http/cookies.ts";
import type { UserSession } from "../../../http/gate.ts";
import type { Parts } from "../../parts.ts";
import { sessionRepository } from "./session.repository.ts";

/** Writing last_seen_at on every call would make each read a write; a minute's grain is enough for an idle limit in minutes. */
const TOUCH_AFTER_MS = 60_000;

const BEARER = /^Bearer (\S+)$/i;

type SessionParts = Pick<Parts, "scope" | "clock">;

/** Who a request comes from: a browser's session cookie, or an integration's token. @throws AppError SIGNED_OUT */
export async function authenticateUser(parts: SessionParts, request: FastifyRequest): Promise<UserSession> {
  const bearer = request.headers.authorization;
  // A caller that names a token means it: a cookie beside it must not decide.
  const { actor } =
    bearer === undefined ? await byCookie(parts, request) : await byToken(parts, bearer, request.caller.address);
  return { actor, run: (access, work) => parts.scope.forContract(actor.contractId, access, (tx) => work(tx, actor)) };
}

const byCookie = (parts: SessionParts, request: FastifyRequest): Promise<LiveSession> =>
  find(parts, request.cookies[USER_COOKIE], { find: findActor, touch: sessionRepository.touch });

const byToken = (parts: SessionParts, header: string, address: string): Promise<LiveSession> =>
  find(parts, BEARER.exec(header)?.[1], {
    find: (tx, contractId, tokenHash, now) => findTokenActor(tx, { contractId, tokenHash, now, address }),
    touch: async (tx, contractId, tokenHash, now) => {
      await tx.query("UPDATE api_token SET last_used_at = $3 WHERE contract_id = $1 AND token_hash = $2", [
        contractId,
        tokenHash,
        now,
      ]);
    },
  });

/** Where credentials of a kind are kept. */
interface CredentialTable {
  find(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<LiveSession | null>;
  touch(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<void>;
}

async function find(
  { scope, clock }: SessionParts,
  credential: string | undefined,
  table: CredentialTable,
): Promise<LiveSession> {
  const read = readSessionCookie(credential);
  if (!read) throw new AppError("SIGNED_OUT");
  const { contractId } = read;
  const tokenHash = hashToken(read.token);
  const now = clock.now();
  const live = await scope.forContract(contractId, "read", (tx) => table.find(tx, contractId, tokenHash, now));
  if (!live) throw new AppError("SIGNED_OUT");
  if (now.getTime() - Number(live.lastSeenAt) > TOUCH_AFTER_MS)
    await scope.forContract(contractId, "write", (tx) => table.touch(tx, contractId, tokenHash, now));
  return live;
}
