import { OperatorAccountForm, OperatorPasswordForm } from "@kirinuki/schema/forms/operator-account-form.ts";
import { IsOptional } from "class-validator";
import { type CsvEncoding, EncodingField } from "../../../csv/csv-encoding.ts";
import { ShortTextField, VersionField } from "../../../http/fields.ts";
import { Clearable } from "../../../http/form-fields.ts";
import { Flag } from "../../../http/transforms.ts";

const OperatorId = () => ShortTextField("運用担当者ID", 20);

export class OperatorAccountQuery {
  @OperatorId() el_admin_id!: string;
}

/** DELETE /el_admin: in the query or the body. */
export class OperatorAccountIdForm {
  @IsOptional() @OperatorId() el_admin_id?: string;
  @IsOptional() @VersionField() version?: number;
}

/** PUT /el_admin: the form of the screens under REST's names. */
export class OperatorAccountBody extends OperatorAccountForm {
  static readonly wireNames = {
    el_admin_id: "operatorId",
    name: "name",
    email: "email",
    department: "department",
    role: "role",
    stop_flag: "stopFlag",
    password: "password",
    confirmpassword: "confirmPassword",
    version: "version",
  };
  static readonly unread = ["last_login_datetime", "authenticator_flag"];

  @Clearable() declare department?: string | null;
  @Flag() declare stopFlag?: boolean;
  @IsOptional() @VersionField() declare version?: number;
}

export class OperatorPasswordBody extends OperatorPasswordForm {
  static readonly wireNames = {
    current_password: "currentPassword",
    password: "password",
    confirmpassword: "confirmPassword",
  };
}

export class OperatorsDownloadQuery {
  @IsOptional() @EncodingField() encoding: CsvEncoding = "utf8";
}
