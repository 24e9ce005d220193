import { pathOf } from "../../../domain/screen-path.ts";

/** In the address of the trend: the press release that is shown in its place; empty: the latest. */
export const RELEASE_PARAM = "release";

/** The way from the trend to the press releases. */
export const releaseAddress = (narrow: boolean): string => `${pathOf(narrow ? "sp-trend" : "trend")}?${RELEASE_PARAM}=`;

/** The release that the address names; null: the latest. */
export function readRelease(params: URLSearchParams): string | null {
  const id = params.get(RELEASE_PARAM) ?? "";
  return /^\d{1,10}$/.test(id) ? id : null;
}
