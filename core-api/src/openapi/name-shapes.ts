import { type OpenApi, operationIdOf, operationsOf, pascal, type Schema } from "./document.ts";

interface Found {
  schema: Schema;
  /** What it may be called, the best first. */
  names: string[];
}

/** The same for two schemas that describe the same, whatever the order of their keys. */
const fingerprint = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === "object" && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );

/** A shape of its own: an object with fields. */
const isShape = ({ type, properties }: Schema): boolean =>
  [type].flat().includes("object") && properties !== undefined && Object.keys(properties).length > 0;
const mayBeNull = ({ type }: Schema): boolean => [type].flat().includes("null");

/** Names all shapes, the innermost first, so that the outer ones hold references; each name once, the same after every run. */
export function nameShapes(document: OpenApi): void {
  const { schemas } = document.components;
  const byShape = new Map<string, string>();

  const name = ({ schema, names }: Found): Schema => {
    const shape = fingerprint(schema);
    const known = byShape.get(shape);
    const free = known ?? names.find((each) => !(each in schemas)) ?? numbered(names.at(-1) ?? "Shape", schemas);
    byShape.set(shape, free);
    schemas[free] = schema;
    return { $ref: `#/components/schemas/${free}` };
  };

  const walk = (schema: Schema, names: string[]): Schema => {
    const within = (key: string, inner: Schema) => walk(inner, [pascal(key), `${names.at(-1)}${pascal(key)}`]);
    if (schema.properties)
      schema.properties = Object.fromEntries(
        Object.entries(schema.properties).map(([key, inner]) => [key, within(key, inner)]),
      );
    if (schema.items) schema.items = walk(schema.items, names);
    for (const list of ["anyOf", "allOf"] as const) {
      const inner = schema[list];
      if (inner)
        schema[list] = inner.map((each, nth) =>
          walk(
            each,
            names.map((one) => `${one}${nth + 1}`),
          ),
        );
    }
    if (!isShape(schema)) return schema;
    const { description, ...shape } = schema;
    const component = name({ schema: { ...shape, type: "object" }, names });
    const named: Schema = mayBeNull(schema) ? { anyOf: [component, { type: "null" }] } : component;
    return description === undefined ? named : { ...named, description };
  };

  for (const [method, path, operation] of operationsOf(document)) {
    const id = pascal(operation.operationId ?? operationIdOf(method, path));
    for (const content of Object.values(operation.requestBody?.content ?? {}))
      if (content.schema) content.schema = walk(content.schema, [`${id}Body`]);
    for (const content of Object.values(operation.responses?.["200"]?.content ?? {})) {
      const { properties } = content.schema ?? {};
      if (!content.schema || !properties?.data) continue;
      properties.data = walk(properties.data, [`${id}Data`]);
      content.schema = walk(content.schema, [`${id}Answer`]);
    }
  }
}

function numbered(name: string, taken: object): string {
  for (let nth = 2; ; nth += 1) if (!(`${name}${nth}` in taken)) return `${name}${nth}`;
}
