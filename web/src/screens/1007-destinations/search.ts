import type { MailSettingFilter } from "../../__generated__/graphql.ts";
import { readTarget } from "../../domain/mail-target.ts";
import { SECTION_OPTIONS } from "../../features/mail-fields/mail-labels.ts";

/** What the list is searched by, as the address keeps it; "" for what is not looked at. */
export interface DestinationSearch {
  /** `1.7`. */
  target: string;
  section: string;
  mail: string;
}

export const NO_SEARCH: DestinationSearch = { target: "", section: "", mail: "" };
/** Settings a page, as the bff has it. */
export const PAGE_SIZE = 50;

export function readSearch(params: URLSearchParams): { search: DestinationSearch; page: number } {
  const target = params.get("target") ?? "";
  const section = params.get("section") ?? "";
  return {
    search: {
      target: readTarget(target) ? target : "",
      section: SECTION_OPTIONS.some(({ value }) => value === section) ? section : "",
      mail: (params.get("mail") ?? "").slice(0, 256),
    },
    page: /^[1-9]\d{0,4}$/.test(params.get("page") ?? "") ? Number(params.get("page")) : 1,
  };
}

/** Whether anything narrows the list. */
export const isSearched = (search: DestinationSearch): boolean => Object.values(search).some((value) => value !== "");

/** Only what says something. */
export function writeSearch(search: DestinationSearch, page: number): URLSearchParams {
  const given = Object.entries({ ...search, page: page > 1 ? String(page) : "" }).filter(([, value]) => value !== "");
  return new URLSearchParams(given);
}

export function filterOf({ target, section, mail }: DestinationSearch): MailSettingFilter {
  const named = readTarget(target);
  return {
    dataKbn: named?.dataKbn ?? null,
    targetId: named?.id ?? null,
    dataSection: section === "" ? null : Number(section),
    mailAddress: mail === "" ? null : mail,
  };
}

/** The same search as the REST contract has it, for the file. */
export function downloadPath({ target, section, mail }: DestinationSearch, encoding: "utf8" | "sjis"): string {
  const named = readTarget(target);
  const query = new URLSearchParams({
    ...(named && { data_kbn: String(named.dataKbn), id: named.id }),
    ...(section !== "" && { data_section: section }),
    ...(mail !== "" && { mail_address: mail }),
    encoding,
  });
  return `/api/v1/mail_delivery_destinations_download?${query}`;
}
