import { costLimitRule } from "@escape.tech/graphql-armor-cost-limit";
import { maxAliasesRule } from "@escape.tech/graphql-armor-max-aliases";
import { maxDepthRule } from "@escape.tech/graphql-armor-max-depth";
import { GraphQLError, OperationTypeNode, type ValidationContext, type ValidationRule } from "graphql";

/** Deepest selection; the home screen needs 7. */
export const MAX_DEPTH = 9;
/** The home screen's whole document costs about 900. */
export const MAX_COST = 5_000;
/** Aliases of one document: they are how one request asks for the same thing many times, sign-in included. */
export const MAX_ALIASES = 5;
/** Tokens of one document, before anything is built from them. */
export const MAX_TOKENS = 4_000;
/** Bytes of one request. */
export const BODY_LIMIT = 100 * 1024;

/**
 * What the rules share: a document beyond a limit is refused like any other invalid one. By themselves they would throw
 * out of the validation, which reads as a fault of ours.
 */
const refuse = {
  propagateOnRejection: false,
  exposeLimits: true,
  ignoreIntrospection: false,
  flattenFragments: true,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

/** The schema has no subscriptions; without this the attempt counts as a failed execution instead of a wrong document. */
const noSubscriptions: ValidationRule = (context) => ({
  OperationDefinition(node) {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError("Subscriptions are not supported.", { nodes: node }));
  },
});

/** Depth, cost and alias limits. The screens' own documents are held to them too. */
export const limitRules = (): ValidationRule[] => [
  noSubscriptions,
  maxDepthRule({ ...refuse, n: MAX_DEPTH }) as ValidationRule,
  costLimitRule({ ...refuse, maxCost: MAX_COST }) as ValidationRule,
  maxAliasesRule({ ...refuse, n: MAX_ALIASES, allowList: [] }) as ValidationRule,
];
