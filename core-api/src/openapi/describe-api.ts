import { USER_COOKIE } from "@kirinuki/schema/edge.ts";
import { TOKEN_SCOPE_LABELS, TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import { OPERATOR_COOKIE } from "../http/cookies.ts";
import type { RouteRecord } from "../http/route.ts";
import { allErrors } from "./all-errors.ts";
import { type OpenApi, type Operation, operationIdOf, operationsOf, type Schema } from "./document.ts";
import { addExamples } from "./examples.ts";
import { describedInEnglish, isLabel } from "./field-words.ts";
import { inferTypes } from "./infer-types.ts";
import { nameShapes } from "./name-shapes.ts";

/** The parts of the API, each with what it is for. */
const TAGS: Record<string, string> = {
  ...Object.fromEntries(
    TOKEN_SCOPES.map((scope) => [scope, `${TOKEN_SCOPE_LABELS[scope]}. Tokens need the scope \`${scope}\`.`]),
  ),
  people:
    "ログインとアカウント. Sign-in, passwords, second factors and the tokens themselves; no token may make these calls.",
  operator: "運用担当者. Calls of Kirinuki's operators.",
};

const SECURITY_SCHEMES = {
  session: {
    type: "apiKey",
    in: "cookie",
    name: USER_COOKIE,
    description: "Set by POST /api/v1/login. Over https its name begins with __Host-.",
  },
  token: {
    type: "http",
    scheme: "bearer",
    description: "An API token (POST /api/v1/api_tokens). Each call names the scope that it needs.",
  },
  operatorSession: {
    type: "apiKey",
    in: "cookie",
    name: OPERATOR_COOKIE,
    description: "Set by POST /admin/api/v1/login.",
  },
};

const coded = (http: number) => allErrors.filter((each) => each.http === http);

/** A description of the errors of a status, each with its code. */
const listed = (http: number): string =>
  coded(http)
    .map(({ msgCode, msgDetail }) => `- \`${msgCode}\` ${msgDetail}`)
    .join("\n");

const RESULT: Schema = {
  type: "object",
  required: ["status", "msgCode", "msgDetail"],
  properties: {
    status: { type: "integer", enum: [0, 1], description: "0: success; 1: a refusal, whose `data` may lack fields" },
    msgCode: {
      type: "string",
      description: "Code of the refusal, listed in docs/message-ids.md; empty after success",
    },
    msgDetail: { type: "string", description: "The refusal as a Japanese sentence for users" },
    ignored: {
      type: "array",
      items: { type: "string" },
      description: "Fields of the body that the call does not know",
    },
  },
};

/** What generators and readers need beside what the routes say of themselves: names, parts, rights, errors, words. */
export function describeApi(document: OpenApi, records: readonly RouteRecord[]): OpenApi {
  inferTypes([document.paths, document.components]);
  const byCall = new Map(
    records.map((record) => [`${record.method.toLowerCase()} ${record.path.replace(/:(\w+)/g, "{$1}")}`, record]),
  );
  for (const [method, path, operation] of operationsOf(document)) {
    const record = byCall.get(`${method} ${path}`);
    if (!record) throw new Error(`${method} ${path} has no record`);
    operation.operationId = operationIdOf(method, path);
    operation.tags = [tagOf(record)];
    operation.security = securityOf(record);
    describeParameters(operation);
    describeSuccess(operation);
    if (record.allow === "Public") for (const status of ["401", "403"]) delete operation.responses?.[status];
  }
  nameShapes(document);
  describeFields(document);
  describeFailures(document);
  addExamples(document);
  return {
    openapi: document.openapi,
    info: {
      ...document.info,
      title: "Kirinuki",
      license: { name: "MIT", identifier: "MIT" },
      description:
        "News monitoring and article delivery. docs/integration.md tells how to begin, the conventions, message ids, and what may change.",
    },
    servers: [{ url: "/", description: "The address of the product serves both screens and API calls" }],
    tags: Object.entries(TAGS).map(([name, description]) => ({ name, description })),
    paths: document.paths,
    components: { ...document.components, securitySchemes: SECURITY_SCHEMES },
  };
}

function tagOf({ path, tokenScope }: RouteRecord): string {
  if (path.startsWith("/admin/")) return "operator";
  return tokenScope ?? "people";
}

/** Public calls need nothing; of a customer's, a token with its scope will do. */
function securityOf({ allow, path, tokenScope }: RouteRecord): object[] {
  if (allow === "Public") return [];
  if (path.startsWith("/admin/")) return [{ operatorSession: [] }];
  return [{ session: [] }, ...(tokenScope ? [{ token: [tokenScope] }] : [])];
}

function describeParameters({ parameters = [] }: Operation): void {
  for (const parameter of parameters) {
    const { description, deprecated, ...schema } = parameter.schema ?? {};
    parameter.schema = schema;
    if (deprecated === true) parameter.deprecated = true;
    parameter.description = describedInEnglish(parameter.name, parameter.description ?? description) ?? parameter.name;
  }
}

/** A file may be refused, which is JSON; every other answer is the envelope. */
function describeSuccess({ responses = {} }: Operation): void {
  const success = responses["200"];
  if (!success) return;
  success.description = "`result.status` 0: done; 1: refused, `result.msgCode` says why";
  for (const { schema } of Object.values(success.content ?? {}))
    if (schema?.properties?.result) schema.properties.result = { $ref: "#/components/schemas/Result" };
  const isFile = success.content && !("application/json" in success.content);
  if (!isFile) return;
  success.description = "The file; a refusal comes as JSON, `result.msgCode` says why";
  success.content = { ...success.content, "application/json": { schema: { $ref: "#/components/schemas/Failure" } } };
}

function describeFields({ components: { schemas } }: OpenApi): void {
  for (const { properties = {} } of Object.values(schemas))
    for (const [name, schema] of Object.entries(properties)) {
      const words = describedInEnglish(name, schema.description);
      if (words !== undefined) schema.description = words;
      // The list has the label already.
      if (schema.items?.description !== undefined && isLabel(schema.items.description)) delete schema.items.description;
    }
}

/** Each status with the codes that it comes with. */
function describeFailures({ components }: OpenApi): void {
  const { schemas, responses } = components;
  schemas.Result = RESULT;
  for (const [status, response] of Object.entries(responses) as [string, { description: string; content: object }][]) {
    const codes = coded(Number(status)).map(({ msgCode }) => msgCode);
    if (codes.length === 0) continue;
    schemas[`Failure${status}`] = {
      allOf: [
        { $ref: "#/components/schemas/Failure" },
        {
          type: "object",
          properties: { result: { type: "object", properties: { msgCode: { type: "string", enum: codes } } } },
        },
      ],
    };
    response.description = `${response.description}\n\n${listed(Number(status))}`;
    response.content = { "application/json": { schema: { $ref: `#/components/schemas/Failure${status}` } } };
  }
}
