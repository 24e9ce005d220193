import { MOST_RESULTS } from "./scim-discovery.ts";
import { badRequest } from "./scim-error.ts";
import { parseFilter, type ScimFilter } from "./scim-filter.ts";

/** A page of a list, as it is asked for. */
export interface ListRequest {
  filter: ScimFilter | null;
  /** From 1. */
  startIndex: number;
  count: number;
}

/** PostgreSQL's own limit for an offset would be a fault of ours. */
const LAST_INDEX = 2_000_000_000;

const first = (value: unknown): string | undefined => {
  const [one] = [value].flat();
  return typeof one === "string" && one !== "" ? one : undefined;
};

function readNumber(name: string, value: unknown, usual: number): number {
  const text = first(value);
  if (text === undefined) return usual;
  if (!/^-?\d{1,18}$/.test(text)) throw badRequest("invalidValue", `${name}には整数を指定してください。`);
  return Number(text);
}

const within = (least: number, most: number, value: number): number => Math.max(least, Math.min(most, value));

/** @throws ScimError invalidFilter, invalidValue */
export function readListRequest(query: Record<string, unknown>): ListRequest {
  const filter = first(query.filter);
  return {
    filter: filter === undefined ? null : parseFilter(filter),
    startIndex: within(1, LAST_INDEX, readNumber("startIndex", query.startIndex, 1)),
    count: within(0, MOST_RESULTS, readNumber("count", query.count, 100)),
  };
}

/** Attributes that stand in every answer. */
const ALWAYS = new Set(["schemas", "id"]);

const names = (value: unknown): Set<string> | null => {
  const text = first(value);
  return text === undefined
    ? null
    : new Set(
        text
          .toLowerCase()
          .split(",")
          .map((name) => topOf(name.trim())),
      );
};

/** Whole attributes only: `name.givenName` names `name`. */
const topOf = (name: string): string => name.replace(/^urn:.*:(?=[^:]*$)/, "").split(".", 1)[0] ?? "";

/** A resource with the attributes that the call asks for: `attributes`, or all without `excludedAttributes`. */
export function shown(resource: Record<string, unknown>, query: Record<string, unknown>): Record<string, unknown> {
  const wanted = names(query.attributes);
  const unwanted = names(query.excludedAttributes);
  if ((wanted === null && unwanted === null) || "Resources" in resource) return resource;
  const isShown = (name: string) => {
    const lower = name.toLowerCase();
    return ALWAYS.has(lower) || (wanted ? wanted.has(lower) : !unwanted?.has(lower));
  };
  return Object.fromEntries(Object.entries(resource).filter(([name]) => isShown(name)));
}
