import { EPUB } from "foliate-js/epub.js";
import { BlobReader, BlobWriter, configure, type Entry, TextWriter, ZipReader } from "foliate-js/vendor/zip.js";
import { DamagedBook } from "./damaged-book.ts";
import { asPage, harmless } from "./harmless.ts";
import { withoutHandlers } from "./without-handlers.ts";

/** Above this a part, or all of them, count as damaged: a small file may unpack to more than any memory holds. */
const LARGEST_PART = 100_000_000;
const LARGEST_BOOK = 1_000_000_000;

/** What the library asks of a part before it shows it; both are awaited. */
interface PartDetail {
  data: string | Blob | null | Promise<string | Blob | null>;
  type: string | Promise<string>;
  /** Its path in the book. */
  readonly name: string;
}

/** @throws DamagedBook */
export async function openBook(file: Blob): Promise<EPUB> {
  try {
    configure({ useWebWorkers: false });
    const entries = await new ZipReader(new BlobReader(file)).getEntries();
    const total = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0);
    if (total > LARGEST_BOOK) throw new DamagedBook("unpacks to too much");
    const book = await new EPUB(loaderOf(entries)).init();
    if (!book.sections.some((section) => section !== null)) throw new DamagedBook("no page");
    const pages = new Set(book.sections.map((section) => section?.id));
    book.transformTarget.addEventListener("data", (event) => {
      const { detail } = event as CustomEvent<PartDetail>;
      const { type: given } = detail;
      const isPage = pages.has(detail.name);
      const cleaned = Promise.resolve(detail.data).then(async (data) => {
        const part = { data, type: await given };
        return harmless(isPage ? await asPage(part) : part);
      });
      detail.data = cleaned.then(({ data }) => data);
      detail.type = cleaned.then(({ type }) => type);
    });
    return book;
  } catch (cause) {
    throw cause instanceof DamagedBook ? cause : new DamagedBook("not readable", { cause });
  }
}

function loaderOf(entries: Entry[]) {
  const byName = new Map(entries.map((entry) => [entry.filename, entry]));
  const readable = (name: string) => {
    const entry = byName.get(name);
    if (entry && entry.uncompressedSize > LARGEST_PART) throw new DamagedBook("a part is too large");
    return entry;
  };
  return {
    entries,
    // The library makes a document of it before we are asked.
    loadText: (name: string) => readable(name)?.getData(new TextWriter()).then(withoutHandlers) ?? null,
    loadBlob: (name: string, type?: string) => readable(name)?.getData(new BlobWriter(type)) ?? null,
    getSize: (name: string) => byName.get(name)?.uncompressedSize ?? 0,
  };
}
