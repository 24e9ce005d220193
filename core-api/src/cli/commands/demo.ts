import type { AddCommand } from "../cli.ts";

export const demoCommand: AddCommand = (program, io) => {
  program
    .command("demo")
    .description("架空のデモデータを登録します")
    .option("--once", "登録済みなら何もしません")
    .action(() => io.tell("?"));
};
