import type { ChatPost } from "./chat-post.ts";

/** So many articles are put into one post at most; nobody reads more in a chat room. */
const MOST_POSTED = 100;

/**
 * Puts as many articles into a post as its service takes, newest first as they come.
 * @param write gives the post with so many of its articles, the rest being named as a number
 * @param fits whether the service takes it
 * @returns the longest that fits; the one without articles where none does
 */
export function fitArticles<Written>(
  { articles }: Pick<ChatPost, "articles">,
  write: (count: number) => Written,
  fits: (written: Written) => boolean,
): Written {
  let [most, least] = [Math.min(articles.length, MOST_POSTED), 0];
  const whole = write(most);
  if (fits(whole)) return whole;
  let best = write(0);
  while (least < most - 1) {
    const middle = Math.floor((least + most) / 2);
    const written = write(middle);
    if (fits(written)) [best, least] = [written, middle];
    else most = middle;
  }
  return best;
}

/** Cut to a length in UTF-16 units, never within a character. */
export function cut(text: string, most: number): string {
  if (text.length <= most) return text;
  let short = "";
  for (const { segment } of new Intl.Segmenter("ja", { granularity: "grapheme" }).segment(text)) {
    if (short.length + segment.length > most - 1) break;
    short += segment;
  }
  return `${short}…`;
}
