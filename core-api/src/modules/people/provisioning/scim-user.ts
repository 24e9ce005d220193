import { fittingName } from "../user/made-up-user.ts";
import { badRequest } from "./scim-error.ts";
import type { ScimFilter, ScimPath } from "./scim-filter.ts";
import { attributesOf, type ScimOperation } from "./scim-patch.ts";
import { demandRecord, fieldOf, isRecord, readFlag, readText } from "./scim-text.ts";

export const USER_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:User";

/** What of a provider's user is kept here; everything else that it sends is passed over, and never stored. */
export interface ScimUserState {
  userName: string | null;
  externalId: string | null;
  displayName: string | null;
  formatted: string | null;
  familyName: string | null;
  givenName: string | null;
  email: string | null;
  active: boolean;
}

const NOBODY: ScimUserState = {
  ...{ userName: null, externalId: null, displayName: null, email: null },
  ...{ formatted: null, familyName: null, givenName: null, active: true },
};

/** A user as POST and PUT send him. @param before of a PUT: what stands where it says nothing of `active` or the address */
export function readUserState(body: unknown, before: Pick<ScimUserState, "active" | "email"> | null): ScimUserState {
  const state = { ...NOBODY, ...before };
  for (const [path, value] of attributesOf(demandRecord(body, "本文"))) assign(state, path, value);
  return state;
}

/** @throws ScimError invalidValue */
export function patchUserState(before: ScimUserState, operations: readonly ScimOperation[]): ScimUserState {
  const state = { ...before };
  for (const { op, path, value } of operations) assign(state, path, op === "remove" ? null : value);
  return state;
}

const NAME_PARTS = { formatted: "formatted", familyname: "familyName", givenname: "givenName" } as const;
const isNamePart = (name: string): name is keyof typeof NAME_PARTS => Object.hasOwn(NAME_PARTS, name);

function assign(state: ScimUserState, path: ScimPath, value: unknown): void {
  const { attribute, sub, filter } = path;
  if (attribute === "username") state.userName = readText("userName", value);
  else if (attribute === "externalid") state.externalId = readText("externalId", value);
  else if (attribute === "displayname") state.displayName = readText("displayName", value);
  else if (attribute === "active") state.active = readFlag("active", value);
  else if (attribute === "name") assignName(state, sub, value);
  else if (attribute === "emails" && isOfWork(filter) && (sub === null || sub === "value"))
    state.email = sub === null && filter === null ? addressOf(value) : addressIn(value);
}

function assignName(state: ScimUserState, sub: string | null, value: unknown): void {
  if (sub !== null) {
    if (isNamePart(sub)) state[NAME_PARTS[sub]] = readText(`name.${NAME_PARTS[sub]}`, value);
    return;
  }
  const parts = value === null ? { formatted: null, familyName: null, givenName: null } : demandRecord(value, "name");
  for (const [name, each] of Object.entries(parts)) assignName(state, name.toLowerCase(), each);
}

/** One address is kept: that of work. */
function isOfWork(filter: ScimFilter | null): boolean {
  if (filter === null) return true;
  if (filter.kind !== "eq") return filter.sides.every(isOfWork);
  const { attribute } = filter.path;
  if (attribute === "type") return String(filter.value).toLowerCase() === "work";
  return attribute !== "primary" || String(filter.value).toLowerCase() === "true";
}

/** `emails` as a list; the primary one, else that of work, else the first. */
function addressOf(value: unknown): string | null {
  if (value === null) return null;
  const given = Array.isArray(value) ? value : [value];
  const list = given.map((each) => (isRecord(each) ? each : { value: each }));
  const chosen =
    list.find((each) => String(fieldOf(each, "primary")).toLowerCase() === "true") ??
    list.find((each) => String(fieldOf(each, "type")).toLowerCase() === "work") ??
    list[0];
  return readText("emails", chosen ? fieldOf(chosen, "value") : null);
}

/** One address, as a text or as an element of the list. */
const addressIn = (value: unknown): string | null =>
  isRecord(value) || Array.isArray(value) ? addressOf(value) : readText("emails", value);

/** @throws ScimError invalidValue */
export function demandUserName({ userName }: ScimUserState): string {
  if (userName === null) throw badRequest("invalidValue", "userName: 指定してください。");
  return userName;
}

/** The one whom nobody has given an address is reached at his name, where it is one; whether it is, the form of users says. */
export const addressFor = (state: ScimUserState): string => state.email ?? state.userName ?? "";

/** The name on our screens, in the length that they allow. */
export function nameFor(state: Omit<ScimUserState, "userName" | "active">, address: string): string {
  const parts = [state.familyName, state.givenName].filter((part) => part !== null).join(" ");
  return fittingName(state.displayName ?? state.formatted ?? (parts || null), address);
}
