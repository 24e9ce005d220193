import { MAX_RIGHTHOLDER } from "@kirinuki/schema/rightholders.ts";
import { IsOptional, Length } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { FormatField, type TableFormat } from "../../../csv/table-format.ts";
import { DayField, IdField, MonthField, ShortTextField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import type { DayString } from "../../../time/tokyo.ts";
import { IntegerField } from "../../operator/contract-company/contract-company.fields.ts";
import { LicenceBounds } from "../../operator/media-licence/media-licence.form.ts";

const MAX_CODE = 32;
const MOST_COPIES = 1_000_000;
const MOST_YEN = 10_000_000;

const MediaCode = (): PropertyDecorator =>
  Length(1, MAX_CODE, { message: `媒体コードは1～${MAX_CODE}文字で指定してください。` });
const Rightholder = (): PropertyDecorator =>
  Length(1, MAX_RIGHTHOLDER, { message: `権利者は1～${MAX_RIGHTHOLDER}文字で指定してください。` });

/** A contract, and either a medium or a holder of rights. */
export class ContractLicenceKey {
  @IdField("契約ID") contract_id!: string;
  @IsOptional() @MediaCode() media_code?: string;
  @IsOptional() @Rightholder() rightholder?: string;
}

/** GET /contract_licences of operators: all, those of a contract, of a medium, or of a holder of rights. */
export class ContractLicencesQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
  @IsOptional() @ShortTextField("権利者", MAX_RIGHTHOLDER) rightholder?: string;
}

/**
 * PUT /contract_licence. What is absent stays as it is; null takes a bound away. `version` is the one that was read. Prices hold from
 * `price_month` on (absent: the present month), in place of later ones; where they hold by then already, nothing changes.
 */
export class ContractLicenceForm extends LicenceBounds {
  @IdField("契約ID") contract_id!: string;
  @IsOptional() @MediaCode() media_code?: string;
  @IsOptional() @Rightholder() rightholder?: string;
  @Clearable() @DayField("許諾の開始日") valid_from?: DayString | null;
  @Clearable() @DayField("許諾の終了日") valid_to?: DayString | null;
  @Clearable() @IntegerField("部数", 0, MOST_COPIES) max_copies?: number | null;
  @IsOptional() @MonthField("単価の開始月") price_month?: string;
  @IsOptional() @IntegerField("1記事の単価", 0, MOST_YEN) article_yen?: number;
  @IsOptional() @IntegerField("閲覧者1人の単価", 0, MOST_YEN) reader_yen?: number;
  @IsOptional() @IntegerField("1部の単価", 0, MOST_YEN) copy_yen?: number;
  @IsOptional() @VersionField() version?: number;
}

/** GET /licence_uses. */
export class LicenceUsesQuery {
  /** yyyy-MM; absent: the present month. */
  @IsOptional() @MonthField("対象月") target_month?: string;
}

/** GET /licence_uses_download. */
export class LicenceUsesDownloadQuery extends LicenceUsesQuery {
  @IsOptional() @ShortTextField("媒体コード", MAX_CODE) media_code?: string;
  @IsOptional() @ShortTextField("権利者", MAX_RIGHTHOLDER) rightholder?: string;
  @IsOptional() @FormatField() format: TableFormat = "csv";
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}

/** The same for operators: all contracts, or one. */
export class OperatorLicenceUsesQuery extends LicenceUsesDownloadQuery {
  @IsOptional() @IdField("契約ID") contract_id?: string;
}
