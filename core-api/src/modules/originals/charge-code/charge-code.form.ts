import { MOST_CHARGE_CODES } from "@kirinuki/schema/contract-settings.ts";
import { chargeCodeText as text } from "@kirinuki/schema/messages.ts";
import { Transform } from "class-transformer";
import { ValidateBy, type ValidationArguments } from "class-validator";
import type { ChargeCode } from "./charge-code.repository.ts";
import { chargeCodeFault, tidyCode } from "./charge-code.ts";

const isCode = (given: unknown): given is ChargeCode =>
  given !== null &&
  typeof given === "object" &&
  typeof (given as ChargeCode).charge_code === "string" &&
  ["string", "undefined"].includes(typeof (given as ChargeCode).charge_name);

const MOST_NAME_LENGTH = 100;

function faultOfLine({ charge_code, charge_name }: ChargeCode): string | null {
  if (charge_code === "") return `${text.label}を入力してください。`;
  if (charge_name.length > MOST_NAME_LENGTH) return `名称は${MOST_NAME_LENGTH}文字以内で入力してください。`;
  return chargeCodeFault(charge_code) ?? (/\p{Cc}/u.test(charge_name) ? "名称に使えない文字が含まれています。" : null);
}

/** The first line at fault. */
function faultOf(value: unknown): string | null {
  if (!Array.isArray(value) || !value.every(isCode)) return `${text.label}は一覧で指定してください。`;
  if (value.length > MOST_CHARGE_CODES) return text.tooMany(MOST_CHARGE_CODES);
  const seen = new Set<string>();
  for (const [at, line] of value.entries()) {
    const fault = faultOfLine(line) ?? (seen.has(line.charge_code) ? text.twice(line.charge_code) : null);
    if (fault !== null) return text.inLine(at + 1, fault);
    seen.add(line.charge_code);
  }
  return null;
}

const tidied = (value: unknown): unknown =>
  Array.isArray(value) && value.every(isCode)
    ? value.map(({ charge_code, charge_name }) => ({
        charge_code: tidyCode(charge_code),
        charge_name: tidyCode(charge_name ?? ""),
      }))
    : value;

const itemSchema = {
  type: "object",
  required: ["charge_code"],
  properties: { charge_code: { type: "string" }, charge_name: { type: "string" } },
};

/** PUT /charge_codes: the whole list, in place of the one before. */
export class ChargeCodesForm {
  @Transform(({ value }) => tidied(value), { toClassOnly: true })
  @ValidateBy(
    { name: "areChargeCodes", validator: { validate: (value) => faultOf(value) === null } },
    {
      message: (given: ValidationArguments) => faultOf(given.value) ?? "",
      context: { jsonSchema: { type: "array", maxItems: MOST_CHARGE_CODES, items: itemSchema } },
    },
  )
  charge_codes!: ChargeCode[];
}
