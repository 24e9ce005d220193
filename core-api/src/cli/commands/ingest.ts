import { DATA_SECTIONS, type DataSection } from "@kirinuki/schema/codes.ts";
import type { TransactionScope } from "../../db/tenant.ts";
import type { Remark } from "../../ingest/feed/remark.ts";
import { FORMATS, type Format } from "../../ingest/formats.ts";
import { ingestItems } from "../../ingest/ingest.ts";
import { addCounts, type IngestCounts, NOTHING_READ } from "../../ingest/ingest-counts.ts";
import { type InputFile, UnreadableFile } from "../../ingest/ingest-file.ts";
import { hostOf } from "../../ingest/jsonl/decorators.ts";
import { BatchStore } from "../../ingest/store-batch.ts";
import { ActiveExpressions } from "../../matching/set-up/active-expressions.ts";
import { openIntake } from "../../original-files/open-intake.ts";
import type { Intake } from "../../original-files/original-intake.ts";
import { openOriginalStore } from "../../storage/open-store.ts";
import { systemClock } from "../../time/tokyo.ts";
import type { AddCommand } from "../cli.ts";
import { withPatientOperator } from "../context.ts";
import { CliFailure, EXIT, wrongUse } from "../exit.ts";
import type { Io } from "../io.ts";
import { progressBar } from "../progress.ts";
import { checkErrorsPath, RefusedReport } from "../refused-report.ts";

const NAMES = FORMATS.map(({ name }) => name).join("、");

interface Options {
  format: string;
  dataSection?: string;
  mediaName?: string;
  feedUrl?: string;
  json?: boolean;
  errors?: string;
}

/** What the options say, checked. */
interface Plan {
  format: Format;
  dataSection?: DataSection;
  mediaName?: string;
  feedUrl?: string;
}

export const ingestCommand: AddCommand = (program, io, end) => {
  program
    .command("ingest")
    .description("記事ファイルを取り込み、テーマに照合します（同じファイルを何度取り込んでも結果は同じです）")
    .requiredOption(
      "--format <format>",
      `ファイルの形式（${NAMES}）。feedはRSS、Atom、JSON Feed、newsmlはNewsML-G2、NITF、ninjs、気象庁の電文。newspaperとmagazineは目録と原文のフォルダーまたはZIP`,
    )
    .option("--data-section <n>", "情報源区分のない記事の区分（1 新聞画像、2 新聞テキスト、3 Web、5 雑誌）")
    .option("--media-name <name>", "feed、newsml: 媒体名（指定しないときはフィードの題名、配信元の名前）")
    .option("--feed-url <url>", "feed: フィードのURL（相対リンクの基準）")
    .option("--json", "エラーを1件1行のJSONで、最後の行に結果をJSONで表示します")
    .option("--errors <file>", "すべてのエラーを1件1行のJSONでファイルに書き出します")
    .argument("<file...>", "取り込むファイル（newspaper、magazineではフォルダーまたはZIPファイル）")
    .action(async (files: string[], options: Options) => {
      const plan = planOf(options);
      checkErrorsPath(options.errors, files);
      const inputs = await openAll(files, plan.format);
      const counts = await withPatientOperator(io, async (scope, config) => {
        const originals = openIntake(scope, openOriginalStore(config));
        try {
          return await ingestAll(io, inputs, plan, { scope, intake: originals.intake, ...options });
        } finally {
          originals.close();
        }
      });
      if (options.json || !io.outIsTty) io.out(JSON.stringify(counts));
      if (!options.json) io.tell(summary(counts));
      end(counts.refused > 0 ? EXIT.someRefused : EXIT.done);
    });
};

function planOf({ format: given, dataSection, mediaName, feedUrl }: Options): Plan {
  const format = FORMATS.find(({ name }) => name === given);
  if (!format) throw wrongUse(`形式は${NAMES}のいずれかを指定してください: ${given}`);
  const section = DATA_SECTIONS.find((known) => String(known) === dataSection);
  if (dataSection !== undefined && section === undefined)
    throw wrongUse(`情報源区分は${DATA_SECTIONS.join("、")}のいずれかを指定してください: ${dataSection}`);
  if (format.name !== "feed" && feedUrl !== undefined)
    throw wrongUse("--feed-urlは、形式がfeedのときだけ指定できます。");
  if (format.name === "jsonl" && mediaName !== undefined)
    throw wrongUse("--media-nameは、形式がfeedかnewsmlのときだけ指定できます。");
  if (feedUrl !== undefined && hostOf(feedUrl) === null)
    throw wrongUse(`フィードのURLは「http://」または「https://」で始まる正しいURLを指定してください: ${feedUrl}`);
  return {
    format,
    ...(section === undefined ? {} : { dataSection: section }),
    ...(mediaName === undefined ? {} : { mediaName }),
    ...(feedUrl === undefined ? {} : { feedUrl }),
  };
}

/** All files are looked at before the first one is taken in. */
async function openAll(files: string[], format: Format): Promise<InputFile[]> {
  try {
    return await Promise.all(files.map((file) => format.open(file)));
  } catch (error) {
    if (error instanceof UnreadableFile) throw new CliFailure(error.message);
    throw error;
  }
}

async function ingestAll(
  io: Io,
  inputs: InputFile[],
  plan: Plan,
  {
    scope,
    intake,
    json = false,
    errors,
  }: Pick<Options, "json" | "errors"> & { scope: TransactionScope; intake: Intake },
): Promise<IngestCounts> {
  const bar = progressBar(
    io,
    "取り込み中",
    inputs.reduce((sum, { bytes }) => sum + bytes, 0),
    json,
  );
  const onUnreadable = (id: number) => io.tell(`警告: 検索式${id}は読み取れないため、照合に使いません。`);
  const tell = json ? () => {} : (line: string) => bar.tell(line);
  const report = new RefusedReport(io, { counter: plan.format.counter, json, path: errors, tell });
  const store = new BatchStore({
    scope,
    clock: systemClock,
    expressions: new ActiveExpressions({ onUnreadable }),
    onRefused: (items) => report.add(items),
  });
  let counts = NOTHING_READ;
  let before = 0;
  try {
    for (const input of inputs) {
      report.file = input.file;
      const { format, ...options } = plan;
      const listener = {
        onBytes: (bytes: number) => bar.reach(before + bytes),
        onRemarks: (remarks: readonly Remark[]) => {
          for (const { text } of remarks) tell(`${input.file} 注意: ${text}`);
        },
      };
      const items = format.items(input, options, listener, intake);
      counts = addCounts(counts, await ingestItems(items, store, input));
      before += input.bytes;
    }
  } finally {
    report.close();
    bar.close();
  }
  return counts;
}

const summary = ({ read, stored, known, corrected, refused, matched }: IngestCounts): string =>
  `読込 ${read}件：登録 ${stored}件、登録済み ${known}件、訂正 ${corrected}件、エラー ${refused}件（テーマへの該当 ${matched}件）`;
