/** What is used here of foliate-js, which brings no types. */
declare module "foliate-js/vendor/zip.js" {
  export interface Entry {
    filename: string;
    uncompressedSize: number;
    getData<Data>(writer: { readonly of?: Data }): Promise<Data>;
  }
  export class BlobReader {
    constructor(blob: Blob);
  }
  export class TextWriter {
    readonly of?: string;
  }
  export class BlobWriter {
    constructor(type?: string);
    readonly of?: Blob;
  }
  export class ZipReader {
    constructor(reader: BlobReader);
    getEntries(): Promise<Entry[]>;
  }
  export function configure(options: { useWebWorkers: boolean }): void;
}

declare module "foliate-js/epub.js" {
  export interface TocItem {
    label: string;
    href: string;
    subitems?: TocItem[] | null;
  }
  export class EPUB {
    /** Where an address leads in the book; null or nothing for elsewhere. */
    resolveHref(href: string): { index: number } | null | undefined;
    constructor(loader: {
      entries: unknown[];
      loadText: (name: string) => Promise<string> | null;
      loadBlob: (name: string, type?: string) => Promise<Blob> | null;
      getSize: (name: string) => number;
    });
    init(): Promise<EPUB>;
    metadata?: { title?: string | Record<string, string>; language?: string | string[] };
    dir?: string;
    toc?: TocItem[] | null;
    pageList?: TocItem[] | null;
    sections: readonly ({ id: string; load(): Promise<string> } | null)[];
    transformTarget: EventTarget;
  }
}

declare module "foliate-js/view.js" {
  import type { EPUB } from "foliate-js/epub.js";
  export interface Renderer extends HTMLElement {
    setStyles?: (css: string) => void;
    /** Of a book that flows; one of fixed pages draws itself. */
    render?: () => void;
    getContents(): { doc: Document | null }[];
  }
  export class View extends HTMLElement {
    open(book: EPUB): Promise<void>;
    init(place: { lastLocation?: string | null; showTextStart?: boolean }): Promise<void>;
    close(): void;
    goTo(target: string | number): Promise<unknown>;
    goLeft(): Promise<void>;
    goRight(): Promise<void>;
    next(): Promise<void>;
    prev(): Promise<void>;
    book: EPUB;
    renderer: Renderer;
  }
}
