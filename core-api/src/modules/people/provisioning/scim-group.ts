import type { ScimFilter, ScimPath } from "./scim-filter.ts";
import { attributesOf, type ScimOperation } from "./scim-patch.ts";
import { demandRecord, fieldOf, isRecord, readText } from "./scim-text.ts";

export const GROUP_SCHEMA = "urn:ietf:params:scim:schemas:core:2.0:Group";

/** What of a provider's group is kept here. */
export interface ScimGroupState {
  displayName: string | null;
  externalId: string | null;
  /** Ids of users. */
  members: ReadonlySet<string>;
}

/** A group as POST and PUT send it. */
export function readGroupState(body: unknown): ScimGroupState {
  const state: ScimGroupState = { displayName: null, externalId: null, members: new Set() };
  for (const [path, value] of attributesOf(demandRecord(body, "本文"))) assign(state, { op: "replace", path, value });
  return state;
}

/** @throws ScimError invalidValue */
export function patchGroupState(before: ScimGroupState, operations: readonly ScimOperation[]): ScimGroupState {
  const state = { ...before };
  for (const operation of operations) assign(state, operation);
  return state;
}

function assign(state: ScimGroupState, operation: ScimOperation): void {
  const { op, path, value } = operation;
  const text = op === "remove" ? null : value;
  if (path.attribute === "displayname") state.displayName = readText("displayName", text);
  else if (path.attribute === "externalid") state.externalId = readText("externalId", text);
  else if (path.attribute === "members") state.members = membersAfter(state.members, operation);
}

/** Entra ID names whom it removes by a list as `value`, others by a filter in the path; without either, all are removed. */
function membersAfter(before: ReadonlySet<string>, { op, path, value }: ScimOperation): ReadonlySet<string> {
  const named = new Set(path.filter ? idsOf(path.filter) : idsIn(value));
  if (op === "add") return new Set([...before, ...named]);
  if (op === "replace") return path.filter ? before : named;
  return path.filter || isGiven(value) ? new Set(without(before, named)) : new Set();
}

const isGiven = (value: unknown): boolean => value !== undefined && value !== null;

/** Those of the one that are not in the other. */
export const without = (some: ReadonlySet<string>, others: ReadonlySet<string>): string[] =>
  [...some].filter((each) => !others.has(each));

function idsOf(filter: ScimFilter): string[] {
  if (filter.kind !== "eq") return filter.sides.flatMap(idsOf);
  return isValue(filter.path) && typeof filter.value === "string" ? [filter.value] : [];
}

const isValue = ({ attribute, sub }: ScimPath): boolean => attribute === "value" && sub === null;

/** Members as objects with a `value`, or as plain ids. @throws ScimError invalidValue */
function idsIn(value: unknown): string[] {
  const list = isGiven(value) ? [value].flat() : [];
  return list.flatMap((each) => readText("members", isRecord(each) ? fieldOf(each, "value") : each) ?? []);
}
