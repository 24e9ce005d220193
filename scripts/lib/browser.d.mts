/** The program of an installed Chromium; undefined when there is none on the path. */
export function systemChromium(): string | undefined;
