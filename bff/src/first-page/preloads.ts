import { existsSync, readFileSync } from "node:fs";
import { join, parse } from "node:path";

interface Chunk {
  file: string;
  name?: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

const START = "index.html";
const FRAME = "src/app/frame/SignedInArea.tsx";

/** What a page's first screen loads beside the program's start, as the web's build names it. */
const ENTRIES = {
  signIn: [
    "src/screens/0001-login/LoginScreen.tsx",
    "src/features/login-notices/NoticePanel.tsx",
    "src/features/installation-links/ProviderLinks.tsx",
  ],
  home: [FRAME, "src/screens/0002-home/HomeScreen.tsx"],
  article: [FRAME, "src/screens/0008-article/ArticleScreen.tsx", "src/app/mail-target.ts"],
} as const;

export type FirstScreen = keyof typeof ENTRIES;

const SIGN_IN_PATH = /^\/(?:0001|sp\/0001)?\/?$/;
const HOME_PATH = /^\/(?:sp\/)?0002\/?$/;

/** The screen that an address most probably shows first; a wrong guess loads files for nothing. */
export function firstScreen(path: string, isKnown: boolean): FirstScreen | null {
  if (SIGN_IN_PATH.test(path)) return isKnown ? "home" : "signIn";
  return isKnown && HOME_PATH.test(path) ? "home" : null;
}

const SHEET = 'rel="stylesheet"';
/** What no browser knows: web/public/first-sign-in.js loads it when the form has been painted, which scripts would delay. */
export const LATER = "kirinuki-later";
const SHEET_LATER = 'rel="preload" as="style"';

/** The chunk of a source. One that static imports of other chunks share stands under its name only. */
const chunkNamed = (manifest: Manifest, source: string): Chunk | undefined =>
  manifest[source] ?? Object.values(manifest).find(({ name }) => name === parse(source).name);

/** Files of the entries and of all that these import statically, each once and behind its imports. An entry that the build does not have adds none. */
function filesOf(manifest: Manifest, entries: readonly string[]): { scripts: string[]; styles: string[] } {
  const visited = new Set<string>();
  const [scripts, styles] = [new Set<string>(), new Set<string>()];
  const visit = (chunk: Chunk | undefined): void => {
    if (!chunk || visited.has(chunk.file)) return;
    visited.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(manifest[imported]);
    scripts.add(chunk.file);
    for (const style of chunk.css ?? []) styles.add(style);
  };
  for (const entry of entries) visit(chunkNamed(manifest, entry));
  return { scripts: [...scripts], styles: [...styles] };
}

interface FilesWanted {
  screen: FirstScreen;
  /** The page shows the screen itself, and not before its style sheets are there. */
  isLaidOut: boolean;
}

/**
 * Tags that let a browser fetch at once what it would learn of file by file: each chunk names the next only when it has come. Empty
 * where the build left no manifest. Scripts need the page's nonce, which the caller adds.
 */
export function preloads(root: string): (wanted: FilesWanted) => string {
  const file = join(root, ".vite/manifest.json");
  if (!existsSync(file)) return () => "";
  const manifest = JSON.parse(readFileSync(file, "utf8")) as Manifest;
  const { file: first, css = [] } = manifest[START] ?? { file: "" };
  const tags = ({ screen, isLaidOut }: FilesWanted): string => {
    // What the start imports first: it is the largest part, and index.html names the start alone.
    const { scripts, styles } = filesOf(manifest, [START, ...ENTRIES[screen]]);
    const added = (all: string[], known: string[]) => all.filter((each) => !known.includes(each));
    return [
      ...added(styles, css).map((style) => `<link ${isLaidOut ? SHEET : SHEET_LATER} crossorigin href="/${style}">`),
      ...(isLaidOut
        ? scripts.map((script) => `<link rel="${LATER}" crossorigin href="/${script}">`)
        : added(scripts, [first]).map((script) => `<link rel="modulepreload" crossorigin href="/${script}">`)),
    ].join("");
  };
  const made = new Map<string, string>();
  return (wanted) => {
    const key = `${wanted.screen} ${wanted.isLaidOut}`;
    const text = made.get(key) ?? tags(wanted);
    made.set(key, text);
    return text;
  };
}
