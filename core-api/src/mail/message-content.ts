import type { MailKbn } from "@kirinuki/schema/codes.ts";
import type { DayString } from "../time/tokyo.ts";
import type { AttachType } from "./content/article-list.ts";
import type { SubjectType } from "./content/subject.ts";

/** An article of a mail, with what an editor put there. */
export interface ChosenArticle {
  id: string;
  /** In place of the contract's comment. */
  comment?: string;
  /** Begins a new group here. */
  heading?: string;
  /** Its licence allows fewer readers than the mail has: nothing leads to it. */
  isHeadlineOnly?: true;
}

interface Looks {
  /** The business day that it is of. */
  date: DayString;
  /** The day on which it is sent, where that is another one. */
  today?: DayString;
  attachType: AttachType;
  encoding: "utf8" | "iso2022jp";
  /** Says the tone and the tags of each article, as the setting or the sender wants it. */
  withTones?: boolean;
  /** user_id of whoever sends it by hand: what he may not open when it goes out is left out. */
  senderId?: string;
}

/** What a message will say of a theme, group, topic or saved condition, as it was when its run was made; rights are looked up when it is sent. */
export interface ThemeContent extends Looks {
  kind: "theme";
  dataKbn: MailKbn;
  targetId: number;
  /** data_section of the setting. */
  section: number | null;
  /** Null: the contract's default, else the product's. */
  templateId: number | null;
  subjectType: SubjectType;
  /** In place of the subject of that type. */
  subject?: string;
  /** What whoever sends it wrote himself; stands above everything that the mail says of itself. */
  words?: string;
  /** Sent although there is no article. */
  zeroArticleEmail: boolean;
  /** Sent to whoever tries a setting out; says so, and no setting has brought its articles. */
  isTest?: boolean;
  /** It brings what came after the digest of this time of the day, HH:mm. */
  supplementTo?: string;
  /** Of a mail edition that left at its deadline: what the rule chose, or what its editors had until then; it says so. */
  automatic?: "rule" | "draft";
  /** Grouped by source and sorted when it is sent; or in the editor's order and under his headings. */
  isEdited: boolean;
  articles: ChosenArticle[];
}

/** Articles that somebody chose and sends with words of his own. */
export interface ManualContent extends Looks {
  kind: "manual";
  subject: string;
  text: string;
  senderName: string;
  /** Absent or null: the product's own. */
  templateId?: number | null;
  articles: ChosenArticle[];
}

/** One article as soon as it is there, for every setting of the address that it hits. */
export interface AlertContent extends Looks {
  kind: "alert";
  /** What it hits, as far as the address has alerts of it. */
  targets: { dataKbn: MailKbn; id: number }[];
  templateId: number | null;
  /** The last one of the day: what comes later is left to the digest. */
  isLast: boolean;
  articles: ChosenArticle[];
}

/** A mail of articles. */
export type MessageContent = ThemeContent | ManualContent | AlertContent;

/** An invitation: the link for the first password, made when the mail is sent. */
export interface InvitationContent {
  kind: "invitation";
}

/** Tells who had them of articles that were corrected or withdrawn; what it says is looked up when it is sent. */
export interface ChangeContent {
  kind: "change";
  /** article_change_id, decimal strings. */
  changes: string[];
}

/** Tells an Admin that uses have crossed a line before a cap. */
export interface UsageLineContent {
  kind: "usage_line";
  /** crossing_id, decimal string. */
  crossing: string;
}

/** Brings a report that a schedule has made, with its files. */
export interface ReportContent {
  kind: "report";
  reportId: number;
}

/** What was done with an account, for the notice that its user gets. */
export type AccountEvent =
  | "new_browser"
  | "password"
  | "address"
  | "api_token"
  | "factor_set"
  | "factor_removed"
  | "factor_reset";

/** Tells a user what was done with the account. */
export interface AccountContent {
  kind: "account";
  event: AccountEvent;
  /** ISO 8601. */
  at: string;
  by: "self" | "admin" | "operator";
  /** Where the call came from; absent of operators. */
  address?: string;
  userAgent?: string | null;
  /** Of a token its name, of a changed address the new one. */
  name?: string;
}

/** Tells an Admin that a chat target was stopped. */
export interface ChatStopContent {
  kind: "chat_stop";
  chatTargetId: number;
  reason: string;
}

/** Tells an Admin that a webhook was stopped, or that some of its deliveries were given up. */
export interface WebhookNoticeContent {
  kind: "webhook_notice";
  webhookId: number;
  reason: string;
  isStopped: boolean;
}

/** Tells of a morning's mail edition that nobody has touched, or that could not leave. */
export interface EditionNoticeContent {
  kind: "edition_notice";
  event: "untouched" | "held" | "unsent";
  day: DayString;
  /** HH:mm. */
  deadline: string;
}

export type QueuedContent =
  | MessageContent
  | ChatStopContent
  | WebhookNoticeContent
  | EditionNoticeContent
  | InvitationContent
  | ChangeContent
  | UsageLineContent
  | ReportContent
  | AccountContent;

/** Whether it is a mail of articles. */
export const bringsArticles = (content: QueuedContent): content is MessageContent => "articles" in content;

/** Whether it comes by a list or a schedule or brings articles, so that its recipient may want no more of them. */
export const isOfList = (content: QueuedContent): boolean =>
  bringsArticles(content) || content.kind === "change" || content.kind === "report";

/** Articles that a mail was to say as headlines alone when it was written. */
export const headlinesOf = ({ articles }: MessageContent): string[] =>
  articles.filter(({ isHeadlineOnly }) => isHeadlineOnly).map(({ id }) => id);
