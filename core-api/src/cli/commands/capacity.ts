import { InvalidArgumentError } from "commander";
import { type Capacity, capacityFor, type Load } from "../capacity/capacity.ts";
import type { AddCommand } from "../cli.ts";
import type { Io } from "../io.ts";

interface Options {
  articlesPerDay: number;
  contracts: number;
  users: number;
  themes: number;
  hits: number;
  characters: number;
  days: number;
  originalKb: number;
  busy: number;
  readings: number;
  json?: boolean;
}

function number(text: string): number {
  const value = Number(text);
  if (text.trim() === "" || !Number.isFinite(value) || value < 0) throw new InvalidArgumentError("0以上の数");
  return value;
}

export const capacityCommand: AddCommand = (program, io) => {
  program
    .command("capacity")
    .description("必要なプロセッサー、メモリー、ディスク、接続の数を、測定値から見積もります（データベースは不要です）")
    .requiredOption("--articles-per-day <数>", "1日の記事数", number)
    .requiredOption("--contracts <数>", "契約数", number)
    .requiredOption("--users <数>", "全契約の利用者数", number)
    .option("--themes <数>", "1契約のテーマ数", number, 60)
    .option("--hits <数>", "1テーマに1日に該当する記事数", number, 30)
    .option("--characters <数>", "記事本文の文字数", number, 650)
    .option("--days <数>", "記事を保存する日数", number, 365)
    .option("--original-kb <数>", "1記事あたりの原本の大きさ（KB。原本のない記事も含めた平均）", number, 30)
    .option("--busy <割合>", "最も混む1時間に読む利用者の割合", number, 0.5)
    .option("--readings <数>", "その1時間に1人が開く画面の数", number, 10)
    .option("--json", "結果をJSONだけで表示します")
    .action((options: Options) => {
      const capacity = capacityFor(loadOf(options));
      if (options.json) io.out(JSON.stringify(capacity));
      else show(io, capacity);
    });
};

const loadOf = (options: Options): Load => ({
  articlesPerDay: options.articlesPerDay,
  contracts: options.contracts,
  users: options.users,
  themesPerContract: options.themes,
  hitsPerTheme: options.hits,
  characters: options.characters,
  days: options.days,
  originalKbPerArticle: options.originalKb,
  busyShare: options.busy,
  readingsPerReader: options.readings,
});

const sumOf = (parts: Record<string, number>): number => Object.values(parts).reduce((sum, part) => sum + part, 0);
const tenths = (value: number): string => (Math.ceil(value * 10) / 10).toFixed(1);

function show(io: Io, { processors, nodes, memoryGb, diskGb, connections }: Capacity): void {
  io.out(`プロセッサー（最も混む1時間、60%まで） 計 ${tenths(sumOf(processors))}`);
  io.out(
    `  データベース ${tenths(processors.database)}  core-api ${tenths(processors.coreApi)}  bff ${tenths(processors.bff)}  worker ${tenths(processors.worker)}`,
  );
  io.out(`プロセス  core-api ${nodes.coreApi}  bff ${nodes.bff}  worker ${nodes.worker}（1つ停止しても続けられる数）`);
  io.out(`メモリー（GB） 計 ${tenths(sumOf(memoryGb))}`);
  io.out(
    `  データベース ${tenths(memoryGb.database)}（28日分の記事と索引を含む）  core-api ${tenths(memoryGb.coreApi)}  bff ${tenths(memoryGb.bff)}  worker ${tenths(memoryGb.worker)}`,
  );
  io.out(`ディスク（GB） 計 ${tenths(sumOf(diskGb))}`);
  io.out(
    `  記事 ${tenths(diskGb.articles)}  検索の索引 ${tenths(diskGb.searchIndex)}  テーマの該当 ${tenths(diskGb.themeHits)}  WAL 2日分 ${tenths(diskGb.log)}  原本 ${tenths(diskGb.originals)}`,
  );
  io.out(`PostgreSQLの接続（max_connections） ${connections}`);
}
