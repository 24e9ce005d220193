/** Where in an object store originals are kept. */
export interface S3Place {
  bucket: string;
  /** Before every key: empty, or ending in "/". */
  prefix: string;
  region: string;
  /** Address of a server that is not AWS; absent means AWS. */
  endpoint?: string;
}

const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/** Reads `s3://bucket/prefix?region=…&endpoint=http://…`; null where it is none. */
export function parseS3Url(url: string): S3Place | null {
  if (!URL.canParse(url)) return null;
  const { protocol, host, pathname, searchParams } = new URL(url);
  const endpoint = searchParams.get("endpoint");
  if (protocol !== "s3:" || !BUCKET.test(host)) return null;
  if (endpoint !== null && !(URL.canParse(endpoint) && /^https?:$/.test(new URL(endpoint).protocol))) return null;
  const folder = pathname.replace(/^\/+|\/+$/g, "");
  return {
    bucket: host,
    prefix: folder && `${folder}/`,
    region: searchParams.get("region") ?? "us-east-1",
    ...(endpoint !== null && { endpoint }),
  };
}
