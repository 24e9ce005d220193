import { type Static, Type } from "typebox";
import { omissionCountsSchema } from "../../themes/omission/omission-months.dto.ts";

const contract = Type.Object({
  contract_id: Type.String(),
  contract_code: Type.String(),
  company_name: Type.String(),
  ...omissionCountsSchema,
});
export type ContractOmissions = Static<typeof contract>;

/** GET /omission_totals. */
export const omissionTotalsSchema = Type.Object({
  target_month: Type.String({ description: "yyyy-MM" }),
  total: Type.Object(omissionCountsSchema),
  /** Those with any, the most suggestions first. */
  contract_info: Type.Array(contract),
});
