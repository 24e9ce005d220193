import { type Static, Type } from "typebox";
import { nullable } from "../../../http/wire-types.ts";
import { SEARCHED_FIELDS } from "./narrowed-expression.ts";

/** `data_section` null: the expression holds for every source. scope, media: what the expression says of both. */
export const searchExpressionSchema = Type.Object({
  expression_id: Type.String(),
  contract_id: Type.String(),
  theme_id: Type.String(),
  theme_name: Type.String(),
  data_section: nullable(Type.Integer()),
  expression: Type.String(),
  canonical: Type.String(),
  scope: Type.String({ enum: [...SEARCHED_FIELDS] }),
  media: Type.Array(Type.String()),
  updated_at: Type.String(),
  /** Name of the operator who saved this version; null where nobody did by hand. */
  updated_by: nullable(Type.String()),
  version: Type.Integer(),
});
export type SearchExpression = Static<typeof searchExpressionSchema>;

export const searchExpressionsSchema = Type.Object({ search_expressions: Type.Array(searchExpressionSchema) });
export const savedExpressionSchema = Type.Object({
  expression_id: Type.String(),
  canonical: Type.String(),
  version: Type.Integer(),
});

/** GET /search_expression_history: what was replaced or removed, newest first. */
export const expressionHistorySchema = Type.Object({
  history: Type.Array(
    Type.Object({
      past_expression_id: Type.String(),
      expression_id: Type.String(),
      version: Type.Integer(),
      data_section: nullable(Type.Integer()),
      expression: Type.String(),
      saved_datetime: Type.String({ format: "date-time" }),
      saved_by: nullable(Type.String()),
      ended_datetime: Type.String({ format: "date-time" }),
      ended_by: Type.String(),
      removed_flag: Type.Integer({ enum: [0, 1] }),
    }),
  ),
});
export type PastExpressionWire = Static<typeof expressionHistorySchema>["history"][number];

/** The verdict on an expression: its canonical form, or why and where (UTF-16 offset) it is refused. */
export const syntaxCheckSchema = Type.Object({
  ok: Type.Boolean(),
  code: nullable(Type.String()),
  position: nullable(Type.Integer()),
  message: nullable(Type.String()),
  canonical: nullable(Type.String()),
});
export type SyntaxCheck = Static<typeof syntaxCheckSchema>;
