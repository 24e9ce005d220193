import type { AddCommand } from "../../src/cli/cli.ts";
import { readConfig } from "../../src/cli/context.ts";
import { CliFailure } from "../../src/cli/exit.ts";
import type { Config } from "../../src/config/config.ts";
import { dataIn } from "../embedded/home.ts";
import { openDatabase } from "../embedded/open-database.ts";
import { livingPostmaster, stopPostmaster } from "../embedded/postmaster.ts";
import { homePath, recall } from "../embedded/remembered.ts";
import { serverUrl } from "../embedded/url.ts";

export const databaseCommand: AddCommand = (program, io) => {
  const database = program.command("database").description("付属のPostgreSQLを操作します");
  database
    .command("start")
    .description("データベースを起動したままにします（停止はCtrl-C）")
    .action(async () => {
      const { KIRINUKI_DATA, BACKUP_DIR } = embeddedConfig();
      const stopped = io.stopped();
      const { ownerUrl, release } = await openDatabase({
        stateDir: KIRINUKI_DATA,
        note: io.tell,
        backupDir: BACKUP_DIR,
      });
      try {
        io.out(ownerUrl);
        await stopped;
      } finally {
        await release();
      }
    });
  database
    .command("stop")
    .description("利用中のプログラムがあっても、データベースを停止します")
    .action(async () => {
      const { server } = running(embeddedConfig());
      if (!server) return io.tell("データベースは起動していません。");
      await stopPostmaster(server);
      io.tell("データベースを停止しました。");
    });
  database
    .command("url")
    .description("接続用のURLを表示します（所有者の権限です。パスワードを含みます）")
    .action(() => {
      const config = readConfig();
      if (config.DATABASE_URL !== undefined) return io.out(config.DATABASE_URL);
      const { server, remembered } = running(config);
      if (!server || !remembered) throw new CliFailure("データベースは起動していません。");
      io.out(serverUrl({ ...remembered, port: server.port }, "kirinuki"));
    });
};

function embeddedConfig(): Config {
  const config = readConfig();
  if (config.DATABASE_URL === undefined) return config;
  throw new CliFailure("DATABASE_URLのデータベースを使用しているため、起動や停止はできません。");
}

/** The embedded server as it runs now, if it does. */
function running({ KIRINUKI_DATA }: Config) {
  const remembered = recall(KIRINUKI_DATA);
  return { remembered, server: remembered && livingPostmaster(dataIn(homePath(KIRINUKI_DATA, remembered))) };
}
