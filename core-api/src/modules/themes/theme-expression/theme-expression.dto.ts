import { type Static, Type } from "typebox";
import { SEARCHED_FIELDS } from "./narrowed-expression.ts";

const nullable = <Schema extends Parameters<typeof Type.Union>[0][number]>(schema: Schema) =>
  Type.Union([schema, Type.Null()]);

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
});
export type SearchExpression = Static<typeof searchExpressionSchema>;

export const searchExpressionsSchema = Type.Object({ search_expressions: Type.Array(searchExpressionSchema) });
export const savedExpressionSchema = Type.Object({ expression_id: Type.String(), canonical: Type.String() });

/** The verdict on an expression: its canonical form, or why and where (UTF-16 offset) it is refused. */
export const syntaxCheckSchema = Type.Object({
  ok: Type.Boolean(),
  code: nullable(Type.String()),
  position: nullable(Type.Integer()),
  message: nullable(Type.String()),
  canonical: nullable(Type.String()),
});
export type SyntaxCheck = Static<typeof syntaxCheckSchema>;
