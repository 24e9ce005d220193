/** A JSON value of the file. */
type Node = Record<string, unknown>;

interface Document {
  paths: Record<string, Record<string, unknown>>;
  components: Record<string, Record<string, unknown>>;
  [other: string]: unknown;
}

const REFERENCE = /"#\/components\/(\w+)\/([^"]+)"/g;
const isNode = (value: unknown): value is Node => value !== null && typeof value === "object" && !Array.isArray(value);

const isNull = (choice: unknown): boolean => choice === "null" || (isNode(choice) && choice.type === "null");

/** Takes null out of a schema's types and choices. @returns whether it was there */
function withoutNull(schema: Node): boolean {
  const { type, anyOf } = schema;
  if (Array.isArray(type)) schema.type = type.find((each) => !isNull(each));
  if (Array.isArray(anyOf)) {
    const [only, ...others] = anyOf.filter((choice) => !isNull(choice));
    delete schema.anyOf;
    // Of several shapes those generators make a name without a class: the value stays as it came.
    if (others.length === 0) Object.assign(schema, isNode(only) && "$ref" in only ? { allOf: [only] } : only);
  }
  return [type, anyOf].some((choices) => Array.isArray(choices) && choices.some(isNull));
}

/** What 3.1 says by a type "null" or a media type, as 3.0 says it. */
function downgraded(value: unknown, saysNull: boolean): unknown {
  if (Array.isArray(value)) return value.map((inner) => downgraded(inner, saysNull));
  if (!isNode(value)) return value;
  if ("contentMediaType" in value) return { type: "string", format: "binary" };
  const schema: Node = Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [name, downgraded(inner, saysNull)]),
  );
  if (!withoutNull(schema) || !saysNull) return schema;
  // The client for Python compares null with the values of a list.
  const { enum: _, ...items } = (schema.items ?? {}) as Node;
  return { ...schema, ...("items" in schema && { items }), nullable: true };
}

/**
 * Some calls of the OpenAPI file, with the components that they name, as OpenAPI 3.0: for generators that know no 3.1.
 * @param calls [path, method]
 * @param saysNull whether fields say that they may be null: clients for Python refuse it otherwise, those for Java need a package of Maven then
 */
export function openApi30(text: string, calls: readonly (readonly [string, string])[], saysNull: boolean): object {
  const { paths: all, components, info, ...document }: Document = JSON.parse(text);
  const paths: Document["paths"] = {};
  for (const [path, method] of calls) paths[path] = { ...paths[path], [method]: all[path]?.[method] };
  const named = new Map<string, unknown>();
  const pending = [JSON.stringify(paths)];
  for (let part = pending.pop(); part !== undefined; part = pending.pop())
    for (const [, kind = "", name = ""] of part.matchAll(REFERENCE)) {
      if (named.has(`${kind}/${name}`)) continue;
      named.set(`${kind}/${name}`, components[kind]?.[name]);
      pending.push(JSON.stringify(components[kind]?.[name]));
    }
  const kept = Object.entries(components).map(([kind, each]) => [
    kind,
    Object.fromEntries(
      Object.entries(each).filter(([name]) => kind === "securitySchemes" || named.has(`${kind}/${name}`)),
    ),
  ]);
  const { license: _, ...told } = info as Node;
  const parts = downgraded({ paths, components: Object.fromEntries(kept) }, saysNull) as Node;
  return { ...document, ...parts, info: told, openapi: "3.0.3" };
}
