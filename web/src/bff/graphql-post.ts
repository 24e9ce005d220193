import type { TypedDocumentNode } from "@graphql-typed-document-node/core";

/**
 * outdated: the server knows this call no more, since a new release; only loading the page anew helps. forbidden: the user may not,
 * or may no more; the message says so. unsent: the user was asked for what the call needs, and did not say it.
 */
export type FailureKind = "network" | "unauthenticated" | "outdated" | "forbidden" | "server" | "unsent";

/** A call that gave no data. `requestId` is the number that the operators find in their log; null where none came. */
export class GraphqlFailure extends Error {
  override name = "GraphqlFailure";
  readonly kind: FailureKind;
  readonly requestId: string | null;
  readonly at = new Date();

  constructor(kind: FailureKind, message: string, requestId: string | null = null, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
    this.requestId = requestId;
  }
}

interface Operation {
  document: object;
  operationName: string | undefined;
  variables: object;
  signal?: AbortSignal | undefined;
}

interface GraphqlAnswer {
  data?: unknown;
  errors?: readonly { message: string; extensions?: { code?: string; requestId?: string } }[];
}

const MUST_SIGN_IN = "UNAUTHENTICATED";
const KINDS: Record<string, FailureKind> = { UNKNOWN_DOCUMENT: "outdated", FORBIDDEN: "forbidden" };

/**
 * One GraphQL call by the hash that codegen gave the document; during development the text goes along. The header lets
 * it through the bff's CSRF protection.
 * @returns the answer's data
 * @throws GraphqlFailure for every other outcome; errors beside data count as failure
 */
export async function postOperation(operation: Operation): Promise<unknown> {
  const response = await send(JSON.stringify(await bodyOf(operation)), operation.signal);
  const answer = await read(response);
  const error = answer?.errors?.[0];
  const requestId = error?.extensions?.requestId ?? response.headers.get("x-request-id");
  if (error?.extensions?.code === MUST_SIGN_IN || response.status === 401) {
    throw new GraphqlFailure("unauthenticated", error?.message ?? "", requestId);
  }
  if (error || !answer || answer.data === undefined || answer.data === null) {
    const kind = KINDS[error?.extensions?.code ?? ""] ?? "server";
    throw new GraphqlFailure(kind, error?.message ?? `HTTP ${response.status}`, requestId);
  }
  return answer.data;
}

/**
 * Typed call for what comes before sign-in: signing in and out, passwords and the sign-in page, whose first load has no room
 * for Apollo Client. Signed-in screens use Apollo's hooks (docs/screens.md). Errors: see postOperation.
 */
export async function graphqlPost<Data, Variables extends object>(
  document: TypedDocumentNode<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const definition = document.definitions.find((part) => part.kind === "OperationDefinition");
  return (await postOperation({ document, operationName: definition?.name?.value, variables })) as Data;
}

async function bodyOf({ document, operationName, variables }: Operation): Promise<object> {
  const body = {
    operationName,
    variables,
    extensions: { persistedQuery: { version: 1, sha256Hash: hashOf(document) } },
  };
  if (!import.meta.env.DEV) return body;
  const { print } = await import("graphql");
  return { ...body, extensions: undefined, query: print(document as Parameters<typeof print>[0]) };
}

function hashOf(document: object): string {
  const meta = (document as { __meta__?: { hash?: string } }).__meta__;
  if (meta?.hash === undefined) throw new Error("a document without a hash");
  return meta.hash;
}

async function send(body: string, signal: AbortSignal | undefined): Promise<Response> {
  try {
    return await fetch("/graphql", {
      method: "POST",
      credentials: "same-origin",
      headers: {
        "content-type": "application/json",
        accept: "application/graphql-response+json, application/json",
        "apollo-require-preflight": "true",
      },
      body,
      ...(signal ? { signal } : {}),
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new GraphqlFailure("network", "no answer", null, { cause });
  }
}

async function read(response: Response): Promise<GraphqlAnswer | null> {
  try {
    return (await response.json()) as GraphqlAnswer;
  } catch {
    return null;
  }
}
