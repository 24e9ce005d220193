import { DATA_SECTIONS } from "@kirinuki/schema/codes.ts";
import { readLinkQuery } from "@kirinuki/schema/mail-link.ts";
import { isMailQuery } from "@kirinuki/schema/mail-query.ts";
import type { ArticleRef } from "./home-address.ts";

/** What the addresses of /0008 and /0009 say (spec section 2): articleId, data_section, is_mail, display_id, printOption, serial_no. */
export interface ArticleQuery {
  article: ArticleRef | null;
  isMail: boolean;
  /** The screen that the address stands for in usage records. */
  displayId: string | null;
  /** Which use of the original the address is for: it comes first among the buttons. Opening an address uses nothing by itself. */
  use: "display" | "print" | null;
  /** Number of a picture; null for the first. */
  serialNo: number | null;
}

const ID = /^[1-9]\d{0,17}$/;
const USES = { 1: "display", 2: "print" } as const;
const SERIAL = /^[1-9]\d{0,2}$/;

/** Reads an address; article is null where it names none that could be. */
export function readArticleQuery(params: URLSearchParams): ArticleQuery {
  const { displayId, printOption } = readLinkQuery(params);
  const id = params.get("articleId") ?? "";
  const serial = params.get("serial_no") ?? "";
  const dataSection = DATA_SECTIONS.find((known) => String(known) === params.get("data_section"));
  return {
    article: ID.test(id) && dataSection !== undefined ? { id, dataSection } : null,
    isMail: isMailQuery(params),
    displayId,
    use: printOption === null ? null : USES[printOption],
    serialNo: SERIAL.test(serial) ? Number(serial) : null,
  };
}
