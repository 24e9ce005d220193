import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import { ingestItems } from "../../ingest/ingest.ts";
import { addCounts, type IngestCounts, NOTHING_READ } from "../../ingest/ingest-counts.ts";
import { type InputFile, jsonlItems, openInput, UnreadableFile } from "../../ingest/ingest-file.ts";
import type { RefusedItem } from "../../ingest/item.ts";
import { BatchStore } from "../../ingest/store-batch.ts";
import { ExpressionBook } from "../../matching/set-up/expression-book.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { withOperator } from "../context.ts";
import { CliFailure, EXIT, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";
import { progressBar } from "../progress.ts";

const FORMATS = ["jsonl"];
/** Refused items that are shown; all of them are in the operator's list. */
const SHOWN = 20;

interface Options {
  format: string;
  dataSection?: string;
  json?: boolean;
}

export const ingestCommand: AddCommand = (program, io, end) => {
  program
    .command("ingest")
    .description("記事ファイルを取り込み、テーマに照合します（同じファイルを何度取り込んでも結果は同じです）")
    .requiredOption("--format <format>", `ファイルの形式（${FORMATS.join("、")}）`)
    .option("--data-section <n>", "情報源区分のない記事の区分（1 新聞画像、2 新聞テキスト、3 Web、5 雑誌）")
    .option("--json", "結果をJSONだけで表示します")
    .argument("<file...>", "取り込むファイル")
    .action(async (files: string[], options: Options) => {
      const dataSection = sectionOf(options);
      const inputs = await openAll(files);
      const counts = await withOperator(io, (scope) =>
        ingestAll(io, inputs, dataSection, options.json === true, scope),
      );
      if (options.json || !io.outIsTty) io.out(JSON.stringify(counts));
      if (!options.json) io.tell(summary(counts));
      end(counts.refused > 0 ? EXIT.someRefused : EXIT.done);
    });
};

function sectionOf({ format, dataSection }: Options): DataSection | undefined {
  if (!FORMATS.includes(format)) throw wrongUse(`形式は${FORMATS.join("、")}のいずれかを指定してください: ${format}`);
  const section = DATA_SECTIONS.find((known) => String(known) === dataSection);
  if (dataSection !== undefined && section === undefined)
    throw wrongUse(`情報源区分は${DATA_SECTIONS.join("、")}のいずれかを指定してください: ${dataSection}`);
  return section;
}

/** All files are looked at before the first one is taken in. */
async function openAll(files: string[]): Promise<InputFile[]> {
  try {
    return await Promise.all(files.map(openInput));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CliFailure(error.message);
    throw error;
  }
}

async function ingestAll(
  io: Io,
  inputs: InputFile[],
  dataSection: DataSection | undefined,
  quiet: boolean,
  scope: ConstructorParameters<typeof BatchStore>[0]["scope"],
): Promise<IngestCounts> {
  const bar = progressBar(
    io,
    "取り込み中",
    inputs.reduce((sum, { bytes }) => sum + bytes, 0),
    quiet,
  );
  const onUnreadable = (id: number) => io.tell(`警告: 検索式${id}は読み取れないため、照合に使いません。`);
  const report = new RefusedReport(quiet ? () => {} : (line) => bar.tell(line));
  const store = new BatchStore({
    scope,
    clock: systemClock,
    book: new ExpressionBook({ onUnreadable }),
    onRefused: (items) => report.add(items),
  });
  let counts = NOTHING_READ;
  let before = 0;
  try {
    for (const input of inputs) {
      report.file = input.file;
      const items = jsonlItems(input, dataSection === undefined ? {} : { dataSection }, (bytes) =>
        bar.reach(before + bytes),
      );
      counts = addCounts(counts, await ingestItems(items, store, input));
      before += input.bytes;
    }
  } finally {
    bar.close();
  }
  return counts;
}

/** Shows the first refused items, as they come. */
class RefusedReport {
  file = "";
  private count = 0;

  constructor(private readonly tell: (line: string) => void) {}

  add(items: readonly RefusedItem[]): void {
    for (const { itemNo, faults } of items) {
      this.count += 1;
      if (this.count <= SHOWN)
        for (const { field, reason } of faults) this.tell(`${this.file} ${itemNo}行目 ${field}: ${reason}`);
      if (this.count === SHOWN + 1) this.tell("（以降のエラーは、誤り記事の一覧で確認してください）");
    }
  }
}

const summary = ({ read, stored, known, corrected, refused, matched }: IngestCounts): string =>
  `読込 ${read}件：登録 ${stored}件、登録済み ${known}件、訂正 ${corrected}件、エラー ${refused}件（テーマへの該当 ${matched}件）`;
