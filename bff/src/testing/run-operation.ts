import type { FormattedExecutionResult } from "graphql";
import { createApollo } from "../graphql/apollo.ts";
import { buildGraphqlSchema } from "../graphql/schema.ts";
import { requestContext } from "../session/context.ts";
import type { FakeCore } from "./fake-core-api.ts";

/** 2026-11-20 23:30 in UTC is the 21st in Tokyo. */
export const NOW = new Date("2026-11-20T23:30:00Z");

const apollo = createApollo(buildGraphqlSchema(), false);

export type Answer = FormattedExecutionResult<Record<string, unknown>>;

export interface Logged {
  detail: unknown;
  message: string | undefined;
}

/** Runs a document as the signed-in user of the fake core. What was logged lands in `log`. */
export async function runOperation(
  { core }: FakeCore,
  query: string,
  variables: Record<string, unknown> = {},
  log: Logged[] = [],
): Promise<Answer> {
  const error = (detail: unknown, message?: string) => void log.push({ detail, message });
  const contextValue = requestContext({ core, links: [], requestId: "request-1", log: { error }, now: () => NOW });
  const { body } = await apollo.executeOperation({ query, variables }, { contextValue });
  if (body.kind !== "single") throw new Error("an answer in parts");
  return body.singleResult as Answer;
}

/** Data of an answer that must have no error. */
export async function dataOf(
  fake: FakeCore,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { data, errors } = await runOperation(fake, query, variables);
  if (errors || !data) throw new Error(JSON.stringify(errors));
  return data;
}
