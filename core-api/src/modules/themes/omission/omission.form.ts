import {
  OMISSION_DECISIONS,
  OMISSION_STATES,
  type OmissionDecision,
  type OmissionState,
} from "@kirinuki/schema/omission.ts";
import { IsOptional } from "class-validator";
import { ChoiceField, DEFAULT_PAGE_SIZE, IdField, PageField, PageSizeField } from "../../../http/fields.ts";

/** GET /theme_omissions. */
export class OmissionsQuery {
  @IsOptional() @IdField("テーマID") theme_id?: string;
  @IsOptional() @ChoiceField("対応", OMISSION_STATES) state: OmissionState = "open";
  @IsOptional() @PageField() page = 1;
  @IsOptional() @PageSizeField() page_size = DEFAULT_PAGE_SIZE;
}

/** GET /theme_omission_trial. */
export class OmissionTrialQuery {
  @IdField("提案ID") theme_omission_id!: string;
}

/** PUT /theme_omission. */
export class OmissionBody {
  @IdField("提案ID") theme_omission_id!: string;
  @ChoiceField("対応", OMISSION_DECISIONS) decision!: OmissionDecision;
}
