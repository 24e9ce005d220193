import { readFile } from "node:fs/promises";
import { BffError } from "../errors/bff-error.ts";

/** Documents that the screens send, by SHA-256 of their text. */
export type PersistedDocuments = ReadonlyMap<string, string>;

/** Codegen writes `sha256:` before the hash; the protocol does not. */
const bare = (hash: string): string => hash.replace(/^sha256:/, "");

/** Apollo Client's directive of data masking, which it takes out of what it sends as text; codegen leaves it in. */
const forServer = (text: string): string => text.replaceAll(/ @unmask\b/g, "");

/** Reads codegen's persisted-documents.json. Throws where it is missing or no map of texts. */
export async function readPersistedDocuments(file: string | URL): Promise<PersistedDocuments> {
  const parsed: unknown = JSON.parse(await readFile(file, "utf8"));
  if (parsed === null || typeof parsed !== "object" || Array.isArray(parsed))
    throw new Error(`${file} holds no documents`);
  return new Map(
    Object.entries(parsed).map(([hash, text]) => {
      if (typeof text !== "string") throw new Error(`${file} holds no text for ${hash}`);
      return [bare(hash), forServer(text)];
    }),
  );
}

function hashOf(body: object): string | null {
  if (!("extensions" in body) || body.extensions === null || typeof body.extensions !== "object") return null;
  const { extensions } = body;
  if (!("persistedQuery" in extensions) || extensions.persistedQuery === null) return null;
  const { persistedQuery } = extensions;
  if (typeof persistedQuery !== "object" || !("sha256Hash" in (persistedQuery as object))) return null;
  const { sha256Hash } = persistedQuery as { sha256Hash: unknown };
  return typeof sha256Hash === "string" ? bare(sha256Hash) : null;
}

const isRequest = (body: unknown): body is object => body !== null && typeof body === "object" && !Array.isArray(body);

/**
 * Puts the text in place of the hash. In production (`only`) that is the one way to name a document, so that nobody runs
 * what no screen contains.
 * @throws BffError UNKNOWN_DOCUMENT, DOCUMENT_REQUIRED
 */
export function withDocument(body: unknown, documents: PersistedDocuments, only: boolean): unknown {
  if (!isRequest(body)) return body;
  const { extensions: _, ...rest } = body as { extensions?: unknown };
  const hasText = "query" in rest && rest.query !== undefined && rest.query !== null;
  if (hasText && !only) return rest;
  if (hasText) throw new BffError("DOCUMENT_REQUIRED");
  const hash = hashOf(body);
  if (hash === null) {
    if (only) throw new BffError("DOCUMENT_REQUIRED");
    return rest;
  }
  const query = documents.get(hash);
  if (query === undefined) throw new BffError("UNKNOWN_DOCUMENT");
  return { ...rest, query };
}
