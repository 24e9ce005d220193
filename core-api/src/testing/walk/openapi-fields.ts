import type { FastifyInstance } from "fastify";

interface Schema {
  type?: string | string[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  allOf?: Schema[];
}

interface Operation {
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

/** Where a field stands: a parameter, or a path into the body (`article_info`, 0, `article_id`). */
export type Place = { kind: "query"; name: string } | { kind: "body"; path: (string | number)[] };

/** A call of the OpenAPI file with its fields. */
export interface WalkedCall {
  method: "GET" | "POST" | "PUT" | "DELETE";
  path: string;
  isUpload: boolean;
  required: { query: string[]; body: string[] };
  places: Place[];
}

function placesIn(schema: Schema, path: (string | number)[] = []): Place[] {
  const inner = (schema.allOf ?? []).flatMap((each) => placesIn(each, path));
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, each]): Place[] => [
    { kind: "body", path: [...path, name] },
    ...placesIn(each, [...path, name]),
  ]);
  const items = schema.items ? placesIn(schema.items, [...path, 0]) : [];
  return [...inner, ...own, ...items];
}

const requiredIn = (schema: Schema): string[] => [
  ...(schema.required ?? []),
  ...(schema.allOf ?? []).flatMap(requiredIn),
];

function walked(path: string, method: string, { parameters = [], requestBody }: Operation): WalkedCall {
  const [[type, { schema = {} } = {}] = []] = [Object.entries(requestBody?.content ?? {})[0] ?? []];
  const query = parameters.filter((parameter) => parameter.in === "query");
  return {
    method: method.toUpperCase() as WalkedCall["method"],
    path,
    isUpload: type === "multipart/form-data",
    required: {
      query: query.filter(({ required }) => required).map(({ name }) => name),
      body: requiredIn(schema),
    },
    places: [...query.map(({ name }): Place => ({ kind: "query", name })), ...placesIn(schema)],
  };
}

/** Every call that the OpenAPI file of the server names. */
export function walkedCalls(app: FastifyInstance): WalkedCall[] {
  const { paths } = app.swagger() as { paths: Record<string, Record<string, Operation>> };
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => walked(path, method, operation)),
  );
}
