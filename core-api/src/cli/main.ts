import { runCli } from "./cli.ts";
import { heedSignals, processIo } from "./io.ts";

heedSignals();
process.exitCode = await runCli(process.argv.slice(2), processIo);
