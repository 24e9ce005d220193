import { limitHeap } from "@kirinuki/schema/process/limit-heap.ts";
import { demoIsLoaded } from "../demo/demo-journal.ts";
import { runCli } from "../src/cli/cli.ts";
import { heedSignals, type Io, processIo } from "../src/cli/io.ts";
import { LOCAL_COMMANDS } from "./commands/all.ts";
import { openDatabase } from "./embedded/open-database.ts";

limitHeap(process.argv[2]);

/** READY_WITH_DEMO=true: /readyz answers 503 until the demo is loaded. */
const withDemo = process.env.READY_WITH_DEMO === "true";
const io: Io = { ...processIo, openDatabase, ...(withDemo ? { completeness: demoIsLoaded } : {}) };

heedSignals();
process.exitCode = await runCli(process.argv.slice(2), io, LOCAL_COMMANDS);
