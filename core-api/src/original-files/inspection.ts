/** Something to say of an original that is kept. */
export interface OriginalRemark {
  text: string;
  /** Whether something of it can't be shown. */
  isLoss: boolean;
}

/** An original that nobody could open, and why (Japanese, one sentence). */
export interface RefusedOriginal {
  kind: "refused";
  reason: string;
}

export interface InspectedPdf {
  kind: "pdf";
  pages: number;
  /** JPEG of the first page, THUMBNAIL in size. */
  thumbnail: Uint8Array;
  remarks: OriginalRemark[];
}

export interface InspectedPhoto {
  kind: "photo";
  contentType: "image/jpeg" | "image/png";
  /** Pixels. */
  width: number;
  height: number;
}

export interface InspectedEpub {
  kind: "epub";
  /** Of its package document; empty where it has none. */
  title: string;
  /** BCP 47, as the package has it. */
  language: string;
  version: string;
  /** How pages turn; null where the book leaves it to the reader. */
  direction: "ltr" | "rtl" | null;
  fixedLayout: boolean;
  /** Documents in reading order that are there. */
  documents: number;
  /** JPEG of its cover, at most COVER in size; null where it has none that can be drawn. */
  cover: Uint8Array | null;
  remarks: OriginalRemark[];
}

export type OriginalKind = "pdf" | "photo" | "epub";
export type Inspected = { pdf: InspectedPdf; photo: InspectedPhoto; epub: InspectedEpub };

/** What is asked of the process that opens originals. */
export interface InspectionJob {
  kind: OriginalKind;
  path: string;
}

export type InspectionAnswer = Inspected[OriginalKind] | RefusedOriginal;

const MEGA = 1024 * 1024;

/** Bytes up to which an original is opened at all. */
export const MAX_BYTES: Record<OriginalKind, number> = { pdf: 100 * MEGA, photo: 30 * MEGA, epub: 300 * MEGA };

/** Pages of a cut-out from a newspaper; a file of ten thousand is a mistake or an attack. */
export const MAX_PAGES = 1000;

/** Thumbnail of a newspaper's page, in pixels: an A4 page 232 wide, cut to 312. */
export const THUMBNAIL = { width: 232, height: 312 } as const;

/** Largest cover of a magazine, in pixels. */
export const COVER = { width: 600, height: 800 } as const;

export const refused = (reason: string): RefusedOriginal => ({ kind: "refused", reason });

export const tooLarge = (kind: OriginalKind): RefusedOriginal =>
  refused(`大きすぎます（上限${MAX_BYTES[kind] / MEGA}MB）。`);
