import { GraphqlFailure } from "../bff/graphql-post.ts";
import { uploadText } from "../domain/text/mail-text.ts";
import { sendRenewing } from "./renewing.ts";

/** What is wrong with a row of a file; row 0 is the file as a whole. */
export interface FileError {
  row: number;
  field: string;
  message: string;
}

export type UploadOutcome =
  | { kind: "stored"; data: Readonly<Record<string, unknown>> }
  | { kind: "faulty"; errors: readonly FileError[] }
  | { kind: "failed"; message: string };

interface Envelope {
  result?: { status?: number; msgDetail?: string };
  data?: { fileError?: FileError[]; fieldErrors?: { message?: string }[] } & Record<string, unknown>;
}

/**
 * Sends a file with what stands beside it to the REST contract, which streams it through (spec section 7, CSV uploads). The
 * browser names this site as the origin, which is what keeps other sites from doing the same.
 */
export async function upload(
  method: "POST" | "PUT",
  path: string,
  file: File,
  fields: Readonly<Record<string, string>> = {},
): Promise<UploadOutcome> {
  try {
    return await sendRenewing(() => send(method, path, file, fields));
  } catch (error) {
    const network = error instanceof GraphqlFailure && error.kind === "network";
    return { kind: "failed", message: network ? uploadText.unreachable : uploadText.failed };
  }
}

async function send(
  method: "POST" | "PUT",
  path: string,
  file: File,
  fields: Readonly<Record<string, string>>,
): Promise<UploadOutcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file);
  const response = await fetchAnswer(path, { method, body, credentials: "same-origin" });
  if (response.status === 401) throw new GraphqlFailure("unauthenticated", "", response.headers.get("x-request-id"));
  const { result, data } = await envelopeOf(response);
  if (data?.fileError && data.fileError.length > 0) return { kind: "faulty", errors: data.fileError };
  if (response.ok && result?.status === 0) return { kind: "stored", data: data ?? {} };
  return { kind: "failed", message: data?.fieldErrors?.[0]?.message || result?.msgDetail || uploadText.failed };
}

async function fetchAnswer(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(path, init);
  } catch (cause) {
    throw new GraphqlFailure("network", "no answer", null, { cause });
  }
}

/** Empty for what is no envelope: a proxy's page, or an answer that broke off. */
async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return {};
  }
}
