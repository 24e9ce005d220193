import { guideAddress } from "../../domain/help/guide-pages.ts";
import { screenHelp } from "../../domain/help/screen-help.ts";
import { rowByPath } from "../route-table.ts";

/** The place of the guide that tells about the screen of a path; the guide's beginning where the path has none. */
export function helpAddressOf(pathname: string): string {
  const row = rowByPath(pathname);
  return guideAddress(row ? screenHelp[row.id] : "reading");
}
