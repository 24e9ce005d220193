import { GraphqlFailure } from "../bff/graphql-post.ts";
import { downloadText } from "./download-text.ts";
import { sendRenewing } from "./renewing.ts";

/** replaced: how many characters the file could not hold; each of them is 〓 there. */
export type DownloadOutcome = { kind: "saved"; replaced: number } | { kind: "failed"; message: string };

/** What a session that ran out leads to: the users' is renewed, the operators' ends. */
type Sending = <Data>(fetched: () => Promise<Data>) => Promise<Data>;

interface Envelope {
  result?: { msgDetail?: string };
  data?: { fieldErrors?: { message?: string }[] };
}

/**
 * Fetches a file of the REST contract and saves it under the name that the server gives it. A JSON answer is a refusal,
 * whatever its status (spec section 8).
 * @param body sent by POST; without one it is a GET
 * @param send the caller's session; the users' where absent
 */
export async function download(path: string, body?: object, send: Sending = sendRenewing): Promise<DownloadOutcome> {
  try {
    return await send(() => fetchFile(path, body));
  } catch (error) {
    const network = error instanceof GraphqlFailure && error.kind === "network";
    return { kind: "failed", message: network ? downloadText.unreachable : downloadText.failed };
  }
}

async function fetchFile(path: string, body: object | undefined): Promise<DownloadOutcome> {
  const response = await ask(path, body);
  if (response.status === 401) throw new GraphqlFailure("unauthenticated", "", response.headers.get("x-request-id"));
  if (!response.ok || response.headers.get("content-type")?.startsWith("application/json"))
    return { kind: "failed", message: await messageOf(response) };
  saveAs(await fileOf(response), fileNameOf(response.headers.get("content-disposition")));
  return { kind: "saved", replaced: Number(response.headers.get("x-replaced-characters") ?? 0) };
}

async function ask(path: string, body: object | undefined): Promise<Response> {
  const json = { "content-type": "application/json" };
  const sent = body === undefined ? { method: "GET" } : { method: "POST", headers: json, body: JSON.stringify(body) };
  try {
    return await fetch(path, { ...sent, credentials: "same-origin" });
  } catch (cause) {
    throw new GraphqlFailure("network", "no answer", null, { cause });
  }
}

/** A file that breaks off is a failure of the network. */
async function fileOf(response: Response): Promise<Blob> {
  try {
    return await response.blob();
  } catch (cause) {
    throw new GraphqlFailure("network", "broke off", null, { cause });
  }
}

async function messageOf(response: Response): Promise<string> {
  try {
    const { result, data } = (await response.json()) as Envelope;
    return data?.fieldErrors?.[0]?.message || result?.msgDetail || downloadText.failed;
  } catch {
    return downloadText.failed;
  }
}

/** What to say of a file that lost characters; null where it has them all. */
export const replacedNote = ({ replaced }: { replaced: number }): string | null =>
  replaced > 0 ? downloadText.replaced(replaced) : null;

/** The UTF-8 name of RFC 6266; a plain name where there is none. */
export function fileNameOf(disposition: string | null): string {
  const [, encoded] = /filename\*=UTF-8''([^;]+)/i.exec(disposition ?? "") ?? [];
  if (encoded === undefined) return "download";
  try {
    return decodeURIComponent(encoded);
  } catch {
    return "download";
  }
}

/** Hands a file to the browser. */
export function saveAs(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken the file by the next turn of some seconds; Safari needs them.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
