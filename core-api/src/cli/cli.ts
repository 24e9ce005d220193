import { Command, CommanderError } from "commander";
import { archiveCommand } from "./commands/archive.ts";
import { auditCommand } from "./commands/audit.ts";
import { bounceCommand } from "./commands/bounce.ts";
import { capacityCommand } from "./commands/capacity.ts";
import { contractCommand } from "./commands/contract.ts";
import { deadLettersCommand } from "./commands/dead-letters.ts";
import { exportCommand } from "./commands/export.ts";
import { feedCommand } from "./commands/feed.ts";
import { ingestCommand } from "./commands/ingest.ts";
import { matchCommand } from "./commands/match.ts";
import { mediumCommand } from "./commands/medium.ts";
import { migrateCommand } from "./commands/migrate.ts";
import { operatorCommand } from "./commands/operator.ts";
import { personCommand } from "./commands/person.ts";
import { retentionCommand } from "./commands/retention.ts";
import { rightholderCommand } from "./commands/rightholder.ts";
import { searchCommand } from "./commands/search.ts";
import { secretCommand } from "./commands/secret.ts";
import { serveCommand } from "./commands/serve.ts";
import { tokenCommand } from "./commands/token.ts";
import { workerCommand } from "./commands/worker.ts";
import { CliFailure, EXIT, type ExitCode } from "./exit.ts";
import type { Io } from "./io.ts";

/** Adds itself to the program; `end` takes the exit code of what it did. */
export type AddCommand = (program: Command, io: Io, end: (code: ExitCode) => void) => void;

const COMMANDS: readonly AddCommand[] = [
  serveCommand,
  workerCommand,
  migrateCommand,
  ingestCommand,
  feedCommand,
  matchCommand,
  searchCommand,
  rightholderCommand,
  archiveCommand,
  exportCommand,
  contractCommand,
  mediumCommand,
  retentionCommand,
  operatorCommand,
  personCommand,
  tokenCommand,
  auditCommand,
  secretCommand,
  bounceCommand,
  deadLettersCommand,
  capacityCommand,
];

const TITLES: Record<string, string> = {
  "Usage:": "使い方:",
  "Arguments:": "引数:",
  "Options:": "オプション:",
  "Commands:": "コマンド:",
};

/**
 * Runs one command line; `more` are commands besides the product's own. Never throws: whatever happens becomes a sentence and an
 * exit code.
 */
export async function runCli(args: readonly string[], io: Io, more: readonly AddCommand[] = []): Promise<ExitCode> {
  let code: ExitCode = EXIT.done;
  const program = createProgram(more, io, (ended) => {
    code = ended;
  });
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    return explain(error, io);
  }
}

/** The product's commands, and `more` besides. */
export function createProgram(more: readonly AddCommand[], io: Io, end: (code: ExitCode) => void): Command {
  const program = new Command("kirinuki");
  // Before the commands are added: they take these settings over.
  program
    .description("切り抜き：新聞・Webニュース・雑誌の記事を集め、テーマごとに届けます。")
    .exitOverride()
    .configureOutput({
      writeOut: (text) => io.out(text.trimEnd()),
      writeErr: (text) => io.tell(text.trimEnd()),
      outputError: () => {},
    })
    .configureHelp({ styleTitle: (title) => TITLES[title] ?? title })
    .helpOption("-h, --help", "この説明を表示します")
    .helpCommand("help [command]", "コマンドの説明を表示します");
  for (const add of [...COMMANDS, ...more]) add(program, io, end);
  return program;
}

const WRONG_USE: Record<string, string> = {
  "commander.unknownCommand": "そのようなコマンドはありません",
  "commander.unknownOption": "そのようなオプションはありません",
  "commander.missingArgument": "引数が足りません",
  "commander.excessArguments": "引数が多すぎます",
  "commander.missingMandatoryOptionValue": "必要なオプションがありません",
  "commander.optionMissingArgument": "オプションの値がありません",
  "commander.invalidArgument": "値が正しくありません",
};

function explain(error: unknown, io: Io): ExitCode {
  if (error instanceof CliFailure) {
    io.tell(error.message);
    return error.exitCode;
  }
  if (error instanceof CommanderError) return explainUse(error, io);
  io.tell(`処理できませんでした: ${error instanceof Error ? error.message : String(error)}`);
  return EXIT.couldNotRun;
}

function explainUse({ code, exitCode, message }: CommanderError, io: Io): ExitCode {
  if (exitCode === 0) return EXIT.done;
  // Called without a command: the overview says more than an error.
  if (code === "commander.help") return EXIT.wrongUse;
  const detail = /'([^']*)'/.exec(message)?.[1];
  io.tell(`${WRONG_USE[code] ?? "使い方が正しくありません"}${detail ? `: ${detail}` : ""}`);
  io.tell("「kirinuki --help」で使い方を表示します。");
  return EXIT.wrongUse;
}
