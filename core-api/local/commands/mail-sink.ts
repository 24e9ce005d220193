import { join } from "node:path";
import { pino } from "pino";
import type { AddCommand } from "../../src/cli/cli.ts";
import { readConfig } from "../../src/cli/context.ts";
import { CliFailure } from "../../src/cli/exit.ts";
import { runMailSink } from "../mail-sink/run-mail-sink.ts";

export const mailSinkCommand: AddCommand = (program, io) => {
  program
    .command("mail-sink")
    .description("確認用の受信専用メールサーバーと一覧画面を起動します（どこにも転送しません）")
    .action(async () => {
      const { SMTP_PORT, MAIL_PORT, HOST, KIRINUKI_DATA, LOG_LEVEL } = readConfig();
      const stopped = io.stopped();
      const log = pino({ level: LOG_LEVEL });
      const sink = await runMailSink({
        smtpPort: SMTP_PORT,
        httpPort: MAIL_PORT,
        host: HOST,
        dir: join(KIRINUKI_DATA, "mail"),
        tell: (problem) => log.warn(problem),
      }).catch((error: unknown) => {
        if (!(error instanceof Error && "code" in error && error.code === "EADDRINUSE")) throw error;
        throw new CliFailure(
          `ポート${SMTP_PORT}または${MAIL_PORT}は他のプログラムが使用しています。SMTP_PORTとMAIL_PORTで指定してください。`,
        );
      });
      log.info({ smtp: sink.smtpPort, page: `http://${HOST}:${sink.httpPort}` }, "mail-sink is ready");
      await stopped;
      await sink.close();
    });
};
