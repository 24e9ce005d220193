/** A text of the guide with its emphasis, keys and links. */
export type GuideText = string | { key: string } | { strong: readonly GuideText[] } | GuideLink;

interface GuideLink {
  link: readonly GuideText[];
  /** A page of the guide; null for an address outside of it, or for this page. */
  page: string | null;
  /** The anchor on the page, or the address outside. */
  to: string;
}

export type GuideBlock =
  | { kind: "paragraph"; text: readonly GuideText[] }
  | { kind: "list"; ordered: boolean; items: readonly (readonly GuideBlock[])[] }
  | { kind: "table"; head: readonly (readonly GuideText[])[]; rows: readonly (readonly (readonly GuideText[])[])[] }
  | { kind: "picture"; src: string; alt: string; width: number; height: number };

export interface GuideSection {
  /** The anchor: the heading as GitHub writes it. */
  id: string;
  heading: string;
  level: 2 | 3;
  blocks: readonly GuideBlock[];
  /** All its words, for the search. */
  words: string;
}

/** A file of docs/guide, as the build puts it into the program. */
export interface GuidePage {
  title: string;
  /** What stands before the first heading. */
  lead: readonly GuideBlock[];
  sections: readonly GuideSection[];
}
