import type { Fault } from "../item.ts";

/** An article as an agency has it, whatever the syntax; texts are without markup. Empty where it says nothing. */
export interface Story {
  /** From 1, in the order of the document. */
  position: number;
  /** The agency's own id. */
  id: string;
  /** Who delivers it: what an id belongs to that is not unique by itself. */
  agency: string;
  /** The agency's number of this version; null where it does not count them. */
  revision: number | null;
  /** Taken back, or held back until further notice. */
  withdrawn: boolean;
  /** The moment before which nobody may be shown it, as it stands there. */
  embargo: string;
  title: string;
  body: string;
  link: string;
  /** All dates, the day of publication first. */
  dates: string[];
  categories: string[];
  keywords: string[];
  /** Who holds the rights, where it says so. */
  rightholder: string;
  /** Names of the medium, the best first. */
  mediaNames: string[];
  /** Its own piece of the file. */
  payload: string;
  /** The file ended within it. */
  cut: boolean;
  /** What of it is not taken in, in Japanese. */
  losses: string[];
  /** Why it is no article at all. */
  refusal: Fault | null;
}

/** A story that says nothing yet. */
export const emptyStory = (position: number, payload: string, cut = false): Story => ({
  position,
  id: "",
  agency: "",
  revision: null,
  withdrawn: false,
  embargo: "",
  title: "",
  body: "",
  link: "",
  dates: [],
  categories: [],
  keywords: [],
  rightholder: "",
  mediaNames: [],
  payload,
  cut,
  losses: [],
  refusal: null,
});

/** Something that a file has beside articles. */
export const notAnArticle = (story: Story, field: string, reason: string): Story => ({
  ...story,
  refusal: { field, reason },
});

/** A whole number of a version; null for what is none. */
export const revisionOf = (text: string): number | null => (/^\d{1,15}$/.test(text.trim()) ? Number(text) : null);

/** IPTC's publishing status under which an article may not be shown: `stat:canceled`, `…/pubstatusg2/withheld`, `canceled`. */
export const isTakenBack = (status: string): boolean =>
  /(?:^|[:/#])(?:cancell?ed|withheld|killed|withdrawn)$/i.test(status.trim());

/** Without what is empty or comes twice. */
export const distinct = (texts: readonly string[]): string[] => [...new Set(texts.filter((text) => text !== ""))];

/** Paragraphs, without what another one already says. */
export function joined(...parts: readonly string[]): string {
  const told = distinct(parts);
  return told.filter((part) => !told.some((other) => other !== part && other.includes(part))).join("\n");
}

/** A link that a browser can open, where an id is one. */
export const linkIn = (id: string): string => (/^https?:\/\//i.test(id) ? id : "");

export const NO_MEDIA_FILES = "写真・動画・音声などのファイルは取り込んでいません";
