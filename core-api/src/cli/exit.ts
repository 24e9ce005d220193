/** Exit codes of every command (api.md, CLI). */
export const EXIT = { done: 0, someRefused: 1, wrongUse: 2, couldNotRun: 3 } as const;
export type ExitCode = (typeof EXIT)[keyof typeof EXIT];

/** Ends a command with a sentence for the person who typed it. */
export class CliFailure extends Error {
  constructor(
    message: string,
    readonly exitCode: ExitCode = EXIT.couldNotRun,
  ) {
    super(message);
  }
}

export const wrongUse = (message: string): CliFailure => new CliFailure(message, EXIT.wrongUse);
