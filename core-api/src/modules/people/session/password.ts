import argon2 from "@node-rs/argon2";

/** argon2id (the library's default) at OWASP's smallest setting, 19 MiB: two cores bear a morning's rush (docs/performance.md, Sign-in). */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashPassword = (password: string): Promise<string> => argon2.hash(password, COST);

/** A hash that no password has: verified against when the account is unknown, so that the answer takes as long. */
let decoy: Promise<string> | undefined;

/** False for an unknown account (null) too, after the same work. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  decoy ??= hashPassword(crypto.randomUUID());
  const matches = await argon2.verify(stored ?? (await decoy), password);
  return stored !== null && matches;
}
