import { type ChatPost, othersText, type PostedArticle } from "./chat-post.ts";
import { SLACK } from "./chat-services.ts";
import { cut, fitArticles } from "./fit-articles.ts";

/** What mrkdwn would read as a format. Their full-width forms look the same and are none. */
const FORMATS: Record<string, string> = { "*": "＊", _: "＿", "~": "～", "`": "｀", "|": "｜" };
const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

const escapeEntities = (text: string): string => text.replace(/[&<>]/g, (char) => ENTITIES[char] ?? char);
/** A text that names nobody, links nowhere and has no format. */
export const escapeMrkdwn = (text: string): string =>
  escapeEntities(text.replace(/[*_~`|]/g, (char) => FORMATS[char] ?? char));

const MOST_TITLE = 300;
const MOST_MEDIUM = 100;

const link = (url: string, text: string): string =>
  url === "" || url.length > SLACK.url ? escapeMrkdwn(text) : `<${escapeEntities(url)}|${escapeMrkdwn(text)}>`;

function lineOf({ title, medium, date, url }: PostedArticle): string {
  const place = [cut(medium, MOST_MEDIUM), date].filter((part) => part !== "").join("　");
  return `• ${link(url, cut(title, MOST_TITLE))}${place === "" ? "" : `\n    ${escapeMrkdwn(place)}`}`;
}

type SlackBlock =
  | { type: "header"; text: { type: "plain_text"; text: string } }
  | { type: "section"; text: { type: "mrkdwn"; text: string } }
  | { type: "context"; elements: { type: "mrkdwn"; text: string }[] };

export interface SlackMessage {
  /** What the notification says. */
  text: string;
  blocks?: SlackBlock[];
}

/** Articles share sections as far as these reach. */
function sectionsOf(lines: readonly string[]): string[] {
  const texts: string[] = [];
  for (const line of lines) {
    const last = texts.at(-1);
    if (last !== undefined && last.length + 1 + line.length <= SLACK.section)
      texts[texts.length - 1] = `${last}\n${line}`;
    else texts.push(line);
  }
  return texts;
}

function blocksOf({ heading, articles, notes, listUrl }: ChatPost, count: number): SlackBlock[] {
  const left = articles.length - count;
  const links = link(listUrl, left > 0 ? `${othersText(left)}をKirinukiで開く` : "Kirinukiで開く");
  return [
    { type: "header", text: { type: "plain_text", text: cut(heading, SLACK.header) } },
    ...notes.map((note): SlackBlock => ({ type: "context", elements: [{ type: "mrkdwn", text: escapeMrkdwn(note) }] })),
    ...sectionsOf(articles.slice(0, count).map(lineOf)).map(
      (text): SlackBlock => ({ type: "section", text: { type: "mrkdwn", text } }),
    ),
    { type: "context", elements: [{ type: "mrkdwn", text: links }] },
  ];
}

const lengthOf = (block: SlackBlock): number =>
  block.type === "context" ? block.elements.reduce((sum, { text }) => sum + text.length, 0) : block.text.text.length;

const fits = (blocks: readonly SlackBlock[]): boolean =>
  blocks.length <= SLACK.blocks && blocks.reduce((sum, block) => sum + lengthOf(block), 0) <= SLACK.texts;

/** As Block Kit, cut to what Slack takes. */
export function writeSlack(post: ChatPost): SlackMessage {
  const blocks = fitArticles(post, (count) => blocksOf(post, count), fits);
  return { text: cut(escapeMrkdwn(post.heading), SLACK.notification), blocks };
}

/** The same without blocks, for a webhook that refuses them. */
export function writePlainSlack(post: ChatPost): SlackMessage {
  const text = (count: number): string =>
    blocksOf(post, count)
      .map((block) =>
        block.type === "context"
          ? block.elements.map(({ text }) => text).join(" ")
          : block.type === "header"
            ? escapeMrkdwn(block.text.text)
            : block.text.text,
      )
      .join("\n");
  return { text: fitArticles(post, text, (written) => written.length <= SLACK.texts) };
}
