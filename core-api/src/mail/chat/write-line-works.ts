import { type ChatPost, othersText } from "./chat-post.ts";
import { LINE_WORKS } from "./chat-services.ts";
import { cut, fitArticles } from "./fit-articles.ts";

const MOST_TITLE = 120;
const MOST_MEDIUM = 40;

export interface LineWorksMessage {
  title: string;
  body: { text: string };
  button?: { label: string; url: string };
}

/** A title, plain text and a button, cut to what LINE WORKS takes. */
export function writeLineWorks(post: ChatPost): LineWorksMessage {
  const { heading, articles, notes, listUrl } = post;
  const write = (count: number): string => {
    const left = articles.length - count;
    const listed = articles.slice(0, count).map(({ title, medium, date, url }) => {
      const place = [cut(medium, MOST_MEDIUM), date].filter((part) => part !== "").join("　");
      return [
        `・${cut(title, MOST_TITLE)}`,
        ...(place === "" ? [] : [`　${place}`]),
        ...(url === "" ? [] : [url]),
      ].join("\n");
    });
    return [...notes, ...listed, ...(left > 0 ? [othersText(left)] : [])].join("\n");
  };
  const text = fitArticles(post, write, (written) => written.length <= LINE_WORKS.text);
  return {
    title: cut(heading, LINE_WORKS.title),
    // Its form wants a text.
    body: { text: text === "" ? heading : text },
    ...(listUrl.length <= LINE_WORKS.url && {
      button: { label: cut("Kirinukiで開く", LINE_WORKS.label), url: listUrl },
    }),
  };
}
