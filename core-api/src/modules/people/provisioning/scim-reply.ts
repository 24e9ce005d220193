import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { AppError } from "../../../errors/app-error.ts";
import { errorName, UNAVAILABLE_FOR } from "../../../errors/render.ts";
import { ScimError, toScimError } from "./scim-error.ts";
import { isRecord } from "./scim-text.ts";

const MEDIA_TYPE = "application/scim+json; charset=utf-8";

/** Answers with a resource and its address and version, or with nothing. */
export function sendScim(reply: FastifyReply, status: number, resource?: Record<string, unknown>): FastifyReply {
  if (resource === undefined) return reply.code(status).send();
  const meta = isRecord(resource.meta) ? resource.meta : {};
  if (typeof meta.version === "string") reply.header("etag", meta.version);
  if (status === 201 && typeof meta.location === "string") reply.header("location", meta.location);
  return reply.code(status).type(MEDIA_TYPE).serializer(JSON.stringify).send(resource);
}

/** Any error as a fault that a provider can be told. */
export function faultOf(error: unknown): ScimError {
  if (error instanceof ScimError) return error;
  const known = error as FastifyError | AppError;
  return toScimError(errorName(known), known instanceof AppError ? known.fieldErrors : []);
}

/** RFC 7644, 3.12. */
export function refuseScim(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, scimType, message: detail } = faultOf(error);
  if (status >= 500) request.log.error({ err: error }, "request failed");
  if (status === 401) reply.header("www-authenticate", 'Bearer realm="scim"');
  const wait = error instanceof AppError ? error.retryAfter : undefined;
  if (status === 503 || wait !== undefined) reply.header("retry-after", String(wait ?? UNAVAILABLE_FOR));
  return reply
    .code(status)
    .type(MEDIA_TYPE)
    .serializer(JSON.stringify)
    .send({
      schemas: ["urn:ietf:params:scim:api:messages:2.0:Error"],
      status: String(status),
      ...(scimType !== null && { scimType }),
      detail,
    });
}
