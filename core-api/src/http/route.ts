import { createHash } from "node:crypto";
import { type OperatorRole, reaches } from "@kirinuki/schema/operator-roles.ts";
import type { TokenScope } from "@kirinuki/schema/token-scopes.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { type Static, type TSchema, Type } from "typebox";
import type { Actor, Role } from "../access/actor.ts";
import type { Access, Transaction } from "../db/tenant.ts";
import { AppError } from "../errors/app-error.ts";
import { envelopeSchema, Refusal, success } from "./envelope.ts";
import { formSchema } from "./form-schema.ts";
import type { Gate, UserSession } from "./gate.ts";
import { type RequestMemory, runIdempotently } from "./idempotency.ts";
import { readQuery } from "./query.ts";
import { limitsOf, type OfficeRate } from "./rate-limit.ts";
import { Sent } from "./sent.ts";
import { demandScope } from "./token-scope.ts";
import { readUpload, type UploadedFile } from "./upload.ts";
import { type FormClass, unknownFields, validateForm } from "./validate.ts";

/** Who may call: anybody, the roles of a customer, or operators of a role and those above it (api.md column "who"). */
export type Allow = "Public" | OperatorRole | readonly Role[];

declare module "fastify" {
  interface FastifyContextConfig {
    allow?: Allow;
    opensSession?: boolean;
    /** The body is a multipart form. */
    uploads?: boolean;
  }
}

export const ANY_USER: readonly Role[] = ["User", "TopicUser", "Admin"];
export const TOPIC_USERS: readonly Role[] = ["TopicUser", "Admin"];
export const ADMINS: readonly Role[] = ["Admin"];

/** What a handler gets, which depends on who may call: a public route has no transaction, an operator's has no contract. */
export interface Call<Query, Body> {
  query: Query;
  body: Body;
  request: FastifyRequest;
  reply: FastifyReply;
  /** Of a route that takes an upload; null where the call brought none. */
  file: UploadedFile | null;
}
export interface UserCall<Query, Body> extends Call<Query, Body> {
  actor: Actor;
  tx: Transaction;
}
/**
 * A call with long work between its transactions, such as merging files: it opens them itself, so that no database connection
 * waits for the work. `idempotently` runs the act that changes something, under the caller's Idempotency-Key.
 */
export interface StepsCall<Query, Body> extends Call<Query, Body> {
  actor: Actor;
  run: UserSession["run"];
  idempotently<Result>(act: (tx: Transaction, actor: Actor) => Promise<Result>): Promise<Result>;
}
export interface OperatorCall<Query, Body> extends Call<Query, Body> {
  operatorId: string;
  operatorRole: OperatorRole;
  tx: Transaction;
}

interface RouteBase<Query extends object, Body extends object, Data extends TSchema> {
  method: "GET" | "POST" | "PUT" | "DELETE";
  /** Path below the base, as api.md spells it. */
  path: string;
  summary: string;
  query?: FormClass<Query>;
  body?: FormClass<Body>;
  /** Turns what callers send into what the form reads, where the wire has another shape. */
  shapeBody?(sent: unknown): unknown;
  /** The call is a multipart form with one file of at most so many bytes; its other parts are the body's fields. */
  uploadBytes?: number;
  /** Schema of `data`; what it does not name is not sent. */
  data: Data;
  /** Media type of the file that the call answers with instead of `data`. */
  produces?: string;
  /** Requests a minute from one place, where it differs from the server's limit. */
  rateLimit?: number | OfficeRate;
  /** The answer holds a secret: under an Idempotency-Key it is kept sealed. */
  answersSecret?: true;
  /** What a token of an integration must be for, where it is not what the router's other calls need; null: no token may. */
  tokenScope?: TokenScope | null;
  /** A GET that signs in: other sites' pages may not call it (http/same-origin.ts). */
  opensSession?: true;
}

type Answer<Data extends TSchema> = Static<Data> | Refusal<object> | Sent;

export interface PublicRoute<Q extends object, B extends object, D extends TSchema> extends RouteBase<Q, B, D> {
  allow: "Public";
  run(call: Call<Q, B>): Promise<Answer<D>>;
}
/** A route of customers. In a contract that has ended and can only be read, GET calls go on, and what says so. */
interface ContractRoute<Q extends object, B extends object, D extends TSchema> extends RouteBase<Q, B, D> {
  allow: readonly Role[];
  /** Changes nothing of the contract: it only reads, or keeps what is the caller's own, such as read marks. */
  whileReadOnly?: true;
  /**
   * Open to operators who look at the product as a user, with this access. Without it GET calls are, to read: they change and count
   * nothing, PostgreSQL itself refuses.
   */
  inSupportView?: Access;
  /** Open to a user who has not set up the second factor that the contract demands. */
  beforeSecondFactor?: true;
}
export interface UserRoute<Q extends object, B extends object, D extends TSchema> extends ContractRoute<Q, B, D> {
  run(call: UserCall<Q, B>): Promise<Answer<D>>;
}
export interface StepsRoute<Q extends object, B extends object, D extends TSchema> extends ContractRoute<Q, B, D> {
  run(call: StepsCall<Q, B>): Promise<Answer<D>>;
}
export interface OperatorRoute<Q extends object, B extends object, D extends TSchema> extends RouteBase<Q, B, D> {
  /** The least role; those above it may too. */
  allow: OperatorRole;
  /** Open to an operator who has not set up the authenticator app that his role needs. */
  beforeEnrolment?: true;
  /** Asks with a body and changes nothing: PostgreSQL refuses it a change, as it does a GET. */
  onlyReads?: true;
  run(call: OperatorCall<Q, B>): Promise<Answer<D>>;
}

/**
 * A call of a protocol that is not ours: its bodies, answers and errors have their own shapes, and only an integration's token makes
 * it. It opens its transactions itself.
 */
export interface ProtocolRoute {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  summary: string;
  allow: readonly Role[];
  run(call: { session: UserSession; request: FastifyRequest; reply: FastifyReply }): Promise<FastifyReply>;
  /** Answers a fault in the protocol's terms. */
  refuse(error: FastifyError | AppError, request: FastifyRequest, reply: FastifyReply): FastifyReply;
}

/** One line of the access table: which call is open to whom. */
export interface RouteRecord {
  method: string;
  path: string;
  allow: Allow;
  summary: string;
  /** False: the call only reads. */
  writes: boolean;
  /** Of a customer's call, what an integration's token must be for; null: no token may make it. */
  tokenScope: TokenScope | null;
}

class Nothing {}

const access = (method: string, onlyReads = false): Access => (method === "GET" || onlyReads ? "read" : "write");

/** Registers routes below one base; each names who may call it, or it does not compile. */
export class Router {
  constructor(
    private readonly app: FastifyInstance,
    private readonly base: string,
    private readonly gate: Gate,
    private readonly requestMemory: RequestMemory,
    /** What a token must be for to make these calls; null: they are for people. */
    private readonly tokenScope: TokenScope | null = null,
    readonly records: RouteRecord[] = [],
  ) {}

  /** A router on the same base whose calls are open to tokens of this scope. */
  forTokens(scope: TokenScope): Router {
    const { app, base, gate, requestMemory } = this;
    return new Router(app, base, gate, requestMemory, scope, this.records);
  }

  public<Q extends object = Nothing, B extends object = Nothing, D extends TSchema = TSchema>(
    route: PublicRoute<Q, B, D>,
  ): void {
    this.register(route, async (request, reply) => route.run(await this.call(route, request, reply)));
  }

  user<Q extends object = Nothing, B extends object = Nothing, D extends TSchema = TSchema>(
    route: UserRoute<Q, B, D>,
  ): void {
    this.register(route, async (request, reply) => {
      const session = await this.userOf(request);
      const granted = this.demandAllowed(route, session.actor);
      const call = await this.call(route, request, reply);
      return session.run(granted, (tx, actor) => {
        const act = () => route.run({ ...call, actor, tx });
        return granted === "read"
          ? act()
          : runIdempotently(
              tx,
              { contractId: actor.contractId, actor: actor.userId },
              { request, reply, memory: this.requestMemory, answersSecret: route.answersSecret },
              act,
            );
      });
    });
  }

  steps<Q extends object = Nothing, B extends object = Nothing, D extends TSchema = TSchema>(
    route: StepsRoute<Q, B, D>,
  ): void {
    this.register(route, async (request, reply) => {
      const { actor, run: open } = await this.userOf(request);
      this.demandAllowed(route, actor);
      const run: UserSession["run"] = (access, work) => open(demandReading(actor, access), work);
      const call = await this.call(route, request, reply);
      const owner = { contractId: actor.contractId, actor: actor.userId };
      return route.run({
        ...call,
        actor,
        run,
        idempotently: (act) =>
          run("write", (tx) =>
            runIdempotently(tx, owner, { request, reply, memory: this.requestMemory }, () => act(tx, actor)),
          ),
      });
    });
  }

  operator<Q extends object = Nothing, B extends object = Nothing, D extends TSchema = TSchema>(
    route: OperatorRoute<Q, B, D>,
  ): void {
    this.register(route, async (request, reply) => {
      const session = await this.gate.operator(request);
      request.signedIn = { operator_id: session.operatorId };
      if (!reaches(session.role, route.allow)) throw new AppError("FORBIDDEN");
      if (session.mustEnrol && !route.beforeEnrolment) throw new AppError("AUTHENTICATOR_NEEDED");
      const call = await this.call(route, request, reply);
      const granted = access(route.method, route.onlyReads);
      return session.run(granted, (tx) => {
        const { operatorId, role: operatorRole } = session;
        const act = () => route.run({ ...call, operatorId, operatorRole, tx });
        return granted === "read"
          ? act()
          : runIdempotently(
              tx,
              { operatorId },
              { request, reply, memory: this.requestMemory, answersSecret: route.answersSecret },
              act,
            );
      });
    });
  }

  protocol(route: ProtocolRoute): void {
    const { method, path, allow, summary, refuse } = route;
    const url = `${this.base}${path}`;
    this.records.push({ method, path: url, allow, summary, writes: method !== "GET", tokenScope: this.tokenScope });
    this.app.route({
      method,
      url,
      // It is described by the protocol itself.
      schema: { hide: true },
      config: { allow },
      errorHandler: refuse,
      handler: async (request, reply) => {
        const session = await this.userOf(request);
        if (session.actor.tokenScopes === null) throw new AppError("SIGNED_OUT");
        this.demandAllowed(route, session.actor);
        return route.run({ session, request, reply });
      },
    });
  }

  private async userOf(request: FastifyRequest): Promise<UserSession> {
    const session = await this.gate.user(request);
    const { contractId: contract_id, userId: user_id } = session.actor;
    request.signedIn = { contract_id, user_id };
    return session;
  }

  /** @throws AppError SECOND_FACTOR_NEEDED, FORBIDDEN, TOKEN_SCOPE, CONTRACT_READ_ONLY, SUPPORT_VIEW_READ_ONLY */
  private demandAllowed(route: AskedRoute, actor: Actor): Access {
    const granted = demandAllowed(route, actor);
    demandScope(actor, this.scopeOf(route));
    return granted;
  }

  private scopeOf({ tokenScope }: Pick<AskedRoute, "tokenScope">): TokenScope | null {
    return tokenScope === undefined ? this.tokenScope : tokenScope;
  }

  private async call<Q extends object, B extends object>(
    route: RouteBase<Q, B, TSchema>,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Call<Q, B>> {
    const query = await readQuery(route.query ?? (Nothing as FormClass<Q>), request.query);
    const { file, sent } = await received(route, request);
    const form = route.body ?? (Nothing as FormClass<B>);
    const body = await validateForm(form, sent);
    request.ignoredFields = unknownFields(form, sent);
    return { query, body, request, reply, file };
  }

  private register<Q extends object, B extends object, D extends TSchema>(
    route: RouteBase<Q, B, D> & { allow: Allow; onlyReads?: true },
    handle: (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ): void {
    const { method, path, allow, summary } = route;
    const writes = access(method, route.onlyReads) === "write";
    this.records.push({ method, path: `${this.base}${path}`, allow, summary, writes, tokenScope: this.scopeOf(route) });
    const limits = limitsOf(this.app, route.rateLimit);
    this.app.route({
      method,
      url: `${this.base}${path}`,
      schema: {
        summary,
        tags: [this.base],
        ...(route.query && { querystring: formSchema(route.query) }),
        ...(route.body && route.uploadBytes === undefined && { body: formSchema(route.body) }),
        ...(route.uploadBytes !== undefined && { consumes: ["multipart/form-data"], body: uploadSchema(route.body) }),
        response: { 200: route.produces ? fileSchema(route.produces) : envelopeSchema(route.data) },
      },
      // The form classes validate (http/validate.ts); the schema above only documents.
      validatorCompiler: () => () => true,
      ...limits,
      config: {
        ...limits.config,
        allow,
        opensSession: route.opensSession ?? false,
        uploads: route.uploadBytes !== undefined,
      },
      handler: async (request, reply) => present(await handle(request, reply), reply),
    });
  }
}

interface AskedRoute {
  allow: readonly Role[];
  method: string;
  whileReadOnly?: true;
  inSupportView?: Access;
  beforeSecondFactor?: true;
  tokenScope?: TokenScope | null;
}

/** What the call's transaction may do. @throws AppError SECOND_FACTOR_NEEDED, FORBIDDEN, CONTRACT_READ_ONLY, SUPPORT_VIEW_READ_ONLY */
function demandAllowed(route: AskedRoute, actor: Actor): Access {
  const { allow, method, whileReadOnly, inSupportView, beforeSecondFactor } = route;
  if (actor.mustEnrol && !beforeSecondFactor) throw new AppError("SECOND_FACTOR_NEEDED");
  if (!allow.includes(actor.role)) throw new AppError("FORBIDDEN");
  if (actor.readOnly && method !== "GET" && !whileReadOnly) throw new AppError("CONTRACT_READ_ONLY");
  return actor.supportView && inSupportView ? inSupportView : demandReading(actor, access(method));
}

/** @throws AppError SUPPORT_VIEW_READ_ONLY */
function demandReading({ supportView }: Actor, wanted: Access): Access {
  if (supportView && wanted === "write") throw new AppError("SUPPORT_VIEW_READ_ONLY");
  return wanted;
}

/** The body as the form reads it, and the file beside it. A multipart form's fields are put in the body's place. */
async function received(
  { uploadBytes, shapeBody }: Pick<RouteBase<object, object, TSchema>, "uploadBytes" | "shapeBody">,
  request: FastifyRequest,
): Promise<{ file: UploadedFile | null; sent: unknown }> {
  if (uploadBytes === undefined) {
    if (request.isMultipart()) throw new AppError("UNSUPPORTED_MEDIA_TYPE");
    return { file: null, sent: shapeBody ? shapeBody(request.body) : request.body };
  }
  const { file, fields } = await readUpload(request, uploadBytes);
  const mark = file && createHash("sha256").update(file.name).update(file.bytes).digest("hex");
  // With the file's mark, so that an Idempotency-Key covers all of it.
  request.body = { ...fields, ...(mark !== null && { file_mark: mark }) };
  return { file, sent: fields };
}

const fileSchema = (type: string) => ({
  description: "A file; a refusal is JSON",
  content: { [type]: { schema: { type: "string", format: "binary", contentMediaType: type } } },
});

const uploadSchema = (form?: FormClass) => {
  const fields = form ? formSchema(form) : Type.Object({});
  return Type.Intersect([fields, Type.Object({ file: Type.Unsafe({ type: "string", format: "binary" }) })]);
};

/** Also when the caller has gone: a stream that he left in the middle has not ended, and nothing can be sent in its place. */
const isOnItsWay = ({ sent, raw }: FastifyReply): boolean => sent || raw.headersSent || raw.destroyed;

/** Streams and replies that are already on their way pass; everything else gets the envelope. */
function present(answer: unknown, reply: FastifyReply): unknown {
  if (answer === reply || answer instanceof Sent || isOnItsWay(reply)) return reply;
  const ignored = reply.request.ignoredFields;
  // A refusal may lack fields that success must have, so it is not checked against the success schema.
  if (answer instanceof Refusal)
    return reply.serializer(JSON.stringify).type("application/json; charset=utf-8").send(answer.envelope(ignored));
  return success(answer, ignored);
}
