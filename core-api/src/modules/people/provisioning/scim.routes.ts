import { SCIM_PATH } from "@kirinuki/schema/provisioning.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Transaction } from "../../../db/tenant.ts";
import type { UserSession } from "../../../http/gate.ts";
import { ADMINS, type ProtocolRoute, type Router } from "../../../http/route.ts";
import type { Parts } from "../../parts.ts";
import { clientOf } from "../session/client-info.ts";
import type { Provisioning } from "./provider-call.ts";
import { noteCall } from "./provisioning-call.repository.ts";
import { readListRequest, shown } from "./scim-answer.ts";
import { resourceTypes, schemas, serviceProviderConfig } from "./scim-discovery.ts";
import { notFound } from "./scim-error.ts";
import { listScimGroups, readScimGroup, toScimGroup } from "./scim-group.read-model.ts";
import { changeScimGroup, createScimGroup, removeScimGroup } from "./scim-group.service.ts";
import { patchGroupState, readGroupState } from "./scim-group.ts";
import { readOperations } from "./scim-patch.ts";
import { faultOf, refuseScim, sendScim } from "./scim-reply.ts";
import { listScimUsers, readScimUser, toScimUser } from "./scim-user.read-model.ts";
import { changeScimUser, createScimUser, removeScimUser } from "./scim-user.service.ts";
import { patchUserState, readUserState } from "./scim-user.ts";

interface ScimCall {
  id: string;
  body: unknown;
  query: Record<string, unknown>;
  session: UserSession;
  request: FastifyRequest;
}

/** What a call answers: a resource or a list with its status; none for 204. */
interface ScimAnswer {
  status: number;
  resource?: Record<string, unknown>;
}

type Method = ProtocolRoute["method"];
/** Registers a call; whatever comes of it is noted for who sets the provider up. */
type Register = (
  method: Method,
  path: string,
  summary: string,
  answer: (call: ScimCall) => Promise<ScimAnswer>,
) => void;

/** SCIM 2.0 (RFC 7643, 7644), as far as Entra ID and Okta go (docs/provisioning.md). */
export function scimRoutes(router: Router, parts: Parts): void {
  const register: Register = (method, path, summary, answer) =>
    router.protocol({
      method,
      path,
      summary,
      allow: ADMINS,
      refuse: refuseScim,
      run: ({ session, request, reply }) => answered(parts, { session, request, reply }, answer),
    });
  discoveryRoutes(register, parts);
  userRoutes(register, parts);
  groupRoutes(register, parts);
  for (const method of ["GET", "POST", "PUT", "PATCH", "DELETE"] as const)
    register(method, "/*", "Anything else: 404", async () => {
      throw notFound();
    });
}

async function answered(
  { scope, clock }: Parts,
  { session, request, reply }: { session: UserSession; request: FastifyRequest; reply: FastifyReply },
  answer: (call: ScimCall) => Promise<ScimAnswer>,
): Promise<FastifyReply> {
  const { method, url, id: requestId, params, query, body } = request;
  const note = (status: number, detail: string) =>
    scope.forContract(session.actor.contractId, "write", (tx) =>
      noteCall(tx, session.actor.contractId, clock.now(), {
        method,
        path: url.slice(SCIM_PATH.length),
        status,
        detail,
        requestId,
      }),
    );
  try {
    const call = { id: idOf(params), body, query: query as Record<string, unknown>, session, request };
    const { status, resource } = await answer(call);
    await note(status, "");
    return sendScim(reply, status, resource && shown(resource, call.query));
  } catch (error) {
    const fault = faultOf(error);
    if (fault.status < 500) await note(fault.status, fault.message);
    throw error;
  }
}

function idOf(params: unknown): string {
  const { id } = params as { id?: string };
  // Such an id is nobody's, and PostgreSQL can't be asked for it.
  if (id?.includes("\u0000") || id?.isWellFormed() === false) throw notFound();
  return id ?? "";
}

function discoveryRoutes(register: Register, { config }: Parts): void {
  const base = `${config.publicUrl}${SCIM_PATH}`;
  register("GET", "/ServiceProviderConfig", "What this SCIM server can do", async () => ({
    status: 200,
    resource: serviceProviderConfig(base),
  }));
  for (const [path, summary, list] of [
    ["/ResourceTypes", "Kinds of resources: users and groups", resourceTypes(base)],
    ["/Schemas", "Attributes that are kept of users and groups", schemas(base)],
  ] as const) {
    register("GET", path, summary, async () => ({ status: 200, resource: listOf(list, list.length, 1) }));
    register("GET", `${path}/:id`, `${summary}: one`, async ({ id }) => {
      const resource = list.find((each) => each.id === id);
      if (!resource) throw notFound();
      return { status: 200, resource };
    });
  }
}

const listOf = (resources: readonly object[], total: number, startIndex: number): Record<string, unknown> => ({
  schemas: ["urn:ietf:params:scim:api:messages:2.0:ListResponse"],
  totalResults: total,
  itemsPerPage: resources.length,
  startIndex,
  Resources: resources,
});

const ok = (resource: Record<string, unknown>): ScimAnswer => ({ status: 200, resource });

/** A change, in one transaction of the contract. */
const changing =
  ({ clock, sealedTexts }: Parts) =>
  <Result>({ session, request }: ScimCall, work: (call: Provisioning) => Promise<Result>): Promise<Result> =>
    session.run("write", (tx, actor) =>
      work({
        ...{ tx, actor, sealedTexts, now: clock.now(), client: clientOf(request) },
        ifMatch: request.headers["if-match"] ?? null,
      }),
    );

const reading = <Result>(
  { session }: ScimCall,
  work: (tx: Transaction, contractId: number) => Promise<Result>,
): Promise<Result> => session.run("read", (tx, actor) => work(tx, actor.contractId));

function userRoutes(register: Register, parts: Parts): void {
  const base = `${parts.config.publicUrl}${SCIM_PATH}`;
  const change = changing(parts);

  register("GET", "/Users", "Users, by a filter, paged", async (call) => {
    const wanted = readListRequest(call.query);
    const { rows, total } = await reading(call, (tx, contractId) => listScimUsers(tx, contractId, wanted));
    const resources = rows.map((row) => shown(toScimUser(row, base), call.query));
    return ok(listOf(resources, total, wanted.startIndex));
  });
  register("GET", "/Users/:id", "One user", async (call) => {
    const row = await reading(call, (tx, contractId) => readScimUser(tx, contractId, call.id));
    if (!row) throw notFound();
    return ok(toScimUser(row, base));
  });
  register(
    "POST",
    "/Users",
    "Create a user, in a group whose caps were made zero; 409 for a known userName",
    async (call) => {
      const row = await change(call, (given) => createScimUser(given, readUserState(call.body, null)));
      return { status: 201, resource: toScimUser(row, base) };
    },
  );
  register("PUT", "/Users/:id", "Replace a user; without active he stays as he is", async (call) => {
    const row = await change(call, (given) =>
      changeScimUser(given, call.id, ({ active, email }) => readUserState(call.body, { active, email })),
    );
    return ok(toScimUser(row, base));
  });
  register("PATCH", "/Users/:id", "Change attributes of a user; active false ends his sessions", async (call) => {
    const operations = readOperations(call.body);
    const row = await change(call, (given) =>
      changeScimUser(given, call.id, (before) => patchUserState(before, operations)),
    );
    return ok(toScimUser(row, base));
  });
  register("DELETE", "/Users/:id", "Delete a user; his id rests for 400 days", async (call) => {
    await change(call, (given) => removeScimUser(given, call.id));
    return { status: 204 };
  });
}

function groupRoutes(register: Register, parts: Parts): void {
  const base = `${parts.config.publicUrl}${SCIM_PATH}`;
  const change = changing(parts);

  register("GET", "/Groups", "User groups, by a filter, paged", async (call) => {
    const wanted = readListRequest(call.query);
    const { rows, total } = await reading(call, (tx, contractId) => listScimGroups(tx, contractId, wanted));
    const resources = rows.map((row) => shown(toScimGroup(row, base), call.query));
    return ok(listOf(resources, total, wanted.startIndex));
  });
  register("GET", "/Groups/:id", "One user group", async (call) => {
    const row = await reading(call, (tx, contractId) => readScimGroup(tx, contractId, call.id));
    if (!row) throw notFound();
    return ok(toScimGroup(row, base));
  });
  register("POST", "/Groups", "Create a user group with caps of zero; 409 for a known displayName", async (call) => {
    const row = await change(call, (given) => createScimGroup(given, readGroupState(call.body)));
    return { status: 201, resource: toScimGroup(row, base) };
  });
  register("PUT", "/Groups/:id", "Replace a user group and its members", async (call) => {
    const row = await change(call, (given) => changeScimGroup(given, call.id, () => readGroupState(call.body)));
    return ok(toScimGroup(row, base));
  });
  register("PATCH", "/Groups/:id", "Change a user group's name or members; members are moved", async (call) => {
    const operations = readOperations(call.body);
    await change(call, (given) => changeScimGroup(given, call.id, (before) => patchGroupState(before, operations)));
    return { status: 204 };
  });
  register("DELETE", "/Groups/:id", "Delete a user group; its users go to another of theirs, or wait", async (call) => {
    await change(call, (given) => removeScimGroup(given, call.id));
    return { status: 204 };
  });
}
