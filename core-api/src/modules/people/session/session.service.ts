import type { FastifyRequest } from "fastify";
import { findActor, findTokenActor, type LiveSession } from "../../../access/actor.read-model.ts";
import { hashToken, readSessionCookie } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import { USER_COOKIE } from "../../../http/cookies.ts";
import type { UserSession } from "../../../http/gate.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { sessionRepository } from "./session.repository.ts";

/** Writing last_seen_at on every call would make each read a write; a minute's grain is enough for an idle limit in minutes. */
const TOUCH_AFTER_MS = 60_000;

const BEARER = /^Bearer (\S+)$/i;

/** Who a request comes from: a browser's session cookie, or an integration's token. */
export class SessionService {
  constructor(
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError SIGNED_OUT */
  async authenticate(request: FastifyRequest): Promise<UserSession> {
    const bearer = request.headers.authorization;
    // A caller that names a token means it: a cookie beside it must not decide.
    const live =
      bearer === undefined ? await this.byCookie(request) : await this.byToken(bearer, request.caller.address);
    const { actor } = live;
    return { actor, run: (access, work) => this.scope.forContract(actor.contractId, access, (tx) => work(tx, actor)) };
  }

  private byCookie(request: FastifyRequest): Promise<LiveSession> {
    return this.find(request.cookies[USER_COOKIE], {
      find: (tx, contractId, tokenHash, now) => findActor(tx, contractId, tokenHash, now),
      touch: sessionRepository.touch,
    });
  }

  private byToken(header: string, address: string): Promise<LiveSession> {
    return this.find(BEARER.exec(header)?.[1], {
      find: (tx, contractId, tokenHash, now) => findTokenActor(tx, { contractId, tokenHash, now, address }),
      touch: async (tx, contractId, tokenHash, now) => {
        await tx.query("UPDATE api_token SET last_used_at = $3 WHERE contract_id = $1 AND token_hash = $2", [
          contractId,
          tokenHash,
          now,
        ]);
      },
    });
  }

  private async find(
    credential: string | undefined,
    {
      find,
      touch,
    }: {
      find(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<LiveSession | null>;
      touch(tx: Transaction, contractId: number, tokenHash: Buffer, now: Date): Promise<void>;
    },
  ): Promise<LiveSession> {
    const read = readSessionCookie(credential);
    if (!read) throw new AppError("SIGNED_OUT");
    const { contractId } = read;
    const tokenHash = hashToken(read.token);
    const now = this.clock.now();
    const live = await this.scope.forContract(contractId, "read", (tx) => find(tx, contractId, tokenHash, now));
    if (!live) throw new AppError("SIGNED_OUT");
    if (now.getTime() - Number(live.lastSeenAt) > TOUCH_AFTER_MS)
      await this.scope.forContract(contractId, "write", (tx) => touch(tx, contractId, tokenHash, now));
    return live;
  }
}
