import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

const sha256 = (data: string | Uint8Array): Buffer => createHash("sha256").update(data).digest();
/** User present, user verified. */
const PRESENT = 0x05;
const WITH_KEY = 0x40;

interface Ceremony {
  /** JSON of the options that the server gave. */
  options: string;
  origin?: string;
  rpId?: string;
}

/** An authenticator in software, with one key of the kind ES256. */
export class SoftAuthenticator {
  readonly id = randomBytes(32);
  counter = 0;
  private readonly keys = generateKeyPairSync("ec", { namedCurve: "P-256" });

  constructor(
    private readonly origin: string,
    private readonly rpId: string,
  ) {}

  private authData(rpId: string, flags: number, more = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, more]);
  }

  private clientData(type: string, { options, origin = this.origin }: Ceremony): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge: JSON.parse(options).challenge, origin, crossOrigin: false }));
  }

  private answer(response: Record<string, Buffer>): string {
    const texts = Object.entries(response).map(([name, bytes]) => [name, bytes.toString("base64url")]);
    const id = this.id.toString("base64url");
    return JSON.stringify({
      ...{ id, rawId: id, type: "public-key", clientExtensionResults: {} },
      response: Object.fromEntries(texts),
    });
  }

  /** What navigator.credentials.create() answers, as JSON. */
  register(ceremony: Ceremony): string {
    const { x, y } = this.keys.publicKey.export({ format: "jwk" });
    const key = isoCBOR.encode(
      new Map<number, number | Uint8Array<ArrayBuffer>>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, new Uint8Array(Buffer.from(x ?? "", "base64url"))],
        [-3, new Uint8Array(Buffer.from(y ?? "", "base64url"))],
      ]),
    );
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, key]);
    const authData = this.authData(ceremony.rpId ?? this.rpId, PRESENT | WITH_KEY, attested);
    const object = isoCBOR.encode(
      new Map<string, string | Map<string, never> | Uint8Array<ArrayBuffer>>([
        ["fmt", "none"],
        ["attStmt", new Map<string, never>()],
        ["authData", new Uint8Array(authData)],
      ]),
    );
    return this.answer({
      clientDataJSON: this.clientData("webauthn.create", ceremony),
      attestationObject: Buffer.from(object),
    });
  }

  /** What navigator.credentials.get() answers, as JSON; the counter goes up. */
  authenticate(ceremony: Ceremony): string {
    this.counter += 1;
    const clientDataJSON = this.clientData("webauthn.get", ceremony);
    const authenticatorData = this.authData(ceremony.rpId ?? this.rpId, PRESENT);
    const signature = sign("sha256", Buffer.concat([authenticatorData, sha256(clientDataJSON)]), this.keys.privateKey);
    return this.answer({ clientDataJSON, authenticatorData, signature });
  }
}
