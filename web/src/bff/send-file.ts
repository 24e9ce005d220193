import { uploadText } from "../domain/text/mail-text.ts";
import { GraphqlFailure } from "./graphql-post.ts";
import type { FileError, UploadOutcome, UploadVariables } from "./upload-document.ts";

interface Envelope {
  result?: { status?: number; msgDetail?: string };
  data?: { fileError?: FileError[]; fieldErrors?: { message?: string }[] } & Record<string, unknown>;
}

/** The browser names this site as the origin, which is what keeps other sites from doing the same. */
export async function sendFile(
  { method, path, file, fields = {} }: UploadVariables,
  signal: AbortSignal,
): Promise<UploadOutcome> {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  body.append("file", file);
  const response = await fetchAnswer(path, { method, body, credentials: "same-origin", signal }).catch(
    async (cause) => {
      if (await isReadable(file)) throw cause;
      return null;
    },
  );
  if (response === null) return { kind: "failed", message: uploadText.changed };
  if (response.status === 401) throw new GraphqlFailure("unauthenticated", "", response.headers.get("x-request-id"));
  const { result, data } = await envelopeOf(response);
  if (data?.fileError && data.fileError.length > 0) return { kind: "faulty", errors: data.fileError, data };
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

/** A file that was changed or taken away after it was chosen can't be read any more; to fetch this looks like a broken line. */
const isReadable = (file: File): Promise<boolean> =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

/** Empty for what is no envelope: a proxy's page, or an answer that broke off. */
async function envelopeOf(response: Response): Promise<Envelope> {
  try {
    return (await response.json()) as Envelope;
  } catch {
    return {};
  }
}
