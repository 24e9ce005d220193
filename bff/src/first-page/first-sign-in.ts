import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { escapeHtml } from "@kirinuki/schema/escape-html.ts";
import { FIRST_SIGN_IN_FILE, type FirstSignIn } from "@kirinuki/schema/first-sign-in.ts";
import type { SignInAnswer } from "./first-notices.ts";

/** @throws Error where the markup has a place that nothing is for */
const fill = (markup: string, values: Readonly<Record<string, string>>): string =>
  markup.replaceAll(/\[\[([^[\]]+)\]\]/g, (_, name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`nothing for [[${name}]]`);
    return value;
  });

function filled(parts: FirstSignIn, { loginScreen, installationLinks }: SignInAnswer): string {
  const notices = loginScreen.notices.map(({ date, text }) =>
    fill(parts.notice, {
      "year-month-day": escapeHtml(date),
      "year/month/day": escapeHtml(date.replaceAll("-", "/")),
      text: escapeHtml(text),
    }),
  );
  const links = installationLinks.map(({ kind, url }) => fill(parts.link[kind] ?? "", { url: escapeHtml(url) }));
  const around = (markup: string, items: readonly string[]) =>
    items.length === 0 ? "" : fill(markup, { items: items.join("") });
  const { alert } = loginScreen;
  return fill(alert ? parts.alertedPage : parts.page, {
    alert: escapeHtml(alert ?? ""),
    notices: around(parts.notices, notices),
    links: around(parts.links, links),
  });
}

/**
 * The sign-in as the web's build rendered it (web: app/first-sign-in.tsx), with what the program would show in it. Its script shows it,
 * so it comes with the script or not at all. Null where the build left none, or one with
 * places that nothing is for.
 */
export function firstSignIn(root: string): (answer: SignInAnswer) => string | null {
  const file = join(root, FIRST_SIGN_IN_FILE);
  if (!existsSync(file)) return () => null;
  const parts = JSON.parse(readFileSync(file, "utf8")) as FirstSignIn;
  return (answer) => {
    try {
      return `<div id="first-sign-in" hidden>${filled(parts, answer)}</div>`;
    } catch {
      return null;
    }
  };
}

const SCRIPT = "/first-sign-in.js";

/** Its script, which stands behind the program's place and is fetched first. */
export const FIRST_SIGN_IN = {
  head: `<link rel="preload" as="script" href="${SCRIPT}">`,
  after: `<script src="${SCRIPT}"></script>`,
} as const;
