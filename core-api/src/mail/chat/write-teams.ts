import { type ChatPost, othersText, type PostedArticle } from "./chat-post.ts";
import { TEAMS } from "./chat-services.ts";
import { cut, fitArticles } from "./fit-articles.ts";

const MOST_TITLE = 300;
const MOST_MEDIUM = 100;

interface TextRun {
  type: "TextRun";
  text: string;
  weight?: "Bolder";
  size?: "Medium";
  isSubtle?: true;
  selectAction?: { type: "Action.OpenUrl"; url: string };
}
/** Its runs are plain text: whatever a title holds, nothing of it is read as Markdown. */
interface RichText {
  type: "RichTextBlock";
  spacing?: "Medium" | "None";
  inlines: TextRun[];
}

type CardContent = TeamsMessage["attachments"][0]["content"];

export interface TeamsMessage {
  type: "message";
  attachments: [
    {
      contentType: "application/vnd.microsoft.card.adaptive";
      content: {
        $schema: "http://adaptivecards.io/schemas/adaptive-card.json";
        type: "AdaptiveCard";
        version: "1.4";
        msteams: { width: "Full" };
        body: RichText[];
        actions: { type: "Action.OpenUrl"; title: string; url: string }[];
      };
    },
  ];
}

const line = (run: Omit<TextRun, "type">, spacing: "Medium" | "None" = "Medium"): RichText => ({
  type: "RichTextBlock",
  spacing,
  inlines: [{ type: "TextRun", ...run }],
});

function blocksOf({ title, medium, date, url }: PostedArticle): RichText[] {
  const place = [cut(medium, MOST_MEDIUM), date].filter((part) => part !== "").join("　");
  return [
    line({ text: cut(title, MOST_TITLE), ...(url !== "" && { selectAction: { type: "Action.OpenUrl", url } }) }),
    ...(place === "" ? [] : [line({ text: place, isSubtle: true }, "None")]),
  ];
}

/** An Adaptive Card in the envelope that the template of Workflows takes apart, cut to what Teams draws. */
export function writeTeams(post: ChatPost): TeamsMessage {
  const { heading, articles, notes, listUrl } = post;
  const write = (count: number): TeamsMessage => {
    const left = articles.length - count;
    const title = left > 0 ? `${othersText(left)}をKirinukiで開く` : "Kirinukiで開く";
    const body = [
      line({ text: cut(heading, MOST_TITLE), weight: "Bolder", size: "Medium" }),
      ...notes.map((text) => line({ text, isSubtle: true })),
      ...articles.slice(0, count).flatMap(blocksOf),
    ];
    const content: CardContent = {
      $schema: "http://adaptivecards.io/schemas/adaptive-card.json",
      type: "AdaptiveCard",
      version: "1.4",
      msteams: { width: "Full" },
      body,
      actions: [{ type: "Action.OpenUrl", title, url: listUrl }],
    };
    return { type: "message", attachments: [{ contentType: "application/vnd.microsoft.card.adaptive", content }] };
  };
  return fitArticles(post, write, (written) => Buffer.byteLength(JSON.stringify(written)) <= TEAMS.bytes);
}
