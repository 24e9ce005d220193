/** An OpenAPI document as far as it is added to. */
export interface OpenApi {
  openapi: string;
  info: Record<string, unknown>;
  components: { schemas: Record<string, Schema>; responses: Record<string, unknown> } & Record<string, unknown>;
  paths: Record<string, Record<string, Operation>>;
  [other: string]: unknown;
}

export interface Operation {
  operationId?: string;
  summary?: string;
  tags?: string[];
  security?: object[];
  parameters?: {
    name: string;
    in: string;
    description?: string;
    deprecated?: boolean;
    schema?: Schema;
    examples?: Examples;
  }[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { description?: string; content?: Record<string, Media>; $ref?: string }>;
}

type Examples = Record<string, { value: unknown }>;

export interface Media {
  schema?: Schema;
  examples?: Examples;
}

/** A JSON Schema. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  description?: string;
  deprecated?: boolean;
  properties?: Record<string, Schema>;
  items?: Schema;
  anyOf?: Schema[];
  allOf?: Schema[];
  [keyword: string]: unknown;
}

/** Every operation, in the document's order. */
export function* operationsOf({ paths }: Pick<OpenApi, "paths">): Generator<[method: string, path: string, Operation]> {
  for (const [path, methods] of Object.entries(paths))
    for (const [method, operation] of Object.entries(methods)) yield [method, path, operation];
}

const upperFirst = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1)}`;

/** newspaper_articles → NewspaperArticles. */
export const pascal = (name: string): string =>
  name
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map(upperFirst)
    .join("");

/** What generated clients call an operation: getNewspaperArticles; an operator's and a provider's say whose it is. */
export function operationIdOf(method: string, path: string): string {
  const [, base = "", rest = ""] = /^(\/admin\/api\/v1|\/api\/v1|\/scim\/v2)(.*)$/.exec(path) ?? [];
  const owner = { "/admin/api/v1": "Operator", "/scim/v2": "Scim" }[base] ?? "";
  return `${method}${owner}${pascal(rest)}`;
}
