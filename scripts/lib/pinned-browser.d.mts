/** What is run as the browser. */
export interface Browser {
  program: string;
  env: Record<string, string>;
}

/** The Chromium of the lockfile; undefined on systems that the package is not made for. */
export function pinnedBrowser(): Browser | undefined;
