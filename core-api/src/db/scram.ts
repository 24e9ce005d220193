import { createHash, createHmac, pbkdf2Sync } from "node:crypto";

const ITERATIONS = 4096;

/**
 * The form in which PostgreSQL stores a password (RFC 5803). It is made here, so that no statement carries the password itself,
 * which a server's log could keep. The same input gives the same text: setting it again changes nothing.
 */
export function scramVerifier(password: string, salt: Buffer): string {
  const salted = pbkdf2Sync(password, salt, ITERATIONS, 32, "sha256");
  const key = (label: string) => createHmac("sha256", salted).update(label).digest();
  const storedKey = createHash("sha256").update(key("Client Key")).digest("base64");
  return `SCRAM-SHA-256$${ITERATIONS}:${salt.toString("base64")}$${storedKey}:${key("Server Key").toString("base64")}`;
}
