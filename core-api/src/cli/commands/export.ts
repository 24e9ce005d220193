import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { Option } from "commander";
import { type CsvTable, csvStream } from "../../csv/csv-bytes.ts";
import type { CsvEncoding } from "../../csv/csv-encoding.ts";
import { audit } from "../../modules/audit/audit.ts";
import type { AddCommand } from "../cli.ts";
import { contractIdOf, said, withOperator } from "../context.ts";
import { CliFailure } from "../exit.ts";
import { EXPORTS, type ExportKind, type ExportPeriod } from "../exports.ts";
import type { Io } from "../io.ts";

interface Options extends ExportPeriod {
  contract: string;
  encoding: CsvEncoding;
  out?: string;
}

/** `kirinuki export users|destinations|articles|usage|trend|report` (api.md, CLI): what administrators download, as a file or to the output. */
export const exportCommand: AddCommand = (program, io) => {
  const command = program.command("export").description("契約のデータをCSVで書き出します");
  for (const kind of Object.keys(EXPORTS) as ExportKind[]) addKind(command, kind, io);
};

function addKind(command: ReturnType<Parameters<AddCommand>[0]["command"]>, kind: ExportKind, io: Io): void {
  const { description, hasPeriod } = EXPORTS[kind];
  const sub = command
    .command(kind)
    .description(description)
    .requiredOption("--contract <code>", "企業コード")
    .addOption(new Option("--encoding <name>", "文字コード").choices(["utf8", "sjis"]).default("utf8"))
    .option("--out <file>", "書き出すファイル（省略時は標準出力）");
  if (hasPeriod) sub.option("--from <date>", "開始日（yyyy-MM-dd）").option("--to <date>", "終了日（yyyy-MM-dd）");
  sub.action((options: Options) => exportKind(io, kind, options));
}

/** In one transaction, so that the file is of one moment; the trail says who took what. */
function exportKind(io: Io, kind: ExportKind, { contract, encoding, out, from, to }: Options): Promise<void> {
  const period = { ...(from !== undefined && { from }), ...(to !== undefined && { to }) };
  return withOperator(io, (scope) =>
    scope
      .shared("write", async (tx) => {
        const contractId = await contractIdOf(tx, contract);
        const table = await EXPORTS[kind].table(tx, contractId, period);
        await audit(tx, {
          contractId,
          actor: "operator:cli",
          action: `${kind}.export`,
          detail: { ...period, encoding },
        });
        await write(io, { ...table, encoding }, out);
      })
      .catch(said),
  );
}

async function write<Row>(io: Io, table: CsvTable<Row>, out: string | undefined): Promise<void> {
  const losses = { replaced: 0 };
  const stream = csvStream(table, losses);
  if (out === undefined)
    await pipeline(stream, io.bytes(), { end: false }).catch((error: unknown) => {
      // Whoever reads has enough, as `head` does.
      if (codeOf(error) !== "EPIPE") throw error;
    });
  else await writeFile(io, stream, out);
  if (losses.replaced > 0) io.tell(`Shift_JISにない文字を${losses.replaced}文字、〓に置き換えました。`);
}

/** A file appears whole or not at all. */
async function writeFile(io: Io, stream: Readable, out: string): Promise<void> {
  const unfinished = `${out}.part`;
  try {
    await pipeline(stream, createWriteStream(unfinished));
    await rename(unfinished, out);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw fileFault(error, out) ?? error;
  }
  io.tell(`${out}に書き出しました。`);
}

const codeOf = (error: unknown): string => (error instanceof Error && "code" in error ? String(error.code) : "");

function fileFault(error: unknown, out: string): CliFailure | null {
  const code = codeOf(error);
  return /^E[A-Z]+$/.test(code) ? new CliFailure(`${out}に書き込めません（${code}）。`) : null;
}
