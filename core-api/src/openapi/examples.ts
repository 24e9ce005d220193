import { existsSync, readFileSync } from "node:fs";
import { type OpenApi, operationsOf } from "./document.ts";

/** What a call was asked with and what came back: JSON, or of a file its content type. */
export interface CallExample {
  query: Record<string, string>;
  body: Record<string, unknown>;
  status: number;
  answer: unknown;
}

/** Written by examples.test.ts, which makes every call again and fails where one is answered differently. */
export const EXAMPLES_FILE = new URL("../../../schema/core-api.examples.json", import.meta.url);

const SIGN_ON = "A browser makes it in a sign-in at a provider; modules/people/single-sign-on walks through it.";

/** Calls without an example, and why; the test holds the list against what really succeeds. */
export const WITHOUT_EXAMPLE: Readonly<Record<string, string>> = {
  "GET /api/v1/sso_metadata": SIGN_ON,
  "POST /api/v1/sso_finish": SIGN_ON,
  "POST /api/v1/sso_response": SIGN_ON,
  "POST /api/v1/sso_start": SIGN_ON,
};

const readExamples = (): Record<string, CallExample> =>
  existsSync(EXAMPLES_FILE) ? JSON.parse(readFileSync(EXAMPLES_FILE, "utf8")) : {};

/** Gives each call its example: the values of its parameters, its body and its answer. */
export function addExamples(document: OpenApi, examples = readExamples()): void {
  for (const [method, path, operation] of operationsOf(document)) {
    const example = examples[`${method.toUpperCase()} ${path}`];
    if (!example) continue;
    for (const parameter of operation.parameters ?? []) {
      const value = ["query", "path"].includes(parameter.in) ? example.query[parameter.name] : undefined;
      if (value !== undefined) parameter.examples = recorded(typed(value, parameter.schema?.type));
    }
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      if (Object.keys(example.body).length > 0) content.examples = recorded(example.body);
    const answer = operation.responses?.["200"]?.content?.["application/json"];
    if (answer && typeof example.answer !== "string") answer.examples = recorded(example.answer);
  }
}

const recorded = (value: unknown) => ({ recorded: { value } });

/** A parameter's text as the type that its schema names. */
function typed(value: string, type: string | string[] | undefined): unknown {
  const types = [type].flat();
  if (types.includes("array")) return [value];
  return types.includes("integer") || types.includes("number") ? Number(value) : value;
}
