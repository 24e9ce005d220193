import type { AddCommand } from "../../src/cli/cli.ts";
import { withOperator } from "../../src/cli/context.ts";
import { CliFailure } from "../../src/cli/exit.ts";
import { sealedTextsOf } from "../../src/db/sealed-texts-of.ts";
import { openOriginalStore } from "../../src/storage/open-store.ts";
import { systemClock } from "../../src/time/tokyo.ts";

export const demoCommand: AddCommand = (program, io) => {
  program
    .command("demo")
    .description("架空のデモデータを登録します（他の契約には触れません）")
    .option("--once", "登録済みなら何もしません")
    .action(({ once = false }: { once?: boolean }) =>
      withOperator(io, async (scope, config) => {
        // Fonts and drawing are of no use to the long-running commands: loaded here, they stay out of their memory.
        const [{ CodeTaken }, { writeMissingOriginals }, { loadDemo }] = await Promise.all([
          import("../../demo/begin-demo.ts"),
          import("../../demo/demo-originals.ts"),
          import("../../demo/load-demo.ts"),
        ]);
        const store = openOriginalStore(config);
        let originals = 0;
        const { state, counts } = await loadDemo(
          {
            scope,
            clock: systemClock,
            sealedTexts: sealedTextsOf(config),
            writeOriginals: async (content) => {
              originals = await writeMissingOriginals(scope, store, content);
            },
          },
          once,
        ).catch((error: unknown) => {
          if (!(error instanceof CodeTaken)) throw error;
          throw new CliFailure(`企業コード「${error.codes.join("、")}」が既に使われているため、デモを登録できません。`);
        });
        if (state === "already there") return;
        const { read, stored, matched } = counts;
        io.tell(`デモ：記事 ${read}件（新規 ${stored}件、テーマへの該当 ${matched}件）、原文 新規 ${originals}件`);
      }),
    );
};
