import type { AddCommand } from "../../src/cli/cli.ts";
import { backupCommand } from "./backup.ts";
import { databaseCommand } from "./database.ts";
import { demoCommand } from "./demo.ts";
import { mailSinkCommand } from "./mail-sink.ts";
import { restoreCommand } from "./restore.ts";
import { verifyCommand } from "./verify.ts";

/** What the command line of a checkout can do besides the product's. */
export const LOCAL_COMMANDS: readonly AddCommand[] = [
  demoCommand,
  databaseCommand,
  backupCommand,
  restoreCommand,
  verifyCommand,
  mailSinkCommand,
];
