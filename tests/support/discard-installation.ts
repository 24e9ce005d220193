import { rmSync } from "node:fs";
import { homePath, recall } from "@kirinuki/core-api/local/embedded/remembered.ts";

/** Removes a stopped installation and its database's folder, which lies outside where the database runs under another account. */
export function discardInstallation(stateDir: string): void {
  const remembered = recall(stateDir);
  if (remembered) rmSync(homePath(stateDir, remembered), { recursive: true, force: true });
  rmSync(stateDir, { recursive: true, force: true });
}
