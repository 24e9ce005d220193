import type { DataSection, MailKbn } from "@kirinuki/schema/codes.ts";
import type { EffectiveLicence } from "../../access/licence.ts";
import type { DayString } from "../../time/tokyo.ts";

/** What a mail says of an article, in the contract's eyes. */
export interface MailedArticle {
  articleId: string;
  section: DataSection;
  title: string;
  mediaName: string;
  publishedOn: DayString | null;
  publishedAt: Date | null;
  issueType: number | null;
  edition: string | null;
  frameNo: string | null;
  headNo: string | null;
  imageCount: number | null;
  trace: string | null;
  startPage: number | null;
  endPage: number | null;
  comment: string;
  /** What its medium's licence and the contract's allow with the original; null: no bounds. */
  licence: EffectiveLicence | null;
  /** Nothing leads to it: as many may read it as do already, or the mail has too many recipients. */
  isHeadlineOnly?: true;
  /** Tone and tags as the contract set them: 【批判】 決算・経営; absent where the mail does not say them. */
  assessment?: string;
}

/** Articles under one heading, such as 新聞(3件). */
export interface MailedGroup {
  heading: string;
  articles: readonly MailedArticle[];
}

/** What a mail is about: a theme, theme group, topic or saved condition. */
export interface MailTarget {
  dataKbn: MailKbn;
  id: string;
  name: string;
}

/** How a contract's mails look where it differs from the product's. */
export interface MailLook {
  /** #rrggbb, readable on white; of links, buttons and marks in light mails. Dark ones keep the product's, which is made for them. */
  color: string | null;
  /** The size is that of the picture. */
  logo: { key: string; width: number; height: number } | null;
}

/** Everything that a mail of articles is made of; writing it reads nothing more. */
export interface Digest {
  target: MailTarget;
  /** The business day that the mail is of. */
  date: DayString;
  /** The day on which it is sent; another one only where a day of a theme is sent later. */
  today: DayString;
  groups: readonly MailedGroup[];
  companyName: string;
  mailAddress: string;
  /** What somebody wrote himself, in place of the template's beginning; nothing in it is replaced. */
  introduction?: string;
  /** What somebody wrote himself, above the template's beginning; nothing in it is replaced. */
  words?: string;
  /** Said above everything else: that it is a test. */
  notice?: string;
  /** How the newspapers of the day stand at the second of sending: 107紙中106紙（6:48）。山陽新聞は未着 */
  arrivals?: string;
  /** One article that comes by itself: there is nothing to count. */
  isAlert?: boolean;
  /** Who sends it by hand. */
  senderName?: string;
  /** No article was chosen: the mail is what its sender wrote. */
  isWordsAlone?: boolean;
  /** The contract's own colour and logo; absent: the product's. */
  look?: MailLook;
  /** Where people reach the screens; no slash at the end. */
  publicUrl: string;
}

/** Its own line of the mail; empty where the mail says nothing of arrivals. */
export const arrivalsText = ({ arrivals }: Digest): string => (arrivals === undefined ? "" : `新聞の到着　${arrivals}`);

export const yearOf = ({ today }: Digest): string => today.slice(0, 4);

export const articlesOfDigest = ({ groups }: Digest): MailedArticle[] => groups.flatMap(({ articles }) => articles);
