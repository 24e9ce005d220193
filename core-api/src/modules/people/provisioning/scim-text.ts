import { badRequest, type ScimType } from "./scim-error.ts";

/** Longer than any attribute that a provider has a reason to send. */
const LONGEST = 255;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object" && !Array.isArray(value);

/** A JSON object of a provider. @throws ScimError */
export function demandRecord(value: unknown, what: string, scimType: ScimType = "invalidSyntax") {
  if (!isRecord(value)) throw badRequest(scimType, `${what}はJSONオブジェクトで指定してください。`);
  return value;
}

export { isRecord };

/** A field of an object under its name in whatever case. */
export function fieldOf(record: Record<string, unknown>, name: string): unknown {
  const key = Object.keys(record).find((each) => each.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : record[key];
}

/** A text that can be stored; null where the provider takes it away. @throws ScimError naming the attribute */
export function readText(attribute: string, value: unknown): string | null {
  if (value === null || value === undefined || value === "") return null;
  const fault = typeof value === "string" ? textFault(value) : "文字列で指定してください。";
  if (fault !== null) throw badRequest("invalidValue", `${attribute}: ${fault}`);
  return String(value);
}

export function textFault(value: string): string | null {
  if (value.includes("\u0000") || !value.isWellFormed()) return "使用できない文字が含まれています。";
  return value.length > LONGEST ? `${LONGEST}文字以下で指定してください。` : null;
}

/** A boolean; Entra ID sends "True" and "False". @throws ScimError naming the attribute */
export function readFlag(attribute: string, value: unknown): boolean {
  const text = typeof value === "string" ? value.toLowerCase() : value;
  if (text === true || text === "true") return true;
  if (text === false || text === "false") return false;
  throw badRequest("invalidValue", `${attribute}: trueまたはfalseを指定してください。`);
}
