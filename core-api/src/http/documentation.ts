import swagger, { type FastifyDynamicSwaggerOptions } from "@fastify/swagger";
import type { FastifyInstance } from "fastify";
import { REPLAYED } from "./idempotency.ts";

type Document = NonNullable<FastifyDynamicSwaggerOptions["openapi"]>;

/** An operation as far as it is added to. */
interface Operation {
  parameters?: object[];
  requestBody?: object;
  responses?: Record<string, { headers?: object }>;
}

/** What any call may be answered with beside 200; all in the envelope. */
const ALWAYS = [400, 404, 405, 414, 429, 431, 500, 502, 503, 504];
const SIGNED_IN = [401, 403];
const CHANGING = [409];
const WITH_BODY = [413, 415];

const STATUS_TEXT: Record<number, string> = {
  400: "The request is malformed, a field is invalid, or a query parameter is unknown; `data.fieldErrors` names them",
  401: "No session",
  403: "The role or a right is missing, or another site's page sent the request",
  404: "Unknown, or of another contract",
  405: "The path exists, the method does not; `Allow` names the methods",
  409: "Somebody else changed it first, or the Idempotency-Key was used with another request",
  413: "The request is too large",
  414: "The URL is too long",
  415: "The call does not accept this Content-Type",
  429: "Too many requests; `Retry-After` says when to retry",
  431: "URL or headers are too long",
  500: "An internal error, with the request id",
  502: "The server behind the address cannot be reached",
  503: "Temporarily unavailable; `Retry-After` says when to retry",
  504: "The server behind the address did not answer in time",
};

const HEADERS: Record<number, string> = { 405: "Allow", 429: "Retry-After", 503: "Retry-After" };

const text = { type: "string" } as const;

function response(status: number): object {
  const header = HEADERS[status];
  return {
    description: STATUS_TEXT[status] ?? "",
    ...(header && { headers: { [header]: { schema: text } } }),
    content: { "application/json": { schema: { $ref: "#/components/schemas/Failure" } } },
  };
}

const FAILURE = {
  type: "object",
  properties: {
    result: {
      type: "object",
      properties: {
        status: { type: "integer", enum: [1] },
        msgCode: text,
        msgDetail: text,
      },
    },
    data: {
      type: "object",
      properties: {
        fieldErrors: { type: "array", items: { type: "object", properties: { field: text, message: text } } },
        request_id: text,
      },
    },
  },
};

const IDEMPOTENCY_KEY = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  schema: { type: "string", minLength: 1, maxLength: 200 },
  description: "A repeated call with the same key within 24 hours returns the first answer",
};

/** Adds to an operation what holds for all of its kind. */
function describe(method: string, operation: Operation): void {
  const changes = method !== "get";
  const statuses = [...ALWAYS, ...SIGNED_IN, ...(changes ? CHANGING : []), ...(operation.requestBody ? WITH_BODY : [])];
  const failures = statuses.map((status) => [String(status), { $ref: `#/components/responses/${status}` }]);
  const success = operation.responses?.["200"];
  if (changes && success) {
    operation.parameters = [...(operation.parameters ?? []), IDEMPOTENCY_KEY];
    success.headers = {
      [REPLAYED]: {
        schema: { type: "string", enum: ["true"] },
        description: "Set if the answer is that of an earlier call",
      },
    };
  }
  operation.responses = { ...operation.responses, ...Object.fromEntries(failures) };
}

function withFailures(document: Document): Document {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  for (const methods of Object.values(paths))
    for (const [method, operation] of Object.entries(methods)) describe(method, operation);
  const statuses = Object.keys(STATUS_TEXT).map(Number);
  const components = {
    schemas: { Failure: FAILURE },
    responses: Object.fromEntries(statuses.map((status) => [String(status), response(status)])),
  };
  return { ...document, components } as Document;
}

/** The OpenAPI file; the inner server shows it as a readable page. */
export async function addDocumentation(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: "3.1.0",
      info: {
        title: "Kirinuki core-api",
        version: "1",
        description: "Envelope, errors, paging and sessions: docs/integration.md.",
      },
    },
    transformObject: (given) => ("openapiObject" in given ? withFailures(given.openapiObject) : given.swaggerObject),
  });
}
