/** One line to the person at the terminal. */
export const say = (line = "") => process.stdout.write(`${line}\n`);

/** One line on what is wrong, then the end. Nothing more is written: a stack tells a newcomer nothing. */
export function die(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export const seconds = (since) => `${((Date.now() - since) / 1000).toFixed(1)} s`;
