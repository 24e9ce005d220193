import { resealAll } from "../../db/reseal.ts";
import { sealedTextsOf } from "../../db/sealed-texts-of.ts";
import type { AddCommand } from "../cli.ts";
import { requireMigrated, withInstallation } from "../context.ts";
import { EXIT } from "../exit.ts";

/** Changes of the installation's secret without a pause (docs/operations.md, Changing secrets). */
export const secretCommand: AddCommand = (program, io, end) => {
  program
    .command("secret")
    .description("秘密の鍵の変更を助けます")
    .command("reseal")
    .description(
      "暗号化して保存した値を、今の鍵（KIRINUKI_SECRET）で暗号化し直します（稼働中に実行でき、繰り返しても構いません）",
    )
    .action(() =>
      withInstallation(io, async ({ ownerUrl }, config) => {
        await requireMigrated(ownerUrl);
        const { resealed, unreadable } = await resealAll(ownerUrl, sealedTextsOf(config));
        io.tell(`${resealed}件を暗号化し直しました。`);
        if (unreadable.length === 0) return;
        io.tell(`どちらの鍵でも読めない値が${unreadable.length}件あります。\n${unreadable.join("\n")}`);
        end(EXIT.someRefused);
      }),
    );
};
