import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import type { FastifyRequest } from "fastify";
import {
  findActor,
  findFeedActor,
  findTokenActor,
  findViewedActor,
  type LiveSession,
} from "../../../access/actor.read-model.ts";
import {
  hashToken,
  readApiToken,
  readFeedToken,
  readSessionCookie,
  type SessionCookie,
} from "../../../access/token.ts";
import type { Transaction } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { unlessAway } from "../../../errors/unavailable.ts";
import type { UserSession } from "../../../http/gate.ts";
import type { Parts } from "../../parts.ts";
import { noteOpened } from "../support-view/support-view.service.ts";
import { sessionRepository } from "./session.repository.ts";

/** Writing last_seen_at on every call would make each read a write; a minute's grain is enough for an idle limit in minutes. */
const TOUCH_AFTER_MS = 60_000;

const BEARER = /^Bearer (\S+)$/i;

type SessionParts = Pick<Parts, "scope" | "operatorScope" | "clock">;

/** Who a request comes from: a browser's session cookie, an operator who looks as a user, or an integration's token. @throws AppError SIGNED_OUT */
export async function authenticateUser(parts: SessionParts, request: FastifyRequest): Promise<UserSession> {
  const bearer = request.headers.authorization;
  // A caller that names a token means it: a cookie beside it must not decide.
  const live =
    bearer === undefined ? await byCookie(parts, request) : await byToken(parts, bearer, request.caller.address);
  return sessionOf(parts, live);
}

const sessionOf = ({ scope }: SessionParts, { actor }: LiveSession): UserSession => ({
  actor,
  run: (access, work) => scope.forContract(actor.contractId, access, (tx) => work(tx, actor)),
});

async function byCookie(parts: SessionParts, request: FastifyRequest): Promise<LiveSession> {
  const { [USER_COOKIE]: cookie } = request.cookies;
  const read = readSessionCookie(cookie);
  const own = await find(parts, read, { find: findActor, touch: sessionRepository.touch });
  if (own) return own;
  const viewed = await find(parts, read, { find: findViewedActor });
  if (!viewed) throw new AppError("SIGNED_OUT");
  await noteOpened(parts.operatorScope, viewed.actor, request);
  return viewed;
}

async function byToken(parts: SessionParts, header: string, address: string): Promise<LiveSession> {
  const live = await find(parts, readApiToken(BEARER.exec(header)?.[1]), {
    find: (tx, contractId, tokenHash, now) => findTokenActor(tx, { contractId, tokenHash, now, address }),
    touch: async (tx, contractId, tokenHash, now) => {
      await tx.query("UPDATE api_token SET last_used_at = $3 WHERE contract_id = $1 AND token_hash = $2", [
        contractId,
        tokenHash,
        now,
      ]);
    },
  });
  if (!live) throw new AppError("SIGNED_OUT");
  return live;
}

/** Who a private feed belongs to, by the token in its address. @throws AppError NOT_FOUND */
export async function authenticateFeed(parts: SessionParts, request: FastifyRequest): Promise<UserSession> {
  const { token } = request.query as { token?: unknown };
  const live = await find(parts, readFeedToken(token), {
    find: (tx, contractId, tokenHash, now) =>
      findFeedActor(tx, { contractId, tokenHash, now, address: request.caller.address }),
    touch: async (tx, contractId, tokenHash, now) => {
      await tx.query("UPDATE article_feed SET last_read_at = $3 WHERE contract_id = $1 AND token_hash = $2", [
        ...[contractId, tokenHash, now],
      ]);
    },
  });
  if (!live) throw new AppError("NOT_FOUND");
  return sessionOf(parts, live);
}

/** Where credentials of a kind are kept. */
interface CredentialTable {
  find(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<LiveSession | null>;
  /** Notes that the credential was used, where its life hangs on it. */
  touch?(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<void>;
}

async function find(
  { scope, clock }: SessionParts,
  read: SessionCookie | null,
  table: CredentialTable,
): Promise<LiveSession | null> {
  if (!read) return null;
  const { contractId } = read;
  const tokenHash = hashToken(read.token);
  const now = clock.now();
  const live = await scope.forContract(contractId, "read", (tx) => table.find(tx, contractId, tokenHash, now));
  const { touch } = table;
  if (live && touch && now.getTime() - Number(live.lastSeenAt) > TOUCH_AFTER_MS)
    await scope.forContract(contractId, "write", (tx) => touch(tx, contractId, tokenHash, now)).catch(unlessAway);
  return live;
}
