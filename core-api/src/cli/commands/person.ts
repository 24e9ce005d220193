import { operatorActor } from "../../access/operator-actor.ts";
import type { Transaction } from "../../db/tenant.ts";
import { erasePerson } from "../../modules/people/personal-data/erase-person.ts";
import { personRecords } from "../../modules/people/personal-data/export-person.ts";
import type { AddCommand } from "../cli.ts";
import { CLI, cliCall, contractIdOf, withOperator } from "../context.ts";
import { toldWhy } from "../json-file.ts";

const callOf = (tx: Transaction) => ({ ...cliCall(tx), actor: operatorActor(CLI) });

/** What a person may ask for: all that is kept of him, and its erasure (docs/personal-data.md). */
export const personCommand: AddCommand = (program, io) => {
  const person = program.command("person").description("ユーザー本人に関する記録を書き出し、または消去します");
  person
    .command("export")
    .description("本人に関するすべての記録をJSON Linesで書き出します（パスワードなどは含みません）")
    .argument("<code>", "企業コード")
    .argument("<user>", "ユーザーID")
    .action(async (code: string, userId: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          const records = personRecords(callOf(tx), { contractId: await contractIdOf(tx, code), userId });
          for await (const rows of records) for (const row of rows) io.out(JSON.stringify(row));
        }),
      ).catch(toldWhy);
    });
  person
    .command("erase")
    .description("削除したユーザーの名前とメールアドレスを記録から消去します（元に戻せません）")
    .argument("<code>", "企業コード")
    .argument("<user>", "ユーザーID")
    .action(async (code: string, userId: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          await erasePerson(callOf(tx), { contractId: await contractIdOf(tx, code), userId });
        }),
      ).catch(toldWhy);
      io.tell(`ユーザー「${userId}」の個人情報を消去しました。`);
    });
};
