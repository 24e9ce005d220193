import type { ApolloServerPlugin } from "@apollo/server";
import { ApolloServerErrorCode, unwrapResolverError } from "@apollo/server/errors";
import type { GraphQLFormattedError } from "graphql";
import { ArgumentValidationError } from "type-graphql";
import type { RequestContext } from "../session/context.ts";
import { BffError } from "./bff-error.ts";
import { catalogue } from "./catalogue.ts";
import { argumentFaults } from "./invalid-form.ts";

/** Faults of the document or its variables: the GraphQL library's own text says what is wrong and nothing of ours. */
const ABOUT_THE_REQUEST: ReadonlySet<unknown> = new Set([
  ApolloServerErrorCode.GRAPHQL_PARSE_FAILED,
  ApolloServerErrorCode.GRAPHQL_VALIDATION_FAILED,
  ApolloServerErrorCode.BAD_USER_INPUT,
  ApolloServerErrorCode.BAD_REQUEST,
  ApolloServerErrorCode.OPERATION_RESOLUTION_FAILURE,
]);

const masked = (path: GraphQLFormattedError["path"]): GraphQLFormattedError => ({
  message: catalogue.INTERNAL_SERVER_ERROR.text,
  ...(path && { path }),
  extensions: { code: "INTERNAL_SERVER_ERROR", msgCode: catalogue.INTERNAL_SERVER_ERROR.msgCode },
});

const isRequestFault = (formatted: GraphQLFormattedError, cause: unknown): boolean =>
  // An error thrown by a resolver has a path; whatever code it carries, it is not about the document.
  formatted.path === undefined && ABOUT_THE_REQUEST.has(formatted.extensions?.code) && !(cause instanceof TypeError);

/** The answer's form of an error: known ones as they are, faults of arguments by field, everything else bland. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (cause instanceof BffError) return formatted;
  if (cause instanceof ArgumentValidationError) {
    const known = new BffError("BAD_USER_INPUT", { fieldErrors: argumentFaults(cause) });
    return { ...formatted, message: known.message, extensions: known.extensions };
  }
  return isRequestFault(formatted, cause) ? formatted : masked(formatted.path);
}

/** Logs what gets masked and gives every error the request's id, by which the log is searched. */
export const errorLog: ApolloServerPlugin<RequestContext> = {
  async requestDidStart() {
    return {
      async didEncounterErrors({ errors, contextValue }) {
        for (const error of errors) {
          const cause = unwrapResolverError(error);
          const known = cause instanceof BffError ? catalogue[cause.code].http < 500 : error.path === undefined;
          if (known || cause instanceof ArgumentValidationError) continue;
          const detail = cause instanceof BffError ? (cause.originalError ?? cause) : cause;
          contextValue.log.error({ err: detail, path: error.path }, "operation failed");
        }
      },
      async willSendResponse({ response, contextValue }) {
        if (response.body.kind !== "single") return;
        const { singleResult } = response.body;
        if (!singleResult.errors) return;
        const { requestId } = contextValue;
        singleResult.errors = singleResult.errors.map((error) => ({
          ...error,
          extensions: { ...error.extensions, requestId },
        }));
      },
    };
  },
};
