import { pathOf } from "./screen-path.ts";

interface Named {
  readonly id: string;
  readonly dataSection: number;
}

/** From where an article is opened, for the records of uses. */
export interface OpenedFrom {
  isMail: boolean;
  /** SID and the screen's number, as in the links of mails (spec section 2, mode 4). */
  displayId: string;
}

const queryOf = ({ id, dataSection }: Named, more: Record<string, string>): string =>
  new URLSearchParams({ articleId: id, data_section: String(dataSection), ...more }).toString();

/** Where an article stands alone (0008). */
export const articleAddress = (article: Named, { isMail, displayId }: OpenedFrom): string =>
  `${pathOf("0008")}?${queryOf(article, { ...(isMail && { is_mail: "1" }), display_id: displayId })}`;

/** Where one of its pictures is shown large (0009). */
export const traceAddress = (article: Named, serialNo: number): string =>
  `${pathOf("0009")}?${queryOf(article, { serial_no: String(serialNo) })}`;
