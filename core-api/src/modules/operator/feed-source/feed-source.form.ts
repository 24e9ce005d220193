import { IsOptional, ValidateIf } from "class-validator";
import { CodeField, IdField, ShortTextField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { IntegerField } from "../contract-company/contract-company.fields.ts";

export const LONGEST_URL = 2000;
/** Shorter would be a burden for its host, longer no watch. */
export const EVERY_MINUTES = { least: 5, most: 1440, usual: 30 } as const;

const isGiven = (_: object, value: unknown) => value !== undefined;

export class FeedSourcesQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @IdField("フィードID") feed_source_id?: string;
}

/** POST /feed_trial. */
export class FeedTrialForm {
  @ShortTextField("フィードのURL", LONGEST_URL) feed_url!: string;
}

export class FeedSourceIdForm {
  @IsOptional() @IdField("フィードID") feed_source_id?: string;
}

/**
 * PUT /feed_sources. Without an id the feed is new, for every contract where none is named; whose it is stays. What is absent
 * stays as it is, null puts it back: the interval to 30 minutes, the medium to what the feed says. `stopped` 0 starts it again.
 */
export class FeedSourceForm {
  @IsOptional() @IdField("フィードID") feed_source_id?: string;
  @IsOptional() @IdField("契約ID") contract_id?: string | null;
  @ValidateIf(isGiven) @ShortTextField("フィードのURL", LONGEST_URL) feed_url?: string;
  @Clearable()
  @IntegerField("取得間隔（分）", EVERY_MINUTES.least, EVERY_MINUTES.most)
  every_minutes?: number | null;
  @Clearable() @ShortTextField("媒体コード", 32) media_code?: string | null;
  @Clearable() @ShortTextField("媒体名", 200) media_name?: string | null;
  @IsOptional() @CodeField("停止", [0, 1]) stopped?: number;
}
