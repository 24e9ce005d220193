import type { DataSection } from "@kirinuki/schema/codes.ts";
import { norm } from "@kirinuki/schema/expression/normalise.ts";
import { AppError } from "../../errors/app-error.ts";
import { validateForm } from "../../http/validate.ts";
import { type Fault, type ReadItem, WHOLE_ITEM } from "../item.ts";
import { ArticleLine, ShortArticleLine } from "./article-line.ts";
import type { Line } from "./lines.ts";
import { toItem } from "./to-item.ts";

/** A name's normal form may be many times as long as the name, and it is a key of the database. */
const MAX_MEDIUM_NAME = 200;

export interface LineDefaults {
  /** For lines that name no source; the short shape is web news where this is absent too. */
  dataSection?: DataSection;
}

/** One line as an item, or with every fault of it, in Japanese and under the names that the line itself uses. */
export async function readLine(line: Line, defaults: LineDefaults = {}): Promise<ReadItem> {
  const { lineNo: itemNo, text: payload } = line;
  const refused = (faults: { field: string; reason: string }[]): ReadItem => ({ itemNo, payload, faults });
  if (line.fault !== undefined) return refused([{ field: WHOLE_ITEM, reason: line.fault }]);
  const value = parsed(payload);
  if (value === undefined) return refused([{ field: WHOLE_ITEM, reason: "JSONとして読み取れません。" }]);
  if (value === null || typeof value !== "object" || Array.isArray(value)) {
    return refused([{ field: WHOLE_ITEM, reason: "1行に1つのJSONオブジェクトを書いてください。" }]);
  }
  const isShort = Object.hasOwn(value, "body") && !Object.hasOwn(value, "article_text");
  const checked = await checkArticle(value, isShort ? { dataSection: 3, ...defaults } : defaults, isShort);
  return "faults" in checked ? refused(checked.faults) : toItem(checked.form, checked.dataSection, { itemNo, payload });
}

/** An article whose fields have been checked, whatever they were read from. */
export interface CheckedArticle {
  form: ArticleLine;
  dataSection: DataSection;
}

/** Checks an article's fields. @param isShort under the names of the short shape */
export async function checkArticle(
  value: object,
  defaults: LineDefaults,
  isShort = false,
): Promise<CheckedArticle | { faults: Fault[] }> {
  try {
    const form = await validateForm<ArticleLine>(isShort ? ShortArticleLine : ArticleLine, value);
    const dataSection = (form.data_section ?? defaults.dataSection) as DataSection | undefined;
    const faults = missingFields(form, dataSection, isShort);
    return faults.length > 0 || !dataSection ? { faults } : { form, dataSection };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { faults: error.fieldErrors.map(({ field, message }) => ({ field, reason: message })) };
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What a line must have that may stand under several names. */
function missingFields(form: ArticleLine, dataSection: DataSection | undefined, isShort: boolean): Fault[] {
  const name = form.media_name ?? form.magazine_name;
  const length = norm(name ?? "").length;
  const mediumFault =
    length > MAX_MEDIUM_NAME
      ? "媒体名が長すぎます。"
      : length === 0 && (name || !form.media_code)
        ? "媒体コードまたは媒体名を指定してください。"
        : undefined;
  return [
    ...(dataSection
      ? []
      : [{ field: "data_section", reason: "情報源区分（data_section）を1、2、3、5のいずれかで指定してください。" }]),
    ...(mediumFault ? [{ field: isShort ? "media" : "media_name", reason: mediumFault }] : []),
  ];
}
