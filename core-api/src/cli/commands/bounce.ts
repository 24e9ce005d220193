import { readFile, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { MOST_REPORT_BYTES } from "../../mail/bounce/delivery-report.ts";
import { type TakenReport, takeReport } from "../../mail/bounce/note-bounces.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";
import { CliFailure } from "../exit.ts";

const SAID: Record<TakenReport, string> = {
  noted: "記録しました",
  known: "記録済みです",
  passing: "まだ不達ではありません",
  later: "送信中のメールです。あとでもう一度実行してください",
  foreign: "このサービスのメールの配信レポートでも、迷惑メールの報告でもありません",
};

export const bounceCommand: AddCommand = (program, io) => {
  program
    .command("bounce")
    .description(
      "戻ってきたメール（RFC 3464の配信レポート）と迷惑メールの報告（RFC 5965）を読み、記録します。「-」は標準入力です",
    )
    .argument("<file...>", "メールのファイル")
    .action((files: string[]) =>
      withOperator(io, async (scope) => {
        for (const file of files) io.out(`${file}: ${SAID[await takeReport(scope, systemClock, await read(file))]}`);
      }),
    );
};

/** @throws CliFailure for one that can't be read or is no mail by its size */
async function read(file: string): Promise<Uint8Array> {
  try {
    if (file !== "-" && (await stat(file)).size > MOST_REPORT_BYTES) throw new Error("5MBを超えています");
    return file === "-" ? await buffer(process.stdin) : await readFile(file);
  } catch (error) {
    throw new CliFailure(`読み取れません: ${file}（${error instanceof Error ? error.message : error}）`);
  }
}
