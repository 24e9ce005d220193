import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError, LostUpdate } from "./app-error.ts";
import { catalogue, type ErrorName } from "./catalogue.ts";
import { failed } from "./result.ts";
import { isUnavailable } from "./unavailable.ts";

declare module "fastify" {
  interface FastifyRequest {
    /** Fields of the body that the call does not know, after its body was read. */
    ignoredFields?: readonly string[];
  }
}

/** What the framework calls faults of the request, in our words. */
const KNOWN_CODES: Record<string, ErrorName> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_CTP_EMPTY_JSON_BODY: "MALFORMED",
  FST_ERR_CTP_INVALID_JSON_BODY: "MALFORMED",
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: "MALFORMED",
  FST_ERR_BAD_URL: "MALFORMED",
  FST_ERR_MAX_PARAM_LENGTH: "URI_TOO_LONG",
};

/** Seconds after which a request that could not be answered now may be sent again. */
export const UNAVAILABLE_FOR = 5;

function nameOf(error: FastifyError): ErrorName {
  const known = error.code ? KNOWN_CODES[error.code] : undefined;
  if (known) return known;
  if (isUnavailable(error)) return "UNAVAILABLE";
  if (error.statusCode === 429) return "TOO_MANY_REQUESTS";
  return error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 ? "MALFORMED" : "INTERNAL";
}

/** An error as the catalogue knows it. */
export const errorName = (error: FastifyError | AppError): ErrorName =>
  error instanceof AppError ? error.error : nameOf(error);

/** A call that takes a file asks for another type than all others. */
const inWordsOfRoute = (name: ErrorName, { routeOptions }: FastifyRequest): ErrorName =>
  name === "UNSUPPORTED_MEDIA_TYPE" && routeOptions.config?.uploads ? "MULTIPART_NEEDED" : name;

/** The one renderer: known errors speak Japanese, unknown ones become a bland 500 with the request id, and are logged. */
export function renderError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const name = inWordsOfRoute(errorName(error), request);
  const { http } = catalogue[name];
  if (http >= 500) request.log.error({ err: error }, "request failed");
  const fieldErrors = error instanceof AppError ? error.fieldErrors : [];
  const retryAfter = error instanceof AppError ? error.retryAfter : undefined;
  if (http === 503 || retryAfter !== undefined) reply.header("retry-after", String(retryAfter ?? UNAVAILABLE_FOR));
  // Closing while a proxy still sends would reset it before it has read the answer.
  if (http === 413) reply.removeHeader("connection");
  return reply
    .code(http)
    .type("application/json; charset=utf-8")
    .serializer(JSON.stringify)
    .send({
      result: failed(catalogue[name], request.ignoredFields),
      data: {
        ...(fieldErrors.length > 0 && { fieldErrors }),
        ...(error instanceof LostUpdate && error.change),
        ...(http >= 500 && { request_id: request.id }),
      },
    });
}
