import { createHash } from "node:crypto";
import type { TransactionScope } from "../../../db/tenant.ts";
import { AppError } from "../../../errors/app-error.ts";

interface Limit {
  /** What is counted, as the parts of a bucket's name. */
  of: (attempt: Attempt) => string[];
  allowed: number;
  window: string;
  block: string;
}

export interface Attempt {
  contractCode: string;
  userId: string;
  address: string;
}

/**
 * A guesser at one place is stopped first; the account itself only after many, from many places, so that an attacker's list of
 * addresses locks nobody out for long. A reset link opens a locked account again (forget).
 */
const LIMITS: readonly Limit[] = [
  {
    of: ({ contractCode, userId, address }) => ["place", contractCode, userId, address],
    allowed: 10,
    window: "15 minutes",
    block: "15 minutes",
  },
  {
    of: ({ contractCode, userId }) => ["account", contractCode, userId],
    allowed: 100,
    window: "1 hour",
    block: "10 minutes",
  },
];

const bucket = (parts: string[]): Buffer => createHash("sha256").update(JSON.stringify(parts)).digest();

const bucketsOf = (attempt: Attempt): Buffer[] => LIMITS.map((limit) => bucket(limit.of(attempt)));

/** Failed sign-ins are counted in the database: the limits hold over restarts and for any number of processes. */
export class SignInThrottle {
  constructor(private readonly scope: TransactionScope) {}

  /** @throws AppError LOGIN_BLOCKED with the seconds to wait, whether or not the account exists */
  async admit(attempt: Attempt, now: Date): Promise<void> {
    const [row] = await this.scope.shared("read", (tx) =>
      tx.query<{ until: Date | null }>("SELECT sign_in_blocked_until($1, $2) AS until", [bucketsOf(attempt), now]),
    );
    if (row?.until) throw new AppError("LOGIN_BLOCKED", [], Math.ceil((row.until.getTime() - now.getTime()) / 1000));
  }

  async countFailure(attempt: Attempt, now: Date): Promise<void> {
    await this.scope.shared("write", async (tx) => {
      for (const limit of LIMITS)
        await tx.query("SELECT count_sign_in($1, $2, $3, $4, $5)", [
          bucket(limit.of(attempt)),
          limit.allowed,
          limit.window,
          limit.block,
          now,
        ]);
    });
  }

  /** After a success from that place, or a new password. */
  async forget(attempt: Attempt): Promise<void> {
    await this.scope.shared("write", (tx) => tx.query("SELECT forget_sign_ins($1)", [bucketsOf(attempt)]));
  }
}
