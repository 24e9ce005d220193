import {
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Max,
  MaxLength,
  Min,
  Validate,
  ValidateIf,
  ValidatorConstraint,
  type ValidatorConstraintInterface,
} from "class-validator";
import { AUDIT_KEEP_MONTHS } from "../audit.ts";
import { DATA_SECTIONS } from "../codes.ts";
import { validationText } from "../messages.ts";
import { SECOND_FACTOR_DEMANDS, type SecondFactorDemand } from "../second-factor.ts";
import { AreRanges } from "./are-ranges.ts";
import { CompanyNameField, ContractCodeField } from "./contract-copy-form.ts";
import { inOrder, isDay } from "./decorators.ts";

const IntegerBetween = (label: string, min: number, max: number): PropertyDecorator => {
  const message = `${label}は${min}～${max}の整数で入力してください。`;
  return inOrder(IsInt({ message }), Min(min, { message }), Max(max, { message }));
};

@ValidatorConstraint({ name: "isCalendarDay" })
class IsCalendarDay implements ValidatorConstraintInterface {
  validate = (value: unknown): boolean => isDay(value);
  defaultMessage = (): string => validationText.contractEndDay;
}

/** A contract as operators make and change it (el-contracts). Null clears an optional field. */
export class ContractForm {
  @ValidateIf(({ version }: ContractForm) => version === undefined || version === null)
  @ContractCodeField()
  contractCode?: string;

  @CompanyNameField()
  companyName!: string;

  @IsArray({ message: validationText.notFlag })
  @ArrayUnique({ message: validationText.notFlag })
  @IsIn(DATA_SECTIONS, { each: true, message: validationText.notFlag })
  sections!: number[];

  @Validate(AreRanges)
  ipRanges!: string[];

  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(20, { message: validationText.userIdTooLong })
  ipLoginUserId?: string | null;

  @IsIn(SECOND_FACTOR_DEMANDS, { message: validationText.secondFactorDemand })
  secondFactorDemand!: SecondFactorDemand;

  @IsOptional()
  @Validate(IsCalendarDay)
  endDate?: string | null;

  @IsOptional()
  @IntegerBetween("利用者の上限", 1, 1_000_000)
  userMaxCount?: number | null;

  @IntegerBetween("無操作時間（分）", 1, 1440)
  sessionIdleMinutes!: number;

  @IntegerBetween("ログイン有効時間（時間）", 1, 720)
  sessionAbsoluteHours!: number;

  @IntegerBetween("メール送信上限", 1, 1000)
  mailSendMaxCount!: number;

  @IntegerBetween("監査ログの保存期間（か月）", AUDIT_KEEP_MONTHS.least, AUDIT_KEEP_MONTHS.most)
  auditKeepMonths!: number;

  @IsBoolean({ message: validationText.notFlag })
  pdfUsageDisplay!: boolean;

  @IsBoolean({ message: validationText.notFlag })
  subthemeDisplay!: boolean;

  /** Texts of the confirmations before an original is counted, by their key; an empty one is not asked. */
  @IsArray({ message: validationText.notText })
  messages!: { key: string; text: string }[];

  /** Settings of the company by their key, all of them. */
  @IsArray({ message: validationText.notText })
  configuration!: { key: string; text: string }[];

  /** Id of the operator in charge. */
  @IsOptional()
  @IsString({ message: validationText.notText })
  @MaxLength(20, { message: validationText.operatorIdTooLong })
  personInCharge?: string | null;

  @IsOptional()
  @IsInt({ message: validationText.versionBroken })
  version?: number;
}
