import { isIP } from "node:net";
import type { TemplateParts } from "@kirinuki/schema/mail-template.ts";
import { articlesOfDigest, type Digest } from "./digest.ts";
import { leftOut } from "./digest-html.ts";
import { IN_LINK } from "./html.ts";
import type { MailTexts } from "./write-mail.ts";

/** Something in a mail for which a filter may hold it, or that its readers can't use. It can be sent all the same. */
export interface MailWarning {
  kind: "spam" | "link" | "subject" | "size";
  /** For whoever is about to send it. */
  message: string;
}

/** Written by somebody, with the name of its place. Headlines and names of papers are nobody's here to change. */
interface Written {
  place: string;
  text: string;
}

/** Words that filters of Japanese mail weigh heavily, in the house's experience; none of them stands in a news clipping by chance. */
const SPAM_WORDS = [
  ...["完全無料", "今すぐクリック", "今すぐ登録", "当選しました", "当選おめでとう", "必ず儲かる", "確実に儲かる"],
  ...["高収入", "副業", "出会い", "激安", "限定オファー", "アカウントが停止", "パスワードの再確認", "100%保証"],
] as const;
const SHORTENERS = new Set(["bit.ly", "t.co", "tinyurl.com", "goo.gl", "ow.ly", "is.gd", "x.gd", "buff.ly"]);
const LONGEST_SUBJECT = 70;
/** Whoever has so many reads no more. */
const MOST_WARNINGS = 20;
/** Whatever begins like an address on the web, written right or wrong, up to where the mail's own link ends. */
const LINK_LIKE = new RegExp(
  `(?:h?ttps?[:：]?[/／]{1,3}|(?<![\\w./@-])www\\.)${IN_LINK}+|ｈｔｔｐｓ?[:：]?[/／]{1,3}[^\\s<>"']+`,
  "giu",
);
const WELL_FORMED = /^https?:\/\/[^/]/i;
/** Where an address ends and Japanese begins without a blank. */
const GLUED = /[\u3040-\u30ff\u3400-\u9fff]/;

/** What to look at before a mail is sent. */
export function mailWarnings(digest: Digest, parts: TemplateParts, mail: MailTexts): MailWarning[] {
  const written = writtenIn(digest, parts);
  const all = [
    ...subjectWarnings(mail.subject),
    ...spamWarnings([{ place: "件名", text: mail.subject }, ...written]),
    ...written.flatMap(linkWarnings),
    ...sizeWarnings(mail.html),
  ];
  return all.slice(0, MOST_WARNINGS);
}

function writtenIn(digest: Digest, parts: TemplateParts): Written[] {
  return [
    { place: "本文", text: digest.words ?? "" },
    { place: digest.words ? "テンプレートの冒頭" : "本文", text: digest.introduction ?? parts.冒頭 ?? "" },
    { place: "末尾", text: parts.末尾 ?? "" },
    ...headingsOf(digest).map((heading) => ({ place: `見出し「${heading}」`, text: heading })),
    ...articlesOfDigest(digest).map(({ title, comment }) => ({ place: `「${title}」のコメント`, text: comment })),
  ].filter(({ text }) => text.trim() !== "");
}

/** An editor's own headings; those which the product counts under, 新聞(3件), hold none of the words. */
const headingsOf = ({ groups }: Digest): string[] => [...new Set(groups.map(({ heading }) => heading))];

function subjectWarnings(subject: string): MailWarning[] {
  const warn = (message: string): MailWarning => ({ kind: "subject", message });
  if (subject.trim() === "") return [warn("件名がありません。")];
  return [
    ...([...subject].length > LONGEST_SUBJECT
      ? [warn(`件名が${LONGEST_SUBJECT}文字を超えています。一覧では後ろが見えません。`)]
      : []),
    ...(/^\s*(?:re|fw|fwd)\s*[:：]/i.test(subject)
      ? [warn("件名が返信や転送のように始まっています。迷惑メールとみなされることがあります。")]
      : []),
  ];
}

const spamWarnings = (written: readonly Written[]): MailWarning[] =>
  written.flatMap(({ place, text }): MailWarning[] => {
    const words = SPAM_WORDS.filter((word) => text.includes(word));
    const held = "迷惑メールとみなされることがあります。";
    return [
      ...words.map((word): MailWarning => ({ kind: "spam", message: `${place}に「${word}」があります。${held}` })),
      ...(/[!！]{3,}|[¥￥]{3,}|[★☆]{3,}/.test(text)
        ? [{ kind: "spam" as const, message: `${place}に同じ記号が続いています。${held}` }]
        : []),
    ];
  });

function linkWarnings({ place, text }: Written): MailWarning[] {
  const found = [...new Set([...text.matchAll(LINK_LIKE)].map(([link]) => link))];
  return found.flatMap((link): MailWarning[] => {
    const fault = linkFault(link);
    return fault === null ? [] : [{ kind: "link", message: `${place}のリンク ${shown(link)} は、${fault}` }];
  });
}

const LONGEST_SHOWN = 60;
const shown = (link: string): string => (link.length > LONGEST_SHOWN ? `${link.slice(0, LONGEST_SHOWN)}…` : link);

/** Why nobody could follow a link, or why a filter would not like it; null for a sound one. Nothing is fetched. */
export function linkFault(link: string): string | null {
  if (/^www\./i.test(link)) return "https://から始まっていないため、リンクになりません。";
  if (!WELL_FORMED.test(link) || !URL.canParse(link)) return "書き方が正しくありません。";
  if (GLUED.test(link)) return "文章が続いています。後ろに空白か改行を入れてください。";
  const url = new URL(link);
  if (SHORTENERS.has(url.hostname)) return "短縮URLです。迷惑メールとみなされることがあります。";
  if (isIP(url.hostname.replaceAll(/[[\]]/g, "")) !== 0)
    return "ホスト名ではなくIPアドレスです。迷惑メールとみなされることがあります。";
  if (!url.hostname.includes(".") || /\.(?:local|localhost|internal|test|invalid)$/.test(url.hostname))
    return "社外から開けません。";
  return null;
}

function sizeWarnings(html: string): MailWarning[] {
  const left = leftOut(html);
  if (left === null) return [];
  const summary = left.isLinked ? "「続きは画面で」" : "件数だけ";
  const message = `記事が多いため、HTMLの本文では${left.count}件を${summary}にまとめます。テキストの本文には全件が載ります。`;
  return [{ kind: "size", message }];
}
