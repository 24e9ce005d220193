import type { Remark } from "./remark.ts";

/** One article of a feed, as the feed has it; texts are without markup. Empty where the feed says nothing. */
export interface FeedEntry {
  /** From 1, in the order of the document. */
  position: number;
  /** The feed's own id. */
  id: string;
  title: string;
  body: string;
  /** As it stands there, perhaps relative. */
  link: string;
  /** What relative links of this entry go by; null: what they do in the whole feed. */
  base: string | null;
  /** All dates, the day of publication first. */
  dates: string[];
  categories: string[];
  /** Where the entry names the medium it was taken from. */
  mediaName: string;
  /** Its own piece of the document. */
  payload: string;
  /** The document ended within it. */
  cut: boolean;
}

export interface Feed {
  /** `RSS 2.0`, `Atom 1.0`, … */
  kind: string;
  title: string;
  /** Its home page, or where it is fetched, as it stands there. */
  links: string[];
  entries: FeedEntry[];
  /** The document ended before its own end. */
  cut: boolean;
  /** What else there is to say of it. */
  remarks: Remark[];
}
