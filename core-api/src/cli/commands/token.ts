import { ApiTokenForm } from "@kirinuki/schema/forms/api-token-form.ts";
import { PURPOSES } from "@kirinuki/schema/purposes.ts";
import { TOKEN_SCOPES } from "@kirinuki/schema/token-scopes.ts";
import { operatorActor } from "../../access/operator-actor.ts";
import type { Transaction } from "../../db/tenant.ts";
import { AppError } from "../../errors/app-error.ts";
import { validateForm } from "../../http/validate.ts";
import { createApiToken, listApiTokens, revokeApiToken } from "../../modules/people/api-token/api-token.service.ts";
import { systemClock, tokyoDateTime } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { CLI, contractIdOf, said, withOperator } from "../context.ts";
import { CliFailure, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";

interface OfContract {
  contract: string;
}
interface NewToken extends OfContract {
  user: string;
  name: string;
  expires?: string;
  scope?: string[];
  purpose?: string;
  from?: string[];
}

const ACTOR = operatorActor(CLI);

export const tokenCommand: AddCommand = (program, io) => {
  const token = program.command("token").description("連携用のAPIトークンを管理します");
  token
    .command("create")
    .description("APIトークンを発行し、標準出力に表示します（表示はこの一度だけです）")
    .requiredOption("--contract <code>", "企業コード")
    .requiredOption("--user <id>", "トークンの権限となるユーザーID")
    .requiredOption("--name <name>", "用途がわかる名称（50文字以下）")
    .option("--scope <name...>", `許可する範囲（${TOKEN_SCOPES.join("、")}。省略時はlists）`)
    .option("--purpose <purpose>", `受け取る側の用途（${PURPOSES.join("、")}。省略時はdisplay）`)
    .option("--from <range...>", "接続元のアドレスの範囲（省略時は制限なし）")
    .option("--expires <date>", "有効期限（yyyy-MM-dd。省略時は1年後、長くても2年後）")
    .action(async ({ contract, user, name, expires, scope, purpose, from }: NewToken) => {
      const given = { userId: user, tokenName: name, expiresAt: expires, scopes: scope, purpose, addressRanges: from };
      const form = await validateForm(ApiTokenForm, given).catch(said);
      const made = await ofContract(io, contract, "write", (tx, contractId) =>
        createApiToken(tx, { contractId, actor: ACTOR, madeBy: null, client: null }, form, systemClock.now()),
      );
      io.out(made.token);
    });
  token
    .command("list")
    .description("APIトークンの一覧をJSONで1行に1件表示します（トークンそのものは含みません）")
    .requiredOption("--contract <code>", "企業コード")
    .action(async ({ contract }: OfContract) => {
      const tokens = await ofContract(io, contract, "read", listApiTokens);
      for (const { api_token_id, created_at, expires_at, last_used_at, ...rest } of tokens)
        io.out(
          JSON.stringify({
            api_token_id: String(api_token_id),
            ...rest,
            created_at: tokyoDateTime(created_at),
            expires_at: tokyoDateTime(expires_at),
            last_used_at: last_used_at && tokyoDateTime(last_used_at),
          }),
        );
    });
  token
    .command("revoke")
    .description("APIトークンを失効させます")
    .requiredOption("--contract <code>", "企業コード")
    .argument("<id>", "APIトークンのID")
    .action(async (id: string, { contract }: OfContract) => {
      if (!/^[1-9]\d{0,8}$/.test(id)) throw wrongUse(`APIトークンのIDを数字で指定してください: ${id}`);
      await ofContract(io, contract, "write", (tx, contractId) =>
        revokeApiToken(tx, { contractId, actor: ACTOR, madeBy: null, client: null }, id).catch((error: unknown) => {
          if (error instanceof AppError) throw new CliFailure(`APIトークン${id}は見つかりません。`);
          throw error;
        }),
      );
      io.tell(`APIトークン${id}を失効させました。`);
    });
};

function ofContract<Result>(
  io: Io,
  code: string,
  access: "read" | "write",
  work: (tx: Transaction, contractId: number) => Promise<Result>,
): Promise<Result> {
  return withOperator(io, (scope) =>
    scope
      .shared(access, async (tx) => {
        return work(tx, await contractIdOf(tx, code));
      })
      .catch(said),
  );
}
