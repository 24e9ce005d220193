import { findActor } from "../../../access/actor.read-model.ts";
import { hashToken, newToken, readSessionCookie, writeSessionCookie } from "../../../access/token.ts";
import type { Transaction, TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { ErrorName } from "../../../errors/catalogue.ts";
import { Refusal } from "../../../http/envelope.ts";
import type { Clock } from "../../../time/tokyo.ts";
import { audit } from "../../audit/audit.ts";
import { type Account, findAccount } from "./account.read-model.ts";
import type { ClientInfo } from "./client-info.ts";
import { verifyPassword } from "./password.ts";
import type { Profile } from "./profile.dto.ts";
import { readProfile } from "./profile.read-model.ts";
import { issueRememberToken, redeemRememberToken } from "./remember.ts";
import { sessionRepository } from "./session.repository.ts";
import type { SignInThrottle } from "./throttle.ts";

export interface Credentials {
  contractCode: string;
  userId: string;
  password: string;
  rememberMe: boolean;
}

/** What a success sets: the session, and where it was wished the next remembered sign-in. */
export interface SignedIn {
  sessionCookie: string;
  rememberCookie: string | null;
  profile: Profile;
}

type Answer = SignedIn | Refusal<[]>;

const refuse = (error: ErrorName): Refusal<[]> => new Refusal(error, []);

/** Every way in: password, remembered browser, office address (design section 8). All end in `open`, or in a refusal. */
export class SignInService {
  constructor(
    private readonly scope: TransactionScope,
    private readonly clock: Clock,
    private readonly throttle: SignInThrottle,
  ) {}

  /** The same text and effort for every wrong part of the three. @throws AppError LOGIN_BLOCKED */
  async byPassword(credentials: Credentials, client: ClientInfo): Promise<Answer> {
    const now = this.clock.now();
    const attempt = { contractCode: credentials.contractCode, userId: credentials.userId, address: client.address };
    await this.throttle.admit(attempt, now);
    const contractId = await this.contractIdOf(credentials.contractCode);
    const account = await this.account(contractId, credentials.userId, client.address);
    const matches = await verifyPassword(account?.passwordHash ?? null, credentials.password);
    if (contractId === null || !account || !matches) {
      await this.throttle.countFailure(attempt, now);
      if (contractId !== null) await this.auditRefusal(contractId, credentials.userId, client, "password");
      return refuse("LOGIN_FAILED");
    }
    const closed = closedFor(account);
    if (closed) {
      await this.auditRefusal(contractId, account.userId, client, closed);
      return refuse(closed);
    }
    await this.throttle.forget(attempt);
    return this.scope.forContract(contractId, "write", async (tx) => {
      const token = credentials.rememberMe
        ? await issueRememberToken(tx, { contractId, userId: account.userId, now })
        : null;
      return this.open(tx, contractId, account, client, { way: "password", token });
    });
  }

  /** Auto-login. The cookie is used up by it; the answer carries the next one. */
  async byRememberCookie(cookie: string | undefined, client: ClientInfo): Promise<Answer> {
    const read = readSessionCookie(cookie);
    if (!read) return refuse("NOT_REMEMBERED");
    const { contractId, token } = read;
    const now = this.clock.now();
    const onReuse = (tx: Transaction) => (userId: string) =>
      audit(tx, {
        contractId,
        actor: userId,
        action: "session.remember_reused",
        detail: { address: client.address },
        requestId: client.requestId,
      });
    return this.scope.forContract(contractId, "write", async (tx): Promise<Answer> => {
      const redeemed = await redeemRememberToken(tx, { contractId, token, now, onReuse: onReuse(tx) });
      const account = redeemed && (await findAccount(tx, contractId, redeemed.userId, client.address));
      if (!redeemed || !account) return refuse("NOT_REMEMBERED");
      const closed = closedFor(account);
      if (!closed) return this.open(tx, contractId, account, client, { way: "remembered", token: redeemed.token });
      await auditRefusal(tx, contractId, account.userId, client, closed);
      return refuse(closed);
    });
  }

  /** The contract whose ranges hold the address, and the user a sign-in from there becomes. */
  async byAddress(client: ClientInfo): Promise<Answer> {
    const [found] = await this.scope.shared("read", (tx) =>
      tx.query<{ contract_id: number; user_id: string }>("SELECT contract_id, user_id FROM contract_of_address($1)", [
        client.address,
      ]),
    );
    if (!found) return refuse("ADDRESS_UNKNOWN");
    return this.scope.forContract(found.contract_id, "write", async (tx): Promise<Answer> => {
      const account = await findAccount(tx, found.contract_id, found.user_id, client.address);
      const closed = account ? closedFor(account) : null;
      if (closed) await auditRefusal(tx, found.contract_id, found.user_id, client, closed);
      if (!account || closed) return refuse("ADDRESS_UNKNOWN");
      return this.open(tx, found.contract_id, account, client, { way: "address", token: null });
    });
  }

  private async open(
    tx: Transaction,
    contractId: number,
    { userId, absoluteHours }: Account,
    client: ClientInfo,
    { way, token: rememberToken }: { way: string; token: string | null },
  ): Promise<SignedIn> {
    const token = newToken();
    const now = this.clock.now();
    const { address, userAgent, requestId } = client;
    await sessionRepository.create(tx, {
      contractId,
      tokenHash: hashToken(token),
      userId,
      now,
      absoluteHours,
      clientAddress: address,
      userAgent,
    });
    await audit(tx, { contractId, actor: userId, action: "session.login", detail: { way, address }, requestId });
    const live = await findActor(tx, contractId, hashToken(token), now);
    if (!live) throw new AppError("SIGNED_OUT");
    return {
      sessionCookie: writeSessionCookie({ contractId, token }),
      rememberCookie: rememberToken === null ? null : writeSessionCookie({ contractId, token: rememberToken }),
      profile: await readProfile(tx, live.actor, now),
    };
  }

  private contractIdOf(code: string): Promise<number | null> {
    return this.scope.shared("read", async (tx) => {
      const [row] = await tx.query<{ contract_id: number | null }>("SELECT contract_id_of($1) AS contract_id", [code]);
      return row?.contract_id ?? null;
    });
  }

  /** An unknown contract costs the same round trip as a known one, so that the answer's time tells nothing. */
  private account(contractId: number | null, userId: string, address: string): Promise<Account | null> {
    return this.scope.forContract(contractId ?? NO_CONTRACT, "read", (tx) =>
      findAccount(tx, contractId ?? NO_CONTRACT, userId, address),
    );
  }

  private auditRefusal(contractId: number, userId: string, client: ClientInfo, reason: string): Promise<void> {
    return this.scope.forContract(contractId, "write", (tx) => auditRefusal(tx, contractId, userId, client, reason));
  }
}

function auditRefusal(
  tx: Transaction,
  contractId: number,
  actor: string,
  { address, requestId }: ClientInfo,
  reason: string,
): Promise<void> {
  return audit(tx, { contractId, actor, action: "session.refused", detail: { reason, address }, requestId });
}

/** The largest id PostgreSQL's int takes: no contract has it. */
const NO_CONTRACT = 2_147_483_647;

function closedFor(account: Account): "LOGIN_STOPPED" | "WRONG_PLACE" | null {
  if (account.loginStopped) return "LOGIN_STOPPED";
  return account.wrongPlace ? "WRONG_PLACE" : null;
}
