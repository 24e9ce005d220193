import { DATA_SECTION, MAIL_KBN } from "@kirinuki/schema/codes.ts";
import { type MailGroup, type MailLink, type MailMode, writeMailLink } from "@kirinuki/schema/mail-link.ts";
import { licenceRefusal, UNUSED } from "../../access/licence.ts";
import type { DayString } from "../../time/tokyo.ts";
import type { Digest, MailedArticle } from "./digest.ts";
import { articlesOfDigest } from "./digest.ts";

/** A link stays short enough for every mail program and proxy. */
const MOST_LINKED = 100;

const linkOf = (mode: MailMode, groups: readonly MailGroup[], parts: Partial<MailLink> = {}): string =>
  writeMailLink({ mode, groups, processDate: null, themeClass: null, displayId: null, printOption: null, ...parts });

/** One article, opened for reading (mode 4); empty where it is a headline only. */
export const articleLink = (
  publicUrl: string,
  { section, articleId, isHeadlineOnly }: Pick<MailedArticle, "section" | "articleId" | "isHeadlineOnly">,
): string =>
  isHeadlineOnly
    ? ""
    : publicUrl +
      linkOf(4, [{ theme: null, articles: [{ dataSection: section, id: articleId }] }], { displayId: "SID0002" });

/** The theme's day in the list (mode 5); of a saved condition its search, of every theme the day without one. */
export function listLink({ publicUrl, target: { dataKbn, id }, date }: Digest): string {
  if (dataKbn === MAIL_KBN.condition) return `${publicUrl}/search?condition=${id}`;
  if (dataKbn === MAIL_KBN.everything) return publicUrl + linkOf(5, [], { processDate: date });
  const groups = [{ theme: { dataKbn, id }, articles: [] }];
  return publicUrl + linkOf(5, groups, { processDate: date, themeClass: dataKbn });
}

const NEWSPAPERS: readonly number[] = [DATA_SECTION.newspaperImage, DATA_SECTION.newspaperText];
/** Uses of originals to which a link leads. */
const USES = { 2: "pdf_display", 3: "pdf_print" } as const;

/** Whether a mail of this day may lead to the original: a publisher bounds the days for mails too. */
function leadsTo({ section, licence }: MailedArticle, mode: 2 | 3, today: DayString): boolean {
  if (!NEWSPAPERS.includes(section)) return false;
  return (
    licence === null || licenceRefusal({ ...licence, ...UNUSED }, { kind: USES[mode], isMail: true }, today) === null
  );
}

/** The mail's articles together (mode 1), as PDF (mode 2), to print (mode 3). Only newspapers have a PDF. Empty where no article is left. */
export function articlesLink(digest: Digest, mode: 1 | 2 | 3): string {
  const wanted = articlesOfDigest(digest).filter(
    (article) => !article.isHeadlineOnly && (mode === 1 || leadsTo(article, mode, digest.today)),
  );
  const articles = wanted
    .slice(0, MOST_LINKED)
    .map(({ section, articleId }) => ({ dataSection: section, id: articleId }));
  if (articles.length === 0) return "";
  const { dataKbn, id } = digest.target;
  const hasList = dataKbn !== MAIL_KBN.condition && dataKbn !== MAIL_KBN.everything;
  const theme = id !== "" && hasList ? { dataKbn, id } : null;
  return digest.publicUrl + linkOf(mode, [{ theme, articles }], { processDate: digest.date });
}
