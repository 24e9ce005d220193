import { posix, win32 } from "node:path";

const URL_LIKE = /^[a-z][a-z0-9+.-]*:\/\//i;
/** Runs that are about files. Theme names and times of the others may have a slash. */
const OF_FILES: ReadonlySet<string> = new Set(["ingest", "folder", "correction", "demo", "feed"]);

/** What a run was about, without the folders of the server. */
export const labelWithoutFolders = (trigger: string, label: string): string =>
  OF_FILES.has(trigger) && !URL_LIKE.test(label) ? posix.basename(win32.basename(label)) : label;

/** A quoted path, or a bare one of two names or more; an address of the web is none. */
const QUOTED = /(['"])((?:[A-Za-z]:)?[\\/][^'"]*)\1/g;
const BARE = /(?<![\w:/.])(?:[A-Za-z]:)?(?:[\\/][^\s\\/'":()]+)+[\\/]([^\s\\/'":()]+)/g;

const WORDS: readonly (readonly [RegExp, string])[] = [
  [/\bENOENT\b/, "ファイルが見つかりません"],
  [/\b(?:EACCES|EPERM)\b/, "ファイルを読み取る権限がありません"],
  [/\b(?:ENOSPC|disk full)\b/i, "ディスクの空きがありません"],
  [/\bECONNREFUSED\b|Connection terminated|terminating connection/i, "データベースに接続できません"],
  [/statement timeout/i, "データベースの処理が時間内に終わりませんでした"],
  [/\b(?:ETIMEDOUT|timed? ?out)\b/i, "時間内に終わりませんでした"],
];
const JAPANESE = /[ぁ-んァ-ヶ一-龠]/;

/** Why a run failed, in words and without the folders of the server; the original message follows for who has to look for it. */
export function failureInWords(failure: string): string {
  const message = failure
    .replace(QUOTED, (_, quote: string, path: string) => `${quote}${posix.basename(win32.basename(path))}${quote}`)
    .replace(BARE, "$1");
  if (JAPANESE.test(message)) return message;
  const [, words = "処理中にエラーが発生しました"] = WORDS.find(([pattern]) => pattern.test(message)) ?? [];
  return `${words}（${message}）`;
}
