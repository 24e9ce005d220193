import { IsBoolean, IsIn, IsOptional, ValidateBy, ValidateIf } from "class-validator";
import { validationText } from "../messages.ts";
import { passwordRules } from "../password-rules.ts";
import { CountedVersion, inOrder } from "./decorators.ts";
import { displayWidth } from "./display-width.ts";
import { MailAddressField } from "./mail-address.ts";
import { NewPassword, RepeatedPassword } from "./password-form.ts";

const USER_ID_LENGTHS = { min: 5, max: 20 };
const USER_NAME_WIDTHS = { min: 8, max: 20 };
/** No sign at the beginning that a spreadsheet takes for a formula's. */
const USER_ID = /^[A-Za-z0-9_][A-Za-z0-9_.@+-]*$/;
/** Controls, marks of direction and other characters that nobody sees; the joiner of emoji is no fault. */
const UNSEEN = /(?!\u200d)[\p{Cc}\p{Cf}\p{Co}\p{Zl}\p{Zp}]/u;
const ID = /^[1-9]\d{0,17}$/;

interface TextRule {
  name: string;
  message: string;
  holds(text: string): boolean;
  jsonSchema?: Record<string, unknown>;
}

const rule = ({ name, message, holds, jsonSchema }: TextRule): PropertyDecorator =>
  ValidateBy(
    { name, validator: { validate: (value) => typeof value === "string" && holds(value) } },
    { message, ...(jsonSchema && { context: { jsonSchema } }) },
  );

const isWithin = (length: number, { min, max }: { min: number; max: number }) => length >= min && length <= max;

export const UserIdField = (): PropertyDecorator =>
  inOrder(
    rule({ name: "isGiven", message: validationText.userIdRequired, holds: (text) => text !== "" }),
    rule({
      name: "isUserIdLength",
      message: validationText.userIdLength,
      holds: (text) => isWithin(text.length, USER_ID_LENGTHS),
      jsonSchema: { type: "string", minLength: USER_ID_LENGTHS.min, maxLength: USER_ID_LENGTHS.max },
    }),
    rule({ name: "isUserId", message: validationText.userIdCharacters, holds: (text) => USER_ID.test(text) }),
  );

export const UserNameField = (): PropertyDecorator =>
  inOrder(
    rule({ name: "isGiven", message: validationText.userNameRequired, holds: (text) => text.trim() !== "" }),
    rule({ name: "isPrintable", message: validationText.unprintable, holds: (text) => !UNSEEN.test(text) }),
    rule({
      name: "isUserNameWidth",
      message: validationText.userNameLength,
      holds: (text) => isWithin(displayWidth(text.trim()), USER_NAME_WIDTHS),
      jsonSchema: { type: "string" },
    }),
  );

const ExternalUserId = (): PropertyDecorator =>
  rule({
    name: "isExternalUserId",
    message: validationText.externalUserId,
    holds: (text) => /^[\u0021-\u007e]{5,20}$/.test(text),
    jsonSchema: { type: "string", minLength: 5, maxLength: 20 },
  });

const ExternalPassword = (): PropertyDecorator =>
  rule({
    name: "isExternalPassword",
    message: validationText.externalPassword,
    holds: (text) => Object.values(passwordRules).every((holds) => holds(text)),
    jsonSchema: { type: "string", minLength: 8, maxLength: 20 },
  });

const GroupField = (): PropertyDecorator =>
  rule({
    name: "isUserGroup",
    message: validationText.userGroupRequired,
    holds: (text) => ID.test(text),
    jsonSchema: { type: "string", pattern: ID.source },
  });

/** A field that a new user must have, and that an edit may leave out. */
const RequiredOfNew = (): PropertyDecorator =>
  ValidateIf(({ version }: UserForm, value) => version === undefined || (value !== undefined && value !== null));

const hasPassword = ({ password, version, invitationFlag }: UserForm): boolean =>
  Boolean(password) || (version === undefined && invitationFlag !== true);

const FlagField = (): PropertyDecorator => inOrder(IsOptional(), IsBoolean({ message: validationText.notFlag }));

/**
 * A user as administrators make and change him (/1014; spec sections 3, 5 and 6). Without a version he is new. With one, what is
 * absent stays as it is.
 */
export class UserForm {
  @UserIdField()
  userId!: string;

  @RequiredOfNew()
  @GroupField()
  userGroupId?: string;

  /** What he signs in with; a new user may be invited instead. Of an edit: a new one, in place of his own. */
  @ValidateIf(hasPassword)
  @NewPassword()
  password?: string;

  @ValidateIf(hasPassword)
  @RepeatedPassword(validationText.passwordsDiffer)
  confirmPassword?: string;

  @RequiredOfNew()
  @UserNameField()
  name?: string;

  @RequiredOfNew()
  @MailAddressField()
  email?: string;

  /** 1: Admin; 0: everybody else. */
  @RequiredOfNew()
  @IsIn([0, 1], { message: validationText.userAuthorityRequired })
  userAuthority?: number;

  @IsOptional()
  @IsIn([1, 2, 3], { message: validationText.mcUserAuthority })
  mcUserAuthority?: number;

  @IsOptional()
  @IsIn([2, 3, 5], { message: validationText.scUserAuthority })
  scUserAuthority?: number;

  @FlagField() topicsCreationFlag?: boolean;
  @FlagField() themeBrowsing?: boolean;
  @FlagField() ipRestrictionFlag?: boolean;
  @FlagField() loginStopFlag?: boolean;
  @FlagField() passChangeStopFlag?: boolean;
  @FlagField() systemMailStopFlag?: boolean;

  /** Mails him a link by which he sets his first password. */
  @FlagField() invitationFlag?: boolean;

  /** Account at the external newspaper service. Null takes it away. */
  @IsOptional()
  @ExternalUserId()
  scUserId?: string | null;

  @IsOptional()
  @ExternalPassword()
  scUserPw?: string | null;

  @CountedVersion() version?: number;
}
