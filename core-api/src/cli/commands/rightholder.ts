import { decideRightholders } from "../../ingest/decide-rightholders.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";

export const rightholderCommand: AddCommand = (program, io) => {
  const rightholder = program.command("rightholder").description("配信記事の権利者（通信社など）を管理します");
  rightholder
    .command("decide")
    .description("権利者のない登録済みの記事に、本文のクレジットから権利者を付けます（取り込みと同時に実行できます）")
    .option("--json", "結果をJSONだけで表示します")
    .action(({ json = false }: { json?: boolean }) =>
      withOperator(io, async (scope) => {
        const decided = await decideRightholders(scope);
        if (json || !io.outIsTty) io.out(JSON.stringify({ decided }));
        if (!json) io.tell(`記事 ${decided}件に権利者を付けました。`);
      }),
    );
};
