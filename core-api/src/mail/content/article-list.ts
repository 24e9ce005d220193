import { commonText } from "@kirinuki/schema/common-text.ts";
import excel from "exceljs";
import { zipSync } from "fflate";
import { dayText, issueText, pagesText, withUnit } from "./article-line.ts";
import { articlesOfDigest, type Digest, type MailedArticle } from "./digest.ts";
import { articleLink } from "./links.ts";

/** Spec section 9: 1 none, 2 by date and theme number, 3 by today's date and theme number, 4 by date and theme number, zipped. */
export const ATTACH_TYPES = [1, 2, 3, 4] as const;
export type AttachType = (typeof ATTACH_TYPES)[number];

export interface Attachment {
  filename: string;
  content: Buffer;
  contentType: string;
}

const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const HEADINGS = ["番号", "区分", "見出し", "媒体名", "日付", "朝夕刊", "面", "段", "ページ", "コメント", "リンク"];
const WIDTHS = [6, 8, 60, 20, 12, 8, 8, 8, 14, 40, 60];
/** What one cell of a spreadsheet can hold. */
const LONGEST_CELL = 32_767;
/** Files of one mail do not differ between attempts. */
const FILE_DATE = new Date("2020-01-01T00:00:00");
const PREFIX = { 1: "", 2: "g", 3: "p", 4: "c", 5: "a" } as const;

/** The theme's number as file names have it: themes bare, groups and topics with their letter of the mail links, conditions with c, every theme a0. A mail by hand has none. */
const numberOf = ({ target }: Digest): string =>
  target.id === "" ? "articles" : `${PREFIX[target.dataKbn]}${target.id}`;

const sectionText = (section: MailedArticle["section"]): string =>
  section === 3 ? commonText.web : section === 5 ? commonText.magazine : commonText.newspaper;

/** Strings are written as texts, so a spreadsheet runs none of them. */
function rowOf(digest: Digest, article: MailedArticle, at: number): (string | number)[] {
  const isNewspaper = article.section === 1 || article.section === 2;
  return [
    at + 1,
    ...[
      sectionText(article.section),
      article.title,
      article.mediaName,
      dayText(article.publishedOn),
      isNewspaper ? issueText(article.issueType) : "",
      isNewspaper ? withUnit(article.frameNo, "面") : "",
      isNewspaper ? withUnit(article.headNo, "段") : "",
      article.section === 5 ? pagesText(article) : "",
      article.comment,
      articleLink(digest.publicUrl, article),
    ].map((text) => text.slice(0, LONGEST_CELL)),
  ];
}

async function workbook(digest: Digest): Promise<Buffer> {
  const file = new excel.Workbook();
  file.created = FILE_DATE;
  file.modified = FILE_DATE;
  const sheet = file.addWorksheet("記事一覧");
  sheet.columns = WIDTHS.map((width) => ({ width }));
  sheet.addRow(HEADINGS).font = { bold: true };
  for (const [at, article] of articlesOfDigest(digest).entries()) sheet.addRow(rowOf(digest, article, at));
  return Buffer.from(await file.xlsx.writeBuffer());
}

/** Null for a mail without a file. */
export function attachmentName(digest: Digest, type: AttachType): string | null {
  if (type === 1) return null;
  return `${type === 3 ? digest.today : digest.date}_${numberOf(digest)}.${type === 4 ? "zip" : "xlsx"}`;
}

/** The list of the mail's articles as a file, never their originals; null for a setting without one. */
export async function articleListFile(digest: Digest, type: AttachType): Promise<Attachment | null> {
  const filename = attachmentName(digest, type);
  if (filename === null) return null;
  const content = await workbook(digest);
  if (type !== 4) return { filename, content, contentType: XLSX };
  const inside = filename.replace(/zip$/, "xlsx");
  const zipped = zipSync({ [inside]: [new Uint8Array(content), { mtime: FILE_DATE }] });
  return { filename, content: Buffer.from(zipped), contentType: "application/zip" };
}
