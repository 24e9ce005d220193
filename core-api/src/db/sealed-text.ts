import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { derivedKey } from "./secret.ts";

const ALGORITHM = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/**
 * Texts that are kept encrypted (AES-256-GCM) under a key derived from the installation's secret. Each is bound to the place that it
 * is kept in: moved to another row, it does not open.
 */
export class SealedTexts {
  private readonly key: () => Buffer;
  private readonly otherKey: (() => Buffer) | null;

  /**
   * @param readSecret asked once, when the first text is sealed or opened
   * @param also another secret while one is exchanged for the other: its texts are opened too, and none is sealed under it
   */
  constructor(readSecret: () => string, also?: string) {
    this.key = derivedKey(readSecret, "sealed-text");
    this.otherKey = also === undefined ? null : derivedKey(() => also, "sealed-text");
  }

  seal(text: string, place: string): Buffer {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(ALGORITHM, this.key(), nonce).setAAD(Buffer.from(place));
    const sealed = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  }

  /** @throws Error where it was sealed under another secret or for another place, or was changed */
  open(sealed: Buffer, place: string): string {
    try {
      return openUnder(this.key(), sealed, place);
    } catch (error) {
      if (!this.otherKey) throw error;
      return openUnder(this.otherKey(), sealed, place);
    }
  }
}

function openUnder(key: Buffer, sealed: Buffer, place: string): string {
  const nonce = sealed.subarray(0, NONCE_BYTES);
  const tag = sealed.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(tag);
  return decipher.update(sealed.subarray(NONCE_BYTES + TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
}
