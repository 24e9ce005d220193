import type { Expression } from "@kirinuki/schema/expression/ast.ts";
import { parseExpression } from "@kirinuki/schema/expression/parse.ts";
import { invalidFields } from "../../../errors/app-error.ts";

/** The words that narrow a medium. @throws AppError INVALID_FIELDS that says where they can't be read */
export function readWords(text: string): Expression {
  const parsed = parseExpression(text);
  if (!parsed.ok) throw invalidFields([{ field: "expression", ...parsed.refusal }]);
  return parsed.expression;
}
