import { migrate, rollback } from "../../db/migrate.ts";
import { prepareQueue } from "../../jobs/queue.ts";
import type { AddCommand } from "../cli.ts";
import { withInstallation } from "../context.ts";
import { wrongUse } from "../exit.ts";

export const migrateCommand: AddCommand = (program, io) => {
  program
    .command("migrate")
    .description("データベースの表を最新にします")
    .option("--down <n>", "新しいものから<n>段階だけ元に戻します（データは失われます）")
    .action((options: { down?: string }) => {
      if (options.down !== undefined && !/^[1-9]\d{0,3}$/.test(options.down))
        throw wrongUse("--downには1以上の整数を指定してください。");
      return withInstallation(io, async ({ ownerUrl }) => {
        const names =
          options.down === undefined ? await migrate(ownerUrl) : await rollback(ownerUrl, Number(options.down));
        if (options.down === undefined) await prepareQueue(ownerUrl);
        for (const name of names) io.out(`${options.down === undefined ? "適用" : "取消"} ${name}`);
        if (names.length === 0) io.tell(options.down === undefined ? "表は最新です。" : "元に戻すものはありません。");
      });
    });
};
