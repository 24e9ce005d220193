import { badRequest, ScimError } from "./scim-error.ts";
import { parsePath, type ScimPath } from "./scim-filter.ts";
import { demandRecord, fieldOf, isRecord } from "./scim-text.ts";

/** One operation of a PATCH on one attribute. */
export interface ScimOperation {
  op: "add" | "replace" | "remove";
  path: ScimPath;
  value: unknown;
}

const MOST_OPERATIONS = 1000;
const OPS = ["add", "replace", "remove"] as const;

/** @throws ScimError invalidSyntax, invalidPath, noTarget */
export function readOperations(body: unknown): ScimOperation[] {
  const list = fieldOf(demandRecord(body, "本文"), "Operations");
  if (!Array.isArray(list) || list.length === 0)
    throw badRequest("invalidSyntax", "Operationsに1つ以上の操作を指定してください。");
  if (list.length > MOST_OPERATIONS) throw badRequest("tooMany", `Operationsは${MOST_OPERATIONS}件までです。`);
  return list.flatMap(readOperation);
}

function readOperation(given: unknown): ScimOperation[] {
  const record = demandRecord(given, "Operationsの操作");
  const named = fieldOf(record, "op");
  const op = OPS.find((each) => typeof named === "string" && each === named.toLowerCase());
  if (op === undefined) throw badRequest("invalidSyntax", "opにはadd、replace、removeのいずれかを指定してください。");
  const target = fieldOf(record, "path");
  const value = fieldOf(record, "value");
  if (target !== undefined && target !== null && target !== "") return [{ op, path: pathOf(target), value }];
  if (op === "remove") throw badRequest("noTarget", "removeにはpathを指定してください。");
  if (!isRecord(value)) throw badRequest("invalidValue", "pathのない操作のvalueはJSONオブジェクトで指定してください。");
  return attributesOf(value).map(([path, each]) => ({ op, path, value: each }));
}

/** The attributes of a resource, or of an operation without a path: their names may be paths. What is none is not ours, and passed over. */
export function attributesOf(record: Record<string, unknown>): [ScimPath, unknown][] {
  return Object.entries(record).flatMap(([name, value]) => {
    const path = pathOrNull(name);
    return path === null ? [] : [[path, value] as [ScimPath, unknown]];
  });
}

function pathOrNull(name: string): ScimPath | null {
  try {
    return parsePath(name);
  } catch (error) {
    if (error instanceof ScimError) return null;
    throw error;
  }
}

function pathOf(target: unknown): ScimPath {
  if (typeof target !== "string") throw badRequest("invalidPath", "pathは文字列で指定してください。");
  const path = pathOrNull(target);
  if (path === null) throw badRequest("invalidPath", `path「${target.slice(0, 100)}」を読み取れません。`);
  return path;
}
