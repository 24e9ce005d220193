import { UseLines } from "@kirinuki/schema/forms/use-lines.ts";
import { IsOptional } from "class-validator";
import { IdField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { IntegerField, PairsField } from "../contract-company/contract-company.fields.ts";

const MOST_USES = 10_000_000;

/** GET /integrated_cp_contract: all demand units, or one. */
export class DemandUnitQuery {
  @IsOptional() @IdField("請求単位ID") demand_id?: string;
}

/**
 * PUT /integrated_cp_contract. Without an id the demand unit is new. What is absent stays as it is; null takes the cap, or all
 * contracts, away. Each contract has its own name for the unit. `version` is the one that was read.
 */
export class DemandUnitForm {
  @IsOptional() @IdField("請求単位ID") demand_id?: string;
  @Clearable() @IntegerField("原文利用上限", 0, MOST_USES) use_max_count?: number | null;
  /** Percents of the cap whose crossing the Admins of its contracts are told of by mail; an empty list: none. */
  @IsOptional() @UseLines() use_lines?: number[];
  @Clearable()
  @PairsField("契約", { contract_id: 18, demand_name: 50 }, "contract_id")
  contracts?: { contract_id: string; demand_name: string }[] | null;
  @IsOptional() @IntegerField("版", 1, 2_147_483_647) version?: number;
}
