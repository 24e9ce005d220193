import type { OpenDatabase } from "../db/open-database.ts";
import { CliFailure } from "./exit.ts";

/** The product brings no database of its own. @throws CliFailure where none is named */
export const openGivenDatabase: OpenDatabase = async ({ databaseUrl }) => {
  if (databaseUrl === undefined)
    throw new CliFailure(
      "DATABASE_URLが設定されていません。PostgreSQLの接続先を「postgresql://ユーザー名:パスワード@ホスト名:5432/データベース名」の形で設定してください。",
    );
  return { ownerUrl: databaseUrl, release: async () => {} };
};
