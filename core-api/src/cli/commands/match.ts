import type { TransactionScope } from "../../db/tenant.ts";
import { Rematch } from "../../matching/set-up/rematch.ts";
import { noteRematchAsked } from "../../modules/operator/rematch/note-rematch.ts";
import { readRematchStatus } from "../../modules/operator/rematch/rematch-status.read-model.ts";
import { lockTheme } from "../../modules/themes/contract-theme/contract-theme.read-model.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";
import { type Progress, progressBar } from "../progress.ts";

interface Options {
  theme: string;
  dryRun?: boolean;
  json?: boolean;
}

const LARGEST_ID = 2_147_483_647;

export const matchCommand: AddCommand = (program, io) => {
  program
    .command("match")
    .description("登録済みのすべての記事を、テーマの現在の検索式に照合し直します")
    .requiredOption("--theme <id>", "テーマID")
    .option("--dry-run", "増減を調べるだけで、何も変更しません")
    .option("--json", "結果をJSONだけで表示します")
    .action((options: Options) => {
      const themeId = idOf(options.theme);
      return withOperator(io, async (scope) => {
        let bar: Progress | undefined;
        if (!options.dryRun) await noteAsked(scope, themeId);
        const result = await new Rematch(scope, systemClock).run(themeId, {
          dryRun: options.dryRun === true,
          onProgress: (done, total) => {
            bar ??= progressBar(io, "照合中", total, options.json === true);
            bar.reach(done);
          },
        });
        bar?.close();
        if (!result) throw new CliFailure(`テーマ${themeId}は見つかりません。`);
        const { read, added, removed } = result;
        if (options.json || !io.outIsTty)
          io.out(JSON.stringify({ read, added, removed, dry_run: options.dryRun === true }));
        if (!options.json)
          io.tell(`記事 ${read}件：+${added} −${removed}${options.dryRun ? "（試行のため変更していません）" : ""}`);
      });
    });
};

/** In the trail as when an operator asks for it on a screen. */
async function noteAsked(scope: TransactionScope, themeId: number): Promise<void> {
  await scope.shared("write", async (tx) => {
    const theme = await lockTheme(tx, String(themeId));
    if (!theme || theme.isStopped) return;
    const call = cliCall(tx);
    const { state } = await readRematchStatus(tx, theme, call.now);
    await noteRematchAsked(call, theme, state);
  });
}

function idOf(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  if (id < 1 || id > LARGEST_ID) throw wrongUse(`テーマIDを数字で指定してください: ${text}`);
  return id;
}
