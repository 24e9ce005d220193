import { writeArticleReferences } from "../../domain/article-references.ts";
import { pathOf } from "../../domain/screen-path.ts";

/** Records that were added by hand to a folder of clips: those named, else all of them. */
export interface MailedRecords {
  id: string;
  records: readonly string[] | null;
}

/** The mail (1002) of articles and of records of a folder. */
export const mailAddress = (
  articles: readonly { id: string; dataSection: number }[],
  folder: MailedRecords | null = null,
): string => {
  const chosen = folder?.records ? `&hand=${folder.records.join(".")}` : "";
  const parts = [writeArticleReferences(articles), folder ? `folder=${folder.id}${chosen}` : ""];
  return `${pathOf("1002")}?${parts.filter((part) => part !== "").join("&")}`;
};

const ID = /^[1-9]\d{0,17}$/;

/** The records that an address names. */
export function readMailedRecords(params: URLSearchParams): MailedRecords | null {
  const id = params.get("folder") ?? "";
  if (!ID.test(id)) return null;
  const chosen = params.get("hand");
  return { id, records: chosen === null ? null : chosen.split(".").filter((each) => ID.test(each)) };
}
