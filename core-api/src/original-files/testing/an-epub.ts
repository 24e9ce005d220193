import { strToU8, type Zippable, zipSync } from "fflate";
import { aPhoto } from "./a-photo.ts";

interface EpubOptions {
  title?: string;
  cover?: Uint8Array | null;
  /** Body of its one document. */
  body?: string;
  /** Replaces files, or leaves them out. */
  files?: Record<string, string | Uint8Array | null>;
  /** Further items of the manifest, as XML. */
  items?: string;
  compress?: boolean;
}

const CONTAINER = `<?xml version="1.0"?><container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container">
<rootfiles><rootfile full-path="OEBPS/book.opf" media-type="application/oebps-package+xml"/></rootfiles></container>`;

/** An EPUB 3 with a cover and one document. */
export function anEpub({
  title = "週刊切抜",
  cover = aPhoto(),
  body = "<p>本文</p>",
  files = {},
  items = "",
  compress = true,
}: EpubOptions = {}): Buffer {
  const package_ = `<?xml version="1.0"?><package xmlns="http://www.idpf.org/2007/opf" version="3.0">
<metadata xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${title}</dc:title><dc:language>ja</dc:language></metadata>
<manifest><item id="a" href="%E7%89%B9%E9%9B%86.xhtml" media-type="application/xhtml+xml"/>
${cover ? '<item id="c" href="cover.jpg" media-type="image/jpeg" properties="cover-image"/>' : ""}${items}</manifest>
<spine page-progression-direction="rtl"><itemref idref="a"/></spine></package>`;
  const all: Record<string, string | Uint8Array | null> = {
    mimetype: "application/epub+zip",
    "META-INF/container.xml": CONTAINER,
    "OEBPS/book.opf": package_,
    "OEBPS/特集.xhtml": `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>特集</title></head><body>${body}</body></html>`,
    "OEBPS/cover.jpg": cover,
    ...files,
  };
  const zipped = Object.entries(all).flatMap(([name, content]): [string, Zippable[string]][] =>
    content === null
      ? []
      : [
          [
            name,
            [
              typeof content === "string" ? strToU8(content) : content,
              { level: compress && name !== "mimetype" ? 6 : 0 },
            ],
          ],
        ],
  );
  return Buffer.from(zipSync(Object.fromEntries(zipped), { mtime: new Date(2026, 0, 1) }));
}

/** META-INF/encryption.xml for one file. */
export const encryptionOf = (name: string, algorithm: string): string =>
  `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#">
<enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${name}"/></enc:CipherData></enc:EncryptedData></encryption>`;
