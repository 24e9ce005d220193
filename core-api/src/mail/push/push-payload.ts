import type { PushPayload } from "@kirinuki/schema/push.ts";
import { tokyoDateTime } from "../../time/tokyo.ts";
import { postOf } from "../chat/chat-post.ts";
import { headerText } from "../content/subject.ts";
import type { ComposedMail } from "../send/compose-mail.ts";

/** Characters of a line of a notification; systems cut it at fewer. */
const MOST_TITLE = 80;
const MOST_BODY = 180;
/** Names of mails that are told before "and others". */
const MOST_NAMES = 3;
/** Hours of Tokyo in which mails are the morning's. */
const MORNING = { from: 4, to: 11 };

export interface PreparedPush {
  kind: "mail" | "alert" | "test";
  /** Composed under the reader's present rights. */
  mails: readonly Pick<ComposedMail, "digest" | "layout">[];
  /** When the first of what it tells of happened. */
  madeAt: Date;
  /** Stays the same in every attempt. */
  key: string;
}

const cut = (text: string, most: number): string => {
  const letters = [...text];
  return letters.length > most ? `${letters.slice(0, most - 1).join("")}…` : text;
};

/** The path of one of our own addresses. */
const pathOf = (url: string, publicUrl: string): string =>
  url.startsWith(publicUrl) ? url.slice(publicUrl.length) : "/";

const isMorning = (moment: Date): boolean => {
  const hour = Number(tokyoDateTime(moment).slice(11, 13));
  return hour >= MORNING.from && hour < MORNING.to;
};

/** What a device shows: titles, names and numbers, never a text. */
export function pushPayload({ kind, mails, madeAt, key }: PreparedPush, publicUrl: string): PushPayload {
  const tag = `kirinuki-${key}`;
  if (kind === "test")
    return { title: "Kirinukiのテスト通知", body: "この端末に通知が届きます。", path: "/account", tag };
  const [first, ...others] = mails.map(postOf);
  if (kind === "alert") {
    const [article] = first?.articles ?? [];
    return {
      title: cut(first?.heading ?? "", MOST_TITLE),
      body: cut(article?.title ?? "", MOST_BODY),
      path: pathOf(article?.url ?? "", publicUrl),
      tag,
    };
  }
  const posts = first ? [first, ...others] : others;
  const names = posts
    .slice(0, MOST_NAMES)
    .map(({ target, articles }) => `${headerText(target?.name ?? "")} ${articles.length}件`);
  const rest = posts.length - names.length;
  return {
    title: isMorning(madeAt) ? "朝のメールが届きました" : "メールが届きました",
    body: cut(`${names.join("、")}${rest > 0 ? ` ほか${rest}通` : ""}`, MOST_BODY),
    path: others.length === 0 ? pathOf(first?.listUrl ?? "", publicUrl) : "/0002",
    tag,
  };
}
