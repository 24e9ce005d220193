import { Presets, SingleBar } from "cli-progress";
import type { Io } from "./io.ts";

export interface Progress {
  reach(value: number): void;
  /** A line above the bar. */
  tell(line: string): void;
  close(): void;
}

/** A bar on a terminal, nothing elsewhere. */
export function progressBar(io: Io, label: string, total: number, quiet: boolean): Progress {
  if (quiet || !io.tellIsTty || total === 0) return { reach: () => {}, tell: io.tell, close: () => {} };
  const bar = new SingleBar(
    {
      format: `${label} {bar} {percentage}%  残り {eta_formatted}`,
      stream: process.stderr,
      clearOnComplete: true,
      hideCursor: true,
    },
    Presets.shades_classic,
  );
  bar.start(total, 0);
  return {
    reach: (value) => bar.update(Math.min(value, total)),
    tell: (line) => {
      process.stderr.write("\r\u001b[K");
      io.tell(line);
    },
    close: () => bar.stop(),
  };
}
