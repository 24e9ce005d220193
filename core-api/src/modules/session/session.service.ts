import type { FastifyRequest } from "fastify";
import type { TransactionScope } from "../../db/tenant.ts";
import { AppError, type FieldError } from "../../errors/app-error.ts";
import { USER_COOKIE } from "../../http/cookies.ts";
import { Refusal } from "../../http/envelope.ts";
import type { UserSession } from "../../http/gate.ts";
import type { Clock } from "../../time/tokyo.ts";
import { audit } from "../audit/audit.ts";
import { findActor } from "./actor.read-model.ts";
import { verifyPassword } from "./password.ts";
import type { Profile } from "./profile.dto.ts";
import { readProfile } from "./profile.read-model.ts";
import { sessionRepository } from "./session.repository.ts";
import { hashToken, newToken, readSessionCookie, type SessionCookie, writeSessionCookie } from "./token.ts";

export interface Credentials {
  contractCode: string;
  userId: string;
  password: string;
}

export interface ClientInfo {
  address: string;
  userAgent: string | null;
  requestId: string;
}

interface AccountRow {
  password_hash: string;
  login_stop_flag: boolean;
  session_absolute_hours: number;
}

/** Writing last_seen_at on every call would make each read a write; a minute's grain is enough for an idle limit in minutes. */
const TOUCH_AFTER_MS = 60_000;

const NO_FIELD_ERRORS: FieldError[] = [];

/** Sign-in, sign-out and who a request comes from. */
export class SessionService {
  constructor(
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
  ) {}

  /** Signs in with contract code, user id and password. The same text and effort for every wrong part of the three. */
  async login(
    credentials: Credentials,
    client: ClientInfo,
  ): Promise<{ cookie: string; profile: Profile } | Refusal<[]>> {
    const contractId = await this.contractIdOf(credentials.contractCode);
    const account = contractId === null ? null : await this.account(contractId, credentials.userId);
    const matches = await verifyPassword(account?.password_hash ?? null, credentials.password);
    if (contractId === null || !account || !matches) {
      if (contractId !== null) await this.auditRefusal(contractId, credentials.userId, client);
      return new Refusal("LOGIN_FAILED", [], NO_FIELD_ERRORS);
    }
    if (account.login_stop_flag) return new Refusal("LOGIN_STOPPED", [], NO_FIELD_ERRORS);
    return this.open(contractId, credentials.userId, account.session_absolute_hours, client);
  }

  /** The session of a request's cookie. @throws AppError SIGNED_OUT */
  async authenticate(request: FastifyRequest): Promise<UserSession> {
    const cookie = readSessionCookie(request.cookies[USER_COOKIE]);
    if (!cookie) throw new AppError("SIGNED_OUT");
    const tokenHash = hashToken(cookie.token);
    const now = this.clock.now();
    const live = await this.scope.forContract(cookie.contractId, "read", (tx) =>
      findActor(tx, cookie.contractId, tokenHash, now),
    );
    if (!live) throw new AppError("SIGNED_OUT");
    if (now.getTime() - live.lastSeenAt.getTime() > TOUCH_AFTER_MS) {
      await this.scope.forContract(cookie.contractId, "write", (tx) =>
        sessionRepository.touch(tx, cookie.contractId, tokenHash, now),
      );
    }
    const { actor } = live;
    return { actor, run: (access, work) => this.scope.forContract(actor.contractId, access, (tx) => work(tx, actor)) };
  }

  private async open(contractId: number, userId: string, absoluteHours: number, client: ClientInfo) {
    const cookie: SessionCookie = { contractId, token: newToken() };
    const tokenHash = hashToken(cookie.token);
    const now = this.clock.now();
    const profile = await this.scope.forContract(contractId, "write", async (tx) => {
      await sessionRepository.create(tx, {
        contractId,
        tokenHash,
        userId,
        now,
        absoluteHours,
        clientAddress: client.address,
        userAgent: client.userAgent,
      });
      await audit(tx, {
        contractId,
        actor: userId,
        action: "session.login",
        detail: { address: client.address },
        requestId: client.requestId,
      });
      const live = await findActor(tx, contractId, tokenHash, now);
      if (!live) throw new AppError("SIGNED_OUT");
      return readProfile(tx, live.actor, now);
    });
    return { cookie: writeSessionCookie(cookie), profile };
  }

  private contractIdOf(code: string): Promise<number | null> {
    return this.scope.shared("read", async (tx) => {
      const [row] = await tx.query<{ contract_id: number | null }>("SELECT contract_id_of($1) AS contract_id", [code]);
      return row?.contract_id ?? null;
    });
  }

  private account(contractId: number, userId: string): Promise<AccountRow | null> {
    const sql = `SELECT u.password_hash, u.login_stop_flag, c.session_absolute_hours
                 FROM app_user u JOIN contract c USING (contract_id) WHERE u.contract_id = $1 AND u.user_id = $2`;
    return this.scope.forContract(
      contractId,
      "read",
      async (tx) => (await tx.query<AccountRow>(sql, [contractId, userId]))[0] ?? null,
    );
  }

  private auditRefusal(contractId: number, userId: string, client: ClientInfo): Promise<void> {
    return this.scope.forContract(contractId, "write", (tx) =>
      audit(tx, {
        contractId,
        actor: userId,
        action: "session.refused",
        detail: { address: client.address },
        requestId: client.requestId,
      }),
    );
  }
}
