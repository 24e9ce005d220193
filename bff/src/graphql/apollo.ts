import { ApolloServer } from "@apollo/server";
import { ApolloServerPluginLandingPageDisabled } from "@apollo/server/plugin/disabled";
import type { GraphQLSchema } from "graphql";
import { errorLog, formatError } from "../errors/mask-errors.ts";
import type { RequestContext } from "../session/context.ts";
import { limitRules, MAX_TOKENS } from "./limits.ts";

/** Apollo Server over the schema. Whatever has a default that depends on the environment is written out. */
export function createApollo(schema: GraphQLSchema, production: boolean): ApolloServer<RequestContext> {
  return new ApolloServer<RequestContext>({
    schema,
    introspection: !production,
    hideSchemaDetailsFromClientErrors: production,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    // Documents are looked up before they get here (persisted-documents.ts); nobody may register one.
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    maxRecursiveSelections: true,
    validationRules: limitRules(),
    formatError,
    plugins: [errorLog, ApolloServerPluginLandingPageDisabled()],
    stopOnTerminationSignals: false,
  });
}
