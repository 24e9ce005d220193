import type { Command } from "commander";
import type { Transaction } from "../../db/tenant.ts";
import { readContractCompanies } from "../../modules/operator/contract-company/contract-company.read-model.ts";
import { removeContractCompany } from "../../modules/operator/contract-company/contract-company.service.ts";
import { applyContract } from "../../modules/operator/contract-file/apply-contract.ts";
import { exportContract } from "../../modules/operator/contract-file/export-contract.ts";
import { contractAsFile } from "../../modules/operator/contract-file/kept-contract.read-model.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, contractIdOf, withOperator } from "../context.ts";
import { EXIT } from "../exit.ts";
import type { Io } from "../io.ts";
import { applyEach, readJsonFile, toldWhy } from "../json-file.ts";

export const contractCommand: AddCommand = (program, io, end) => {
  const contract = program.command("contract").description("契約企業をJSONで表示し、ファイルから登録・変更します");
  contract
    .command("list")
    .description("契約の一覧をJSONで1行に1件表示します")
    .action(async () => {
      const contracts = await withOperator(io, (scope) => scope.shared("read", (tx) => readContractCompanies(tx, {})));
      for (const each of contracts) io.out(JSON.stringify(each));
    });
  contract
    .command("show")
    .description(
      "契約の設定、グループ、テーマ、検索式、トピックス、配信設定をJSONで表示します（applyの入力にできます）",
    )
    .argument("<code>", "企業コード")
    .action(async (code: string) => {
      const file = await withOperator(io, (scope) =>
        scope.shared("read", async (tx) => contractAsFile(tx, await contractIdOf(tx, code))),
      );
      io.out(JSON.stringify(file, null, 2));
    });
  contract
    .command("apply")
    .description("契約をファイルの内容にします。足りないものを作り、違うものを変え、書かれていないものは残します")
    .argument("<file>", "JSONファイル（契約1件、または契約の配列）")
    .action(async (path: string) => {
      const contracts = { noun: "契約", given: await readJsonFile(path) };
      const apply = (tx: Transaction, given: unknown) => {
        const call = cliCall(tx);
        return applyContract(call, given, call.now);
      };
      const refused = await withOperator(io, (scope) => applyEach(scope, contracts, apply, io));
      if (refused > 0) end(EXIT.someRefused);
    });
  addRemoval(contract, io);
};

/** What stands before the end of a contract: everything that is kept of it, and then its removal. */
function addRemoval(contract: Command, io: Io): void {
  contract
    .command("export")
    .description("契約のすべてのデータをJSON Linesで書き出します（パスワードは含みません）")
    .argument("<code>", "企業コード")
    .action(async (code: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          const { records, noteIfRead } = await exportContract(cliCall(tx), String(await contractIdOf(tx, code)));
          for await (const rows of records) for (const row of rows) io.out(JSON.stringify(row));
          await noteIfRead();
        }),
      );
    });
  contract
    .command("remove")
    .description("契約を削除します。使われた契約は、終了したあとに書き出してから削除できます")
    .argument("<code>", "企業コード")
    .action(async (code: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          const call = cliCall(tx);
          await removeContractCompany(call, String(await contractIdOf(tx, code)), call.now);
        }),
      ).catch(toldWhy);
      io.tell(`契約「${code}」を削除しました。`);
    });
}
