import type { Transaction } from "../../db/tenant.ts";
import { removeMedium } from "../../modules/articles/media/media.service.ts";
import { applyMedium, mediaAsFile } from "../../modules/operator/media-file/apply-medium.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, withOperator } from "../context.ts";
import { CliFailure, EXIT } from "../exit.ts";
import { applyEach, readJsonFile, toldWhy } from "../json-file.ts";

export const mediumCommand: AddCommand = (program, io, end) => {
  const medium = program
    .command("medium")
    .description("新聞と雑誌の媒体、提供期間、許諾をJSONで表示し、ファイルから登録・変更します");
  medium
    .command("list")
    .description("媒体の一覧をJSONで1行に1件表示します（applyの入力にできます）")
    .action(async () => {
      const media = await withOperator(io, (scope) => scope.shared("read", (tx) => mediaAsFile(tx)));
      for (const each of media) io.out(JSON.stringify(each));
    });
  medium
    .command("apply")
    .description("媒体をファイルの内容にします。ないものを作り、違うものを変え、書かれていないものは残します")
    .argument("<file>", "JSONファイル（媒体1件、媒体の配列、または1行に1件）")
    .action(async (path: string) => {
      const media = { noun: "媒体", given: await readJsonFile(path) };
      const apply = (tx: Transaction, given: unknown) => applyMedium(cliCall(tx), given);
      const refused = await withOperator(io, (scope) => applyEach(scope, media, apply, io));
      if (refused > 0) end(EXIT.someRefused);
    });
  medium
    .command("remove")
    .description("記事のない媒体を削除します")
    .argument("<code>", "媒体コード")
    .action(async (code: string) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          const [kept] = await mediaAsFile(tx, code);
          if (!kept) throw new CliFailure(`媒体コード「${code}」の媒体は見つかりません。`);
          await removeMedium(cliCall(tx), code, kept.data_section);
        }),
      ).catch(toldWhy);
      io.tell(`媒体「${code}」を削除しました。`);
    });
};
