import type { TransactionScope } from "../../db/tenant.ts";
import { hashPassword } from "../../modules/people/session/password.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";

const LONGEST_ID = 20;
/** The spec's rule for passwords (section 5). */
const PASSWORD = /^(?=.*\d)(?=.*[!@#$%^&*])[A-Za-z\d!@#$%^&*]{8,20}$/;

interface AddOptions {
  name?: string;
  department?: string;
}

export const operatorCommand: AddCommand = (program, io) => {
  const operator = program.command("operator").description("運用担当者のアカウントを管理します");
  operator
    .command("add")
    .description("運用担当者を登録します。パスワードは入力を求めるか、標準入力から読み取ります")
    .argument("<id>", "運用担当者ID")
    .option("--name <name>", "氏名（省略時は運用担当者ID）")
    .option("--department <department>", "部署")
    .action(async (id: string, options: AddOptions) => {
      const password = await newPassword(io, id);
      await withOperator(io, (scope) => add(scope, id, options, password));
      io.tell(`運用担当者「${id}」を登録しました。`);
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
};

async function newPassword(io: Io, id: string): Promise<string> {
  if (id.trim() === "" || id.length > LONGEST_ID)
    throw wrongUse(`運用担当者IDは1文字以上${LONGEST_ID}文字以下で指定してください。`);
  const password = await io.readSecret("パスワード: ");
  if (PASSWORD.test(password)) return password;
  throw wrongUse("パスワードは8～20文字の半角英数字と!@#$%^&*で、数字と記号を1文字以上含めてください。");
}

async function add(
  scope: TransactionScope,
  id: string,
  { name, department }: AddOptions,
  password: string,
): Promise<void> {
  const hash = await hashPassword(password);
  const inserted = await scope.shared("write", (tx) =>
    tx.query(
      `INSERT INTO operator_account (operator_id, name, department, password_hash) VALUES ($1, $2, $3, $4)
       ON CONFLICT DO NOTHING RETURNING 1`,
      [id, name ?? id, department ?? "", hash],
    ),
  );
  if (inserted.length === 0)
    throw new CliFailure(`運用担当者「${id}」はすでに登録されています。「kirinuki operator password」で変更できます。`);
}

async function resetPassword(scope: TransactionScope, id: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  const found = await scope.shared("write", async (tx) => {
    await tx.query("DELETE FROM operator_session WHERE operator_id = $1", [id]);
    return tx.query<{ n: number }>(
      "WITH changed AS (UPDATE operator_account SET password_hash = $2 WHERE operator_id = $1 RETURNING 1) SELECT count(*)::int AS n FROM changed",
      [id, hash],
    );
  });
  if (!found[0]?.n) throw new CliFailure(`運用担当者「${id}」は登録されていません。`);
}
