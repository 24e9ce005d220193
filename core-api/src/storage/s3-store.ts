import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import type { S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { S3Place } from "../config/s3-place.ts";
import {
  type ByteRange,
  clipRange,
  isStoreKey,
  type OpenOriginal,
  type OriginalStore,
  type StoredOriginal,
  StoreKeyError,
} from "./original-store.ts";

/** Loaded when the first original is asked for: whoever keeps originals in a folder never pays for it. */
const sdk = () => import("@aws-sdk/client-s3");

/** Originals as objects of one bucket. Credentials come from where the S3 SDK looks for them: AWS_ACCESS_KEY_ID and its kin, or the machine's role. */
export class S3Store implements OriginalStore {
  #client: Promise<S3Client> | undefined;

  constructor(private readonly place: S3Place) {}

  async put(key: string, content: Uint8Array | Readable): Promise<StoredOriginal> {
    const object = this.objectOf(key);
    const { Upload } = await import("@aws-sdk/lib-storage");
    const hash = createHash("sha256");
    let byteLength = 0;
    const counted = Readable.from(
      (async function* () {
        for await (const chunk of (content instanceof Readable ? content : [content]) as AsyncIterable<Uint8Array>) {
          hash.update(chunk);
          byteLength += chunk.byteLength;
          yield chunk;
        }
      })(),
      { objectMode: false },
    );
    // In parts, so that memory does not grow with the original; an upload that breaks off is taken back and never seen.
    await new Upload({ client: await this.client(), params: { ...object, Body: counted } }).done();
    return { byteLength, sha256: hash.digest() };
  }

  async open(key: string, range?: ByteRange): Promise<OpenOriginal | null> {
    const object = this.objectOf(key);
    const part = range && clipRange(range, Number.MAX_SAFE_INTEGER);
    const { GetObjectCommand } = await sdk();
    const client = await this.client();
    const get = new GetObjectCommand({ ...object, ...(part && { Range: `bytes=${part.start}-${part.end}` }) });
    try {
      const { Body, ContentLength = 0, ContentRange } = await client.send(get);
      if (!(Body instanceof Readable)) throw new Error("the store answered without a body");
      return { stream: Body, size: ContentRange ? Number(ContentRange.split("/")[1]) : ContentLength };
    } catch (error) {
      if (statusOf(error) === 404) return null;
      if (statusOf(error) === 416) throw new RangeError(`bytes ${range?.start}-${range?.end} can't be had`);
      throw error;
    }
  }

  async exists(key: string): Promise<boolean> {
    const object = this.objectOf(key);
    const { HeadObjectCommand } = await sdk();
    const client = await this.client();
    try {
      await client.send(new HeadObjectCommand(object));
      return true;
    } catch (error) {
      if (statusOf(error) === 404) return false;
      throw error;
    }
  }

  async delete(key: string): Promise<boolean> {
    if (!(await this.exists(key))) return false;
    const { DeleteObjectCommand } = await sdk();
    const client = await this.client();
    await client.send(new DeleteObjectCommand(this.objectOf(key)));
    return true;
  }

  private objectOf(key: string): { Bucket: string; Key: string } {
    if (!isStoreKey(key)) throw new StoreKeyError();
    return { Bucket: this.place.bucket, Key: `${this.place.prefix}${key}` };
  }

  private client(): Promise<S3Client> {
    this.#client ??= sdk().then(
      ({ S3Client }) =>
        new S3Client({
          region: this.place.region,
          // A server of one's own has no name per bucket, and knows MD5 and SHA-256 only.
          ...(this.place.endpoint && { endpoint: this.place.endpoint, forcePathStyle: true }),
          requestChecksumCalculation: "WHEN_REQUIRED",
          responseChecksumValidation: "WHEN_REQUIRED",
        }),
    );
    return this.#client;
  }
}

const statusOf = (error: unknown): number | undefined =>
  error instanceof Error ? (error as Partial<S3ServiceException>).$metadata?.httpStatusCode : undefined;
