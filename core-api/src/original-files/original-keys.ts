/** Store keys of what comes in by itself: the content is the name, so that the same file is one original, and another another. */
const keyed = (kind: string, sha256: string, extension: string): string =>
  `${kind}/${sha256.slice(0, 2)}/${sha256}.${extension}`;

/** @param sha256 of the file, in hexadecimal */
export const pdfKeys = (sha256: string) => ({
  pdf: keyed("pdf", sha256, "pdf"),
  thumbnail: keyed("pdf", sha256, "jpg"),
});

export const epubKeys = (sha256: string) => ({
  epub: keyed("epub", sha256, "epub"),
  cover: keyed("epub", sha256, "jpg"),
});

export const photoKeys = (sha256: string) => ({
  "image/jpeg": keyed("photo", sha256, "jpg"),
  "image/png": keyed("photo", sha256, "png"),
});
