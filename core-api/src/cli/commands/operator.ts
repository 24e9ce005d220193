import { OperatorAccountForm } from "@kirinuki/schema/forms/operator-account-form.ts";
import { isOperatorRole, OPERATOR_ROLES } from "@kirinuki/schema/operator-roles.ts";
import type { Transaction, TransactionScope } from "../../db/tenant.ts";
import { AppError } from "../../errors/app-error.ts";
import { validateForm } from "../../http/validate.ts";
import { auditOperator } from "../../modules/audit/audit.ts";
import { CHANGED_PASSWORD } from "../../modules/audit/difference.ts";
import { resetAuthenticator } from "../../modules/operator/authenticator/authenticator.service.ts";
import type { OperatorAccountWire } from "../../modules/operator/operator-account/operator-account.dto.ts";
import { readOperators } from "../../modules/operator/operator-account/operator-account.read-model.ts";
import {
  demandGoodPassword,
  removeOperator,
  saveOperator,
  storeOperatorPassword,
} from "../../modules/operator/operator-account/operator-account.service.ts";
import { hashPassword } from "../../modules/people/session/password.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { CLI, cliCall, said, withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";
import { toldWhy } from "../json-file.ts";

const LONGEST_ID = 20;
/** The spec's rule for passwords (section 5). */
const PASSWORD = /^(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,20}$/;

interface AddOptions {
  name?: string;
  department?: string;
  email?: string;
  role?: string;
}
interface SetOptions extends AddOptions {
  stop?: boolean;
  resume?: boolean;
}

export const operatorCommand: AddCommand = (program, io) => {
  const operator = program.command("operator").description("運用担当者のアカウントを管理します");
  operator
    .command("add")
    .description("運用担当者を登録します。パスワードは入力を求めるか、標準入力から読み取ります")
    .argument("<id>", "運用担当者ID")
    .option("--name <name>", "氏名（省略時は運用担当者ID）")
    .option("--department <department>", "部署")
    .option("--email <address>", "メールアドレス")
    .option("--role <role>", "役割（view、support、edit、admin。省略時はadmin）")
    .action(async (id: string, options: AddOptions) => {
      const password = await newPassword(io, id);
      await withOperator(io, (scope) => add(scope, id, options, password));
      io.tell(`運用担当者「${id}」を登録しました。`);
    });
  operator
    .command("list")
    .description("運用担当者の一覧をJSONで1行に1件表示します（パスワードは含みません）")
    .action(async () => {
      const operators = await withOperator(io, (scope) => scope.shared("read", (tx) => readOperators(tx)));
      for (const each of operators) io.out(JSON.stringify(each));
    });
  operator
    .command("set")
    .description("運用担当者を変更します。指定したものだけを変えます")
    .argument("<id>", "運用担当者ID")
    .option("--name <name>", "氏名")
    .option("--department <department>", "部署")
    .option("--email <address>", "メールアドレス")
    .option("--role <role>", `役割（${OPERATOR_ROLES.join("、")}）`)
    .option("--stop", "ログインを停止し、ログイン中のセッションを終了します")
    .option("--resume", "停止を解除します")
    .action(async (id: string, options: SetOptions) => {
      const isChanged = await withOperator(io, (scope) => set(scope, id, options));
      io.tell(`運用担当者「${id}」${isChanged ? "を変更しました。" : "は、すでに指定のとおりです。"}`);
    });
  operator
    .command("remove")
    .description("運用担当者を削除します。行った操作の記録は残ります")
    .argument("<id>", "運用担当者ID")
    .action(async (id: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          await demandOperator(tx, id);
          await removeOperator(cliCall(tx), id);
        }),
      ).catch(toldWhy);
      io.tell(`運用担当者「${id}」を削除しました。`);
    });
  operator
    .command("password")
    .description("運用担当者のパスワードを変更し、ログイン中のセッションを終了します")
    .argument("<id>", "運用担当者ID")
    .action(async (id: string) => {
      const password = await newPassword(io, id);
      await withOperator(io, (scope) => resetPassword(scope, id, password));
      io.tell(`運用担当者「${id}」のパスワードを変更しました。`);
    });
  operator
    .command("reset-authenticator")
    .description("運用担当者の認証アプリの登録を取り消し、ログイン中のセッションを終了します")
    .argument("<id>", "運用担当者ID")
    .action(async (id: string) => {
      await withOperator(io, (scope) => orFailure(scope.shared("write", (tx) => resetAuthenticator(cliCall(tx), id))));
      io.tell(`運用担当者「${id}」の認証アプリの登録を取り消しました。`);
    });
};

async function newPassword(io: Io, id: string): Promise<string> {
  if (id.trim() === "" || id.length > LONGEST_ID)
    throw wrongUse(`運用担当者IDは1文字以上${LONGEST_ID}文字以下で指定してください。`);
  const password = await io.readSecret("パスワード: ");
  if (PASSWORD.test(password)) return password;
  throw wrongUse("パスワードは8～20文字の半角英数字と!@#$%^&*で、数字と記号を1文字以上含めてください。");
}

async function add(scope: TransactionScope, id: string, options: AddOptions, password: string): Promise<void> {
  const { name = id, department, email = "", role = "admin" } = options;
  if (!isOperatorRole(role)) throw wrongUse(`役割は${OPERATOR_ROLES.join("、")}のいずれかで指定してください。`);
  const form = Object.assign(new OperatorAccountForm(), { operatorId: id, name, email, role, password });
  if (department !== undefined) form.department = department;
  await orFailure(scope.shared("write", (tx) => saveOperator(cliCall(tx), form)));
}

/** Changes what is named, and nothing where all of it stands so already. @returns whether anything changed */
async function set(scope: TransactionScope, id: string, { stop, resume, ...given }: SetOptions): Promise<boolean> {
  if (stop && resume) throw wrongUse("--stopと--resumeは、どちらか一方だけを指定してください。");
  const named = { ...given, ...((stop || resume) && { stopFlag: stop === true }) };
  if (Object.keys(named).length === 0) throw wrongUse("変えるものを指定してください。");
  return scope
    .shared("write", async (tx) => {
      const { version, ...before } = await demandOperator(tx, id);
      const form = await validateForm(OperatorAccountForm, { operatorId: id, version, ...named }).catch(said);
      const kept = { ...before, stopFlag: before.stop_flag === 1 };
      if (Object.entries(named).every(([field, value]) => kept[field as keyof typeof named] === value)) return false;
      await saveOperator(cliCall(tx), form);
      return true;
    })
    .catch(toldWhy);
}

/** @throws CliFailure */
async function demandOperator(tx: Transaction, id: string): Promise<OperatorAccountWire> {
  const [found] = await readOperators(tx, id);
  if (!found) throw new CliFailure(`運用担当者「${id}」は登録されていません。`);
  return found;
}

/** What the service refuses, as the command line says it. */
async function orFailure(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    throw new CliFailure(error.fieldErrors[0]?.message ?? error.message);
  }
}

async function resetPassword(scope: TransactionScope, id: string, password: string): Promise<void> {
  await orFailure(scope.shared("read", (tx) => demandGoodPassword(tx, id, password)));
  const passwordHash = await hashPassword(password);
  await scope.shared("write", async (tx) => {
    await demandOperator(tx, id);
    await storeOperatorPassword(tx, { operatorId: id, passwordHash, keep: null, now: systemClock.now() });
    await auditOperator(tx, {
      operatorId: CLI,
      action: "operator.password",
      detail: { el_admin_id: id, ...CHANGED_PASSWORD },
    });
  });
}
