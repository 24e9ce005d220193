import type { FastifyInstance, InjectOptions } from "fastify";
import iconv from "iconv-lite";
import { aMultipart } from "../multipart.ts";
import { COMPANIONS, type SmallWorld } from "./a-small-world.ts";
import type { Place, WalkedCall } from "./openapi-fields.ts";

type Step = string | number;

/** The field that a place lies in, as `data.fieldErrors` names it. */
export const fieldOf = (place: Place): string => (place.kind === "query" ? place.name : String(place.path[0]));

const MARK = "@@hostile@@";

/** A copy of the value with the mark at the end of the path. */
function marked(value: unknown, [step, ...rest]: Step[]): unknown {
  if (step === undefined) return MARK;
  if (typeof step === "number") return [marked(Array.isArray(value) ? value[step] : undefined, rest)];
  const record = value !== null && typeof value === "object" ? { ...value } : {};
  return { ...record, [step]: marked((record as Record<string, unknown>)[step], rest) };
}

/** What a call is asked with. */
export interface WalkedRequest {
  query: Record<string, string>;
  body: Record<string, unknown>;
}

/** Files are UTF-8, but for templates of mails. */
const encoded = ({ path }: WalkedCall, file: string): Buffer =>
  path === "/api/v1/mail_template_file" ? iconv.encode(file, "cp932") : Buffer.from(file);

const METHODS = ["GET", "POST", "PUT", "DELETE"];

/** Reads before changes, so that nothing that is read is gone; what operators change last; the rest by name. */
export const inTurn = (calls: WalkedCall[]): WalkedCall[] =>
  calls.toSorted(
    (a, b) =>
      METHODS.indexOf(a.method) - METHODS.indexOf(b.method) ||
      Number(a.path.startsWith("/admin")) - Number(b.path.startsWith("/admin")) ||
      (a.path < b.path ? -1 : 1),
  );

/** Makes requests that are right but for one field. */
export class Walker {
  private requests = 0;

  constructor(
    private readonly app: FastifyInstance,
    private readonly world: SmallWorld,
  ) {}

  /** @param value JSON in a body, text elsewhere */
  ask(call: WalkedCall, place: Place, value: string) {
    const headers = { cookie: call.path.startsWith("/admin") ? this.world.operatorCookie : this.world.userCookie };
    const url = `${call.path.replace("{ticket}", "x")}?${this.queryWith(call, place, value)}`;
    const request: InjectOptions = { method: call.method, url, headers, remoteAddress: this.nextAddress() };
    if (place.kind === "query") return this.app.inject(request);
    if (call.isUpload) {
      const form = aMultipart({ name: "a.csv", bytes: Buffer.from("題,本文\r\n") }, { [fieldOf(place)]: value });
      return this.app.inject({ ...request, payload: form.payload, headers: { ...headers, ...form.headers } });
    }
    const payload = this.bodyWith(call, place.path, value);
    return this.app.inject({ ...request, payload, headers: { ...headers, "content-type": "application/json" } });
  }

  /** As right as the samples allow, with what the call must have and nothing else, or with every field that has a sample. */
  askRightly(call: WalkedCall, isWhole = false) {
    return this.send(call, this.rightly(call, isWhole));
  }

  /** What `askRightly` sends. */
  rightly(call: WalkedCall, isWhole = false): WalkedRequest {
    const companions = COMPANIONS[`${call.method} ${call.path}`] ?? [];
    const named = call.places.flatMap((place) => (isWhole ? fieldOf(place) : []));
    const isQuery = (field: string) => call.places.some((each) => each.kind === "query" && each.name === field);
    const wanted = [...new Set([...call.required.body, ...call.required.query, ...companions, ...named])];
    const inQuery = this.samples(call, wanted.filter(isQuery)).map(([name, each]) => [name, String(each)]);
    const inBody = this.samples(
      call,
      wanted.filter((field) => !isQuery(field)),
    );
    return { query: Object.fromEntries(inQuery), body: Object.fromEntries(inBody) };
  }

  send(call: WalkedCall, { query, body }: WalkedRequest) {
    const headers = { cookie: call.path.startsWith("/admin") ? this.world.operatorCookie : this.world.userCookie };
    const { ticket = "x", ...parameters } = query;
    const url = `${call.path.replace("{ticket}", ticket)}?${new URLSearchParams(parameters)}`;
    const request: InjectOptions = { method: call.method, url, headers, remoteAddress: this.nextAddress() };
    if (call.method === "GET") return this.app.inject(request);
    if (!call.isUpload) return this.app.inject({ ...request, payload: body });
    const { file = "題,本文\r\n", ...fields } = body;
    const texts = Object.fromEntries(Object.entries(fields).map(([name, each]) => [name, String(each)]));
    const form = aMultipart({ name: "a.csv", bytes: encoded(call, String(file)) }, texts);
    return this.app.inject({ ...request, payload: form.payload, headers: { ...headers, ...form.headers } });
  }

  /** Each request from an address of its own, so that no limit of calls is met. */
  private nextAddress(): string {
    this.requests += 1;
    return `10.${this.requests >> 16}.${(this.requests >> 8) & 255}.${this.requests & 255}`;
  }

  private samples(call: WalkedCall, fields: readonly string[]): [string, unknown][] {
    const { samples } = this.world;
    return fields.flatMap((field): [string, unknown][] => {
      const own = `${call.method} ${call.path} ${field}`;
      const value = own in samples ? samples[own] : samples[field];
      return value === undefined ? [] : [[field, value]];
    });
  }

  /** Fields that the call must have when this one is walked. */
  private companions(call: WalkedCall, field: string): readonly string[] {
    const name = `${call.method} ${call.path}`;
    return COMPANIONS[`${name} ${field}`] ?? COMPANIONS[name] ?? COMPANIONS[field] ?? [];
  }

  private queryWith(call: WalkedCall, place: Place, value: string): URLSearchParams {
    const also = place.kind === "query" ? this.companions(call, place.name) : [];
    const query = new Map(this.samples(call, [...call.required.query, ...also]));
    if (place.kind === "query") query.set(place.name, value);
    return new URLSearchParams([...query].map(([name, each]) => [name, String(each)]));
  }

  private bodyWith(call: WalkedCall, [top = "", ...inner]: Step[], json: string): string {
    const field = String(top);
    const fields = [...call.required.body, ...this.companions(call, field), field];
    const body = Object.fromEntries(this.samples(call, fields));
    return JSON.stringify({ ...body, [field]: marked(body[field], inner) }).replace(`"${MARK}"`, () => json);
  }
}
