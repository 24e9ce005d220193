import { type DeadLetterFilter, listDeadLetters } from "../../mail/send/dead-letters.ts";
import { retryDeadLetters } from "../../modules/mail/mail-status/retry-dead-letters.service.ts";
import type { AddCommand } from "../cli.ts";
import { cliCall, withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";

interface Options {
  contract?: string;
  all?: boolean;
  json?: boolean;
}

/** Longer lists help nobody at a terminal. */
const MOST_LISTED = 1000;

export const deadLettersCommand: AddCommand = (program, io) => {
  const letters = program.command("dead-letters").description("送信をあきらめたメールを一覧し、再送します");
  letters
    .command("list")
    .description(`送信をあきらめたメールを新しい順に表示します（${MOST_LISTED}件まで）`)
    .option("--contract <code>", "企業コード（省略時はすべての契約）")
    .option("--json", "結果をJSONだけで表示します")
    .action(async ({ contract, json }: Options) => {
      const filter = { contractCode: contract ?? null, ids: null };
      const found = await withOperator(io, (scope) => listDeadLetters(scope, filter, MOST_LISTED));
      if (json || !io.outIsTty) return io.out(JSON.stringify(found));
      if (found.length === 0) return io.tell("送信をあきらめたメールはありません。");
      for (const { mail_message_id, contract_code, mail_address, attempts, ended_at, reason } of found)
        io.out(`${mail_message_id}  ${contract_code}  ${mail_address}  ${ended_at}  ${attempts}回  ${reason}`);
    });
  letters
    .command("retry")
    .description("送信をあきらめたメールを、同じMessage-IDでもう一度送信待ちにします")
    .argument("[id...]", "一覧に表示されるID")
    .option("--contract <code>", "企業コード（省略時はすべての契約）")
    .option("--all", "一覧のすべて")
    .action(async (ids: string[], options: Options) => {
      const filter = filterOf(ids, options);
      const retried = await withOperator(io, (scope) =>
        scope.shared("write", (tx) => retryDeadLetters(cliCall(tx), filter)),
      );
      if (retried < ids.length)
        throw new CliFailure(`${retried}件を送信待ちにしました。ほかのIDは、送信をあきらめたメールではありません。`);
      io.tell(`${retried}件を送信待ちにしました。`);
    });
};

/** @throws CliFailure unless either ids or all are named */
function filterOf(ids: readonly string[], { contract, all }: Options): DeadLetterFilter {
  const wrong = ids.find((id) => !/^[1-9]\d{0,17}$/.test(id));
  if (wrong !== undefined) throw wrongUse(`IDは数字で指定してください: ${wrong}`);
  if (ids.length > 0 === (all === true)) throw wrongUse("再送するメールのIDか--allのどちらかを指定してください。");
  return { contractCode: contract ?? null, ids: all ? null : ids };
}
