import { reindex } from "../../search/reindex.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";
import { type Progress, progressBar } from "../progress.ts";

export const searchCommand: AddCommand = (program, io) => {
  const search = program.command("search").description("記事検索の索引を管理します");
  search
    .command("reindex")
    .description("登録済みのすべての記事の検索用索引を作り直します（取り込みと同時に実行できます）")
    .option("--json", "結果をJSONだけで表示します")
    .action(({ json = false }: { json?: boolean }) =>
      withOperator(io, async (scope, _, archives) => {
        let bar: Progress | undefined;
        const indexed = await reindex(scope, archives, (done, total) => {
          bar ??= progressBar(io, "索引作成中", total, json);
          bar.reach(done);
        });
        bar?.close();
        if (json || !io.outIsTty) io.out(JSON.stringify({ indexed }));
        if (!json) io.tell(`記事 ${indexed}件の索引を作り直しました。`);
      }),
    );
};
