import { existsSync, rmSync } from "node:fs";
import { dataIn } from "./home.ts";
import { livingPostmaster, stopPostmaster } from "./postmaster.ts";
import { homePath, recall } from "./remembered.ts";

/** Stops the embedded server of a state folder, if it runs, and deletes the folder with all data, wherever that lies. */
export async function discardState(stateDir: string): Promise<void> {
  if (!existsSync(stateDir)) return;
  const remembered = recall(stateDir);
  if (remembered !== undefined) {
    const home = homePath(stateDir, remembered);
    const living = livingPostmaster(dataIn(home));
    if (living !== undefined) await stopPostmaster(living);
    rmSync(home, { recursive: true, force: true });
  }
  rmSync(stateDir, { recursive: true, force: true });
}
