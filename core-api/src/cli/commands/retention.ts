import { AppError } from "../../errors/app-error.ts";
import { keepLists, keepTexts, readRetention } from "../../modules/operator/retention/retention.service.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, contractIdOf, withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";

const MOST_MONTHS = 600;

/** `none`: no term. */
function monthsOf(given: string): number | null {
  if (given === "none") return null;
  const months = Number(given);
  if (!/^\d{1,3}$/.test(given) || months < 1 || months > MOST_MONTHS)
    throw wrongUse(`月数は1～${MOST_MONTHS}の整数か「none」で指定してください。`);
  return months;
}

/** `kirinuki retention list|contract|medium`: how long lists and texts are kept. */
export const retentionCommand: AddCommand = (program, io) => {
  const retention = program
    .command("retention")
    .description("契約の記事と媒体の本文を保存する期間を表示し、設定します");
  retention
    .command("list")
    .description("契約と媒体の保存期間をJSONで表示します")
    .action(async () => {
      const kept = await withOperator(io, (scope) => scope.shared("read", readRetention));
      io.out(JSON.stringify(kept, null, 2));
    });
  retention
    .command("contract")
    .description("契約の記事を保存する月数を設定します。それより前の記事はその契約にすぐに表示されなくなります")
    .argument("<code>", "企業コード")
    .argument("<months>", "月数、または none（期間なし）", monthsOf)
    .action(async (code: string, months: number | null) => {
      await withOperator(io, (scope) =>
        scope.shared("write", async (tx) => {
          const call = cliCall(tx);
          await keepLists(call, await contractIdOf(tx, code), months, call.now);
        }),
      );
      io.tell(`契約「${code}」の保存期間を${said(months)}にしました。`);
    });
  retention
    .command("medium")
    .description("媒体の本文と原文を保存する月数を設定します。それより前の本文と原文は夜間に削除されます")
    .argument("<code>", "媒体コード")
    .argument("<months>", "月数、または none（記事と同じ）", monthsOf)
    .action(async (code: string, months: number | null) => {
      await withOperator(io, (scope) => scope.shared("write", (tx) => keepTexts(cliCall(tx), code, months))).catch(
        (error: unknown) => {
          if (error instanceof AppError) throw new CliFailure(`媒体コード「${code}」の媒体は見つかりません。`);
          throw error;
        },
      );
      io.tell(`媒体「${code}」の本文の保存期間を${said(months)}にしました。`);
    });
};

const said = (months: number | null): string => (months === null ? "「期間なし」" : `${months}か月`);
