import { DATA_KBN, DATA_SECTION, type DataKbn } from "@kirinuki/schema/codes.ts";
import {
  articlesOf,
  type MailArticle,
  type MailLink,
  readLinkRun,
  readMailLink,
  writeMailQuery,
} from "@kirinuki/schema/mail-link.ts";
import { originalText } from "@kirinuki/schema/messages.ts";
import { graphqlPost } from "../bff/graphql-post.ts";
import type { Device } from "../domain/device.ts";
import { writeHomeAddress } from "../domain/home-address.ts";
import { periodOf } from "../domain/period.ts";
import { homePath, pathOf, type ScreenId } from "../domain/screen-path.ts";
import type { SelectionKind } from "../domain/selection.ts";
import type { Viewer } from "../session/session.ts";
import { COUNT_MAIL_OPENING } from "./mail-opening-document.ts";
import { rowById } from "./route-table.ts";

/** What a link's way depends on: all of it decided by core-api. */
export interface MailRights {
  /** Whether the PDF of the kind may be had at all: linked for contract and group, and the user's own right. */
  mcPdf: boolean;
  scPdf: boolean;
  /** The day that a link without a date means, yyyy-MM-dd. */
  processDate: string;
}

export const mailRightsOf = ({ sources, abilities, processDate }: Viewer): MailRights => ({
  mcPdf: sources.newspaperImage && abilities.mc.viewPdf,
  scPdf: sources.newspaperText && abilities.sc.viewPdf,
  processDate,
});

/** Where a link leads. refused: the sentence of the dialog that stands there. */
export interface MailTarget {
  to: string;
  refused?: string;
  /** The run of the mail that the link stands in, where openings are counted. */
  openedRun?: string;
}

/** Shown in usage records for an article that a mail opened (spec section 2, mode 4). */
const MAIL_DISPLAY_ID = "SID0002";

/** The path of a desktop screen, or of its twin on a phone. */
const pathOn = (device: Device, id: ScreenId): string => pathOf((device === "mobile" && rowById(id).twin) || id);

/**
 * Where the link of a mail leads who is signed in (the table of spec section 2, Mail deep links). It opens screens only;
 * whatever a screen then asks for is asked of core-api, which decides and counts.
 */
export function mailTarget(link: MailLink, rights: MailRights, device: Device): MailTarget {
  const phone = device === "mobile";
  const query = `?${writeMailQuery(link, phone ? "phone" : "desktop")}`;
  switch (link.mode) {
    case 1:
      return articlesScreen(link, device, query);
    case 2:
      return pdfRefused(link, rights) ? refusal(device) : { to: pathOn(device, "0001-001") + query };
    case 3:
      if (phone) return { to: homePath(device) };
      return pdfRefused(link, rights) ? refusal(device) : { to: pathOf("0001-002") + query };
    case 4:
      return oneArticle(link, device);
    case 5:
      return { to: homePath(device) + homeQuery(link, rights) };
    default:
      return { to: homePath(device) };
  }
}

/** The same for the query of an address; null where it is no link. */
export function targetOfQuery(query: URLSearchParams, viewer: Viewer, device: Device): MailTarget | null {
  const link = readMailLink(query);
  if (link === null) return null;
  const run = readLinkRun(query);
  return { ...mailTarget(link, mailRightsOf(viewer), device), ...(run !== null && { openedRun: run }) };
}

/** Tells the server that a link was followed. Nobody waits for it, and nobody misses it where it fails. */
export const tellOpening = (mail: string): Promise<unknown> =>
  graphqlPost(COUNT_MAIL_OPENING, { mail }).catch(() => undefined);

const refusal = (device: Device): MailTarget => ({ to: pathOn(device, "0004"), refused: originalText.notDisplayable });

const has = (articles: readonly MailArticle[], section: number): boolean =>
  articles.some(({ dataSection }) => dataSection === section);

/** Image articles before text articles; a link with neither has no such list. */
function articlesScreen(link: MailLink, device: Device, query: string): MailTarget {
  const articles = articlesOf(link);
  if (has(articles, DATA_SECTION.newspaperImage)) return { to: pathOn(device, "0006") + query };
  if (has(articles, DATA_SECTION.newspaperText)) return { to: pathOn(device, "0007") + query };
  return { to: homePath(device) };
}

/** One kind without the right refuses the whole link; so does a link that names no newspaper article at all. */
function pdfRefused(link: MailLink, { mcPdf, scPdf }: MailRights): boolean {
  const articles = articlesOf(link);
  const mc = has(articles, DATA_SECTION.newspaperImage);
  const sc = has(articles, DATA_SECTION.newspaperText);
  return (!mc && !sc) || (mc && !mcPdf) || (sc && !scPdf);
}

/** On the desktop the article's detail, on a phone the text view, both of the first article. */
function oneArticle(link: MailLink, device: Device): MailTarget {
  const [article] = articlesOf(link);
  if (!article) return { to: homePath(device) };
  const query = new URLSearchParams({ articleId: article.id, data_section: String(article.dataSection) });
  if (device === "desktop" && link.printOption !== null) query.set("printOption", String(link.printOption));
  query.set("is_mail", "1");
  if (device === "desktop") query.set("display_id", MAIL_DISPLAY_ID);
  return { to: `${pathOn(device, "0008")}?${query}` };
}

const KINDS: Record<DataKbn, SelectionKind> = {
  [DATA_KBN.theme]: "THEME",
  [DATA_KBN.themeGroup]: "THEME_GROUP",
  [DATA_KBN.topic]: "TOPIC",
};

/** Home on one day, with the first theme of the link chosen. The link's class decides what its id is of. */
function homeQuery(link: MailLink, rights: MailRights): string {
  const theme = link.groups.find((group) => group.theme)?.theme ?? null;
  const day = link.processDate ?? rights.processDate;
  return writeHomeAddress({
    selection: theme && { kind: KINDS[link.themeClass ?? theme.dataKbn], id: theme.id },
    source: null,
    period: periodOf(day, day),
    article: null,
  });
}
