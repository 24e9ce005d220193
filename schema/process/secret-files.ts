import { readFileSync } from "node:fs";

/** A setting that could not be read from its file; the message is for whoever starts the process. */
export class UnreadableSecret extends Error {}

/**
 * The environment, with what `<NAME>_FILE` points to as `<NAME>`, for each of `names`: so that secrets mounted by an orchestrator never
 * stand in the environment. One line end at the end of a file is not part of its secret.
 * @throws UnreadableSecret where a file can't be read, or a setting is given both ways
 */
export function withSecretFiles(environment: NodeJS.ProcessEnv, names: readonly string[]): NodeJS.ProcessEnv {
  const read = names.flatMap((name) => {
    const file = environment[`${name}_FILE`];
    if (!file) return [];
    if (environment[name]) throw new UnreadableSecret(`${name} and ${name}_FILE must not both be set`);
    return [[name, contentOf(name, file)] as const];
  });
  return { ...environment, ...Object.fromEntries(read) };
}

function contentOf(name: string, file: string): string {
  try {
    return readFileSync(file, "utf8").replace(/\r?\n$/, "");
  } catch (error) {
    const code = error instanceof Error && "code" in error ? error.code : error;
    throw new UnreadableSecret(`${name}_FILE can't be read: ${file} (${code})`);
  }
}
