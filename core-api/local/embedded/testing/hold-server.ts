import { useServer } from "../server.ts";

// A process of its own that uses the server of the folder given to it, for the tests that kill such processes.
// It says "up <url>" and then holds on until its input ends ("release") or it is told to leave without a word ("exit").
const [stateDir = "", ending] = process.argv.slice(2);
const server = await useServer({ stateDir, profile: "throwaway" });
process.stdout.write(`up ${server.url("postgres")}\n`);
if (ending === "exit") process.exit(0);
process.stdin.resume().once("end", () => server.release());
