import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { GraphQLError } from "graphql";
import { BffError } from "./bff-error.ts";
import { catalogue, type ErrorCode } from "./catalogue.ts";

/** What the framework calls faults of the request, in our words. */
const KNOWN_CODES: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: "TOO_LARGE",
  FST_ERR_CTP_INVALID_MEDIA_TYPE: "UNSUPPORTED_MEDIA_TYPE",
  FST_ERR_BAD_URL: "BAD_REQUEST",
};

/** The known error that stands for whatever was thrown. */
export function knownError(error: FastifyError | Error): BffError {
  if (error instanceof BffError) return error;
  const { code, statusCode } = error as FastifyError;
  const known = code ? KNOWN_CODES[code] : undefined;
  if (known) return new BffError(known);
  const client = statusCode !== undefined && statusCode >= 400 && statusCode < 500;
  return new BffError(client ? "BAD_REQUEST" : "INTERNAL_SERVER_ERROR", { cause: error });
}

const logFailure = (known: BffError, cause: unknown, request: FastifyRequest): void => {
  if (catalogue[known.code].http >= 500) request.log.error({ err: cause }, "request failed");
};

/** Outside of GraphQL the answer is REST's envelope (api.md, Conventions), with the request id where we are at fault. */
export function renderEnvelope(
  error: FastifyError | Error,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const known = knownError(error);
  const { http } = catalogue[known.code];
  logFailure(known, error, request);
  return reply
    .code(http)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send({
      result: { status: 1, msgCode: known.extensions.msgCode, msgDetail: known.message },
      data: http >= 500 ? { request_id: request.id } : {},
    });
}

/** Below /graphql a refused request is a GraphQL answer, so that one reader of answers serves the screens. */
export function renderGraphql(error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const known = knownError(error);
  logFailure(known, error, request);
  const { message, extensions } = known satisfies GraphQLError;
  return reply
    .code(catalogue[known.code].http)
    .type("application/json; charset=utf-8")
    .header("cache-control", "no-store")
    .send({ errors: [{ message, extensions: { ...extensions, requestId: request.id } }] });
}
