import { randomUUID } from "node:crypto";
import type { Command } from "commander";
import type { TransactionScope } from "../../db/tenant.ts";
import { withClient } from "../../db/with-client.ts";
import { auditOperator } from "../../modules/audit/audit.ts";
import { differenceOf } from "../../modules/audit/difference.ts";
import { type PlaceRow, prepareArchive, registerArchive, UnfitArchive } from "../../search/archive/add-archive.ts";
import {
  type Archive,
  ArchiveAway,
  ArchiveServers,
  SSL_MODES,
  type SslMode,
} from "../../search/archive/archive-server.ts";
import { readArchiveState } from "../../search/archive/archive-state.read-model.ts";
import { checkArchives } from "../../search/archive/check-archives.ts";
import { moveWeeks } from "../../search/archive/move-week.ts";
import { addDays, parseDay, systemClock, tokyoDay } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { CLI, requireMigrated, withInstallation, withOperator } from "../context.ts";
import { CliFailure, EXIT, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";

interface AddOptions {
  port: string;
  database: string;
  user: string;
  sslmode: SslMode;
}

/** What arrives now is indexed here first. */
const LEAST_DAYS = 14;

/** `kirinuki archive add|move|list|check`: servers with old weeks of search. */
export const archiveCommand: AddCommand = (program, io, end) => {
  const archive = program
    .command("archive")
    .description("検索用の古い週を置く保管サーバー（PostgreSQL）を管理します。登録すると毎晩、古い週を移します");
  addAdd(archive, io);
  archive
    .command("move")
    .description("古い週を、最後に登録した保管サーバーへ今すぐ移します。中断した移動は最初からやり直します")
    .option("--before <day>", "この日より前に終わった週を移す（省略時はARCHIVE_AFTER_DAYS日前）", dayOf)
    .action(async ({ before }: { before?: string }) => {
      const moved = await withOperator(io, async (scope, config, archives) => {
        await demandArchive(scope);
        const today = tokyoDay(systemClock.now());
        return moveWeeks(scope, archives, before ?? addDays(today, -config.ARCHIVE_AFTER_DAYS));
      }).catch(toldWhy);
      io.out(JSON.stringify(moved, null, 2));
    });
  archive
    .command("list")
    .description("保管サーバーと、そこにある期間をJSONで表示します（パスワードは含みません）")
    .action(async () => {
      const state = await withOperator(io, (scope) => scope.shared("read", readArchiveState));
      io.out(
        JSON.stringify(
          {
            archived_before: state.archivedBefore,
            moving_week: state.movingWeek,
            archives: state.archives.map(({ name, hosts, ports, databaseName, sslMode, firstDay, lastDay }) => ({
              ...{ name, hosts, ports, database: databaseName, sslmode: sslMode },
              ...{ first_day: firstDay, last_day: lastDay },
            })),
          },
          null,
          2,
        ),
      );
    });
  archive
    .command("check")
    .description("保管サーバーの応答と、記事の過不足を調べ、結果をJSONで表示します。問題があれば終了コードは1です")
    .action(async () => {
      const report = await withOperator(io, (scope, _, archives) => checkArchives(scope, archives));
      io.out(JSON.stringify(report, null, 2));
      end(report.sound ? EXIT.done : EXIT.someRefused);
    });
};

function addAdd(archive: Command, io: Io): void {
  archive
    .command("add")
    .description(
      "保管サーバーを準備して登録します。登録済みの名前では接続先を変更します。管理者のパスワードは入力を求めるか、標準入力から読み取り、保存しません",
    )
    .argument("<name>", "名前（英小文字、数字、_。先頭は英字）", nameOf)
    .argument("<hosts>", "ホスト。待機系がある場合は「a,b」", listOf("ホスト", /^[\w.:-]+$/))
    .option("--port <ports>", "ポート。ホストごとに異なる場合は「5432,5433」", listOf("ポート", /^\d{1,5}$/), "5432")
    .option("--database <database>", "保管専用のデータベース（作成済みのもの）", "kirinuki_archive")
    .option("--user <user>", "ロールを作成できる管理者", "postgres")
    .option("--sslmode <mode>", `暗号化（${SSL_MODES.join("、")}）`, sslModeOf, "require")
    .action(async (name: string, hosts: string, { port, database, user, sslmode }: AddOptions) => {
      const place: Archive = { name, hosts, ports: port, databaseName: database, sslMode: sslmode };
      if (![1, hosts.split(",").length].includes(port.split(",").length))
        throw wrongUse("ポートは1つ、またはホストと同じ数だけ指定してください。");
      const password = await io.readSecret(`保管サーバーの「${user}」のパスワード: `);
      await withInstallation(io, async ({ ownerUrl, roleSecret }) => {
        await requireMigrated(ownerUrl);
        const servers = new ArchiveServers(roleSecret);
        await prepareArchive(place, { user, password }, servers);
        await register(ownerUrl, place, servers);
      }).catch(toldWhy);
      io.tell(`保管サーバー「${name}」を登録しました。ワーカーが夜間に古い週を移します。`);
    });
}

const register = (ownerUrl: string, place: Archive, servers: ArchiveServers): Promise<void> =>
  withClient(ownerUrl, (owner) =>
    registerArchive(owner, place, servers, (before) => {
      const query = async <Row>(sql: string, parameters: unknown[] = []) =>
        (await owner.query(sql, parameters)).rows as Row[];
      const { name, hosts, ports, databaseName, sslMode } = place;
      const after: PlaceRow = { hosts, ports, database_name: databaseName, ssl_mode: sslMode };
      const detail = { archive_name: name, ...differenceOf(before, after) };
      return auditOperator({ query }, { operatorId: CLI, action: "archive.save", detail, requestId: randomUUID() });
    }),
  );

async function demandArchive(scope: TransactionScope): Promise<void> {
  const { archives } = await scope.shared("read", readArchiveState);
  if (archives.length === 0)
    throw new CliFailure("保管サーバーがありません。「kirinuki archive add」で登録してください。");
}

function toldWhy(error: unknown): never {
  if (error instanceof UnfitArchive) throw new CliFailure(error.message);
  if (error instanceof ArchiveAway) throw new CliFailure(`保管サーバーに接続できません: ${error.message}`);
  throw error;
}

function nameOf(given: string): string {
  if (!/^[a-z][a-z0-9_]{0,29}$/.test(given))
    throw wrongUse("名前は英小文字で始まる30文字以内の英小文字、数字、_で指定してください。");
  return given;
}

const listOf =
  (what: string, pattern: RegExp) =>
  (given: string): string => {
    if (given.split(",").every((each) => pattern.test(each))) return given;
    throw wrongUse(`${what}の指定に誤りがあります: ${given}`);
  };

function sslModeOf(given: string): SslMode {
  const mode = SSL_MODES.find((each) => each === given);
  if (mode === undefined) throw wrongUse(`--sslmodeは${SSL_MODES.join("、")}のいずれかを指定してください。`);
  return mode;
}

function dayOf(given: string): string {
  const latest = addDays(tokyoDay(systemClock.now()), -LEAST_DAYS);
  const day = parseDay(given);
  if (day === null) throw wrongUse("--beforeは日付（yyyy-MM-dd）で指定してください。");
  if (day > latest) throw wrongUse(`--beforeは${LEAST_DAYS}日以上前の日（${latest}まで）を指定してください。`);
  return day;
}
