import { createReadStream } from "node:fs";
import type { TransactionScope } from "../db/tenant.ts";
import type { OriginalStore } from "../storage/original-store.ts";
import type { OriginalRemark, RefusedOriginal } from "./inspection.ts";
import type { Inspector } from "./inspector.ts";
import type { PdfMerger } from "./merge/pdf-merger.ts";
import { type NotedOriginal, noteOriginals, soundKeys } from "./original-files.repository.ts";
import { epubKeys, pdfKeys, photoKeys } from "./original-keys.ts";
import { tryPdf } from "./try-pdf.ts";

/** A file of our own that nobody else changes, as it is to be stored. */
export interface StagedFile {
  path: string;
  byteLength: number;
  /** In hexadecimal. */
  sha256: string;
}

/** Keys of originals that are in the store and noted. Remarks come when a file is opened, and not when it is there already. */
export interface TakenPdf {
  pdfKey: string;
  thumbnailKey: string;
  remarks: OriginalRemark[];
}
export interface TakenEpub {
  epubKey: string;
  /** null where the book has no cover. */
  coverKey: string | null;
  remarks: OriginalRemark[];
}
export interface TakenPhoto {
  imageKey: string;
  remarks: OriginalRemark[];
}

export interface IntakeResources {
  /** Of the operator's role. */
  scope: TransactionScope;
  store: OriginalStore;
  inspector: Inspector;
  merger: PdfMerger;
}

/** Where originals are taken in. */
export interface Intake {
  /** How many may be taken in at the same time. */
  readonly concurrency: number;
  pdf(file: StagedFile): Promise<TakenPdf | RefusedOriginal>;
  epub(file: StagedFile): Promise<TakenEpub | RefusedOriginal>;
  photo(file: StagedFile): Promise<TakenPhoto | RefusedOriginal>;
}

/**
 * Takes originals in. Each is opened in isolation; a PDF goes through the steps that deliver it. Then it is stored under a key
 * made of its content and noted, before any article names it. An original that is stored and sound is not opened again, so the
 * intake is idempotent.
 */
export class OriginalIntake implements Intake {
  constructor(private readonly resources: IntakeResources) {}

  get concurrency(): number {
    return this.resources.inspector.concurrency;
  }

  async pdf(file: StagedFile): Promise<TakenPdf | RefusedOriginal> {
    const { pdf: pdfKey, thumbnail: thumbnailKey } = pdfKeys(file.sha256);
    const taken = { pdfKey, thumbnailKey, remarks: [] };
    if ((await this.present([pdfKey, thumbnailKey])).length === 2) return taken;
    const inspected = await tryPdf(file.path, this.resources);
    if (inspected.kind === "refused") return inspected;
    const { pages, thumbnail, remarks } = inspected;
    await this.note([
      { ...(await this.put(pdfKey, file, "application/pdf")), pages },
      await this.put(thumbnailKey, thumbnail, "image/jpeg"),
    ]);
    return { ...taken, remarks };
  }

  async epub(file: StagedFile): Promise<TakenEpub | RefusedOriginal> {
    const { epub: epubKey, cover: coverKey } = epubKeys(file.sha256);
    if ((await this.present([epubKey, coverKey])).length === 2) return { epubKey, coverKey, remarks: [] };
    const inspected = await this.resources.inspector.inspectEpub(file.path);
    if (inspected.kind === "refused") return inspected;
    const { cover, remarks } = inspected;
    const book = await this.put(epubKey, file, "application/epub+zip");
    await this.note(cover ? [book, await this.put(coverKey, cover, "image/jpeg")] : [book]);
    return { epubKey, coverKey: cover ? coverKey : null, remarks };
  }

  async photo(file: StagedFile): Promise<TakenPhoto | RefusedOriginal> {
    const keys = photoKeys(file.sha256);
    const [known] = await this.present(Object.values(keys));
    if (known !== undefined) return { imageKey: known, remarks: [] };
    const inspected = await this.resources.inspector.inspectPhoto(file.path);
    if (inspected.kind === "refused") return inspected;
    const imageKey = keys[inspected.contentType];
    await this.note([await this.put(imageKey, file, inspected.contentType)]);
    return { imageKey, remarks: [] };
  }

  /** Keys that are noted as sound and in the store. */
  private async present(keys: readonly string[]): Promise<string[]> {
    const sound = await this.resources.scope.shared("read", (tx) => soundKeys(tx, keys));
    const there = await Promise.all(sound.map((key) => this.resources.store.exists(key)));
    return sound.filter((_, index) => there[index]);
  }

  private async put(key: string, content: StagedFile | Uint8Array, contentType: string): Promise<NotedOriginal> {
    const bytes = content instanceof Uint8Array ? content : createReadStream(content.path);
    const { byteLength, sha256 } = await this.resources.store.put(key, bytes);
    if (!(content instanceof Uint8Array) && sha256.toString("hex") !== content.sha256)
      throw new Error(`${content.path} has changed while it was taken in`);
    return { key, contentType, byteLength, sha256 };
  }

  private note(originals: readonly NotedOriginal[]): Promise<void> {
    return this.resources.scope.shared("write", (tx) => noteOriginals(tx, originals));
  }
}
