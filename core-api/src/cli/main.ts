import { limitHeap } from "@kirinuki/schema/process/limit-heap.ts";
import { runCli } from "./cli.ts";
import { heedSignals, processIo } from "./io.ts";

limitHeap(process.argv[2]);
heedSignals();
process.exitCode = await runCli(process.argv.slice(2), processIo);
