import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { zipSync } from "fflate";
import iconv from "iconv-lite";
import { afterAll } from "vitest";
import { openIntake } from "../../original-files/open-intake.ts";
import { FolderStore } from "../../storage/folder-store.ts";
import { ingestItems } from "../ingest.ts";
import type { IngestCounts } from "../ingest-counts.ts";
import { magazineFormat } from "../magazine/magazine-format.ts";
import { newspaperFormat } from "../newspaper/newspaper-format.ts";
import { sizeUpParcel } from "../parcel/parcel.ts";
import { parcelItems } from "../parcel/parcel-items.ts";
import type { NewsDesk } from "./news-desk.ts";

export type ParcelFiles = Record<string, string | Uint8Array>;

/** Parcels on disk, taken in at a news desk with a store of its own. */
export interface ParcelDesk {
  /** Where parcels stand. */
  root: string;
  store: FolderStore;
  /** Writes a folder. */
  folder(name: string, files: ParcelFiles): string;
  /** Writes a zip of the same; names are packed as they are given. */
  zip(name: string, files: ParcelFiles): string;
  ingest(format: "newspaper" | "magazine", path: string): Promise<{ counts: IngestCounts; remarks: string[] }>;
  /** Errors of a parcel as `item field: reason`. */
  errors(path: string): Promise<string[]>;
}

export function parcelDesk(desk: NewsDesk): ParcelDesk {
  const root = mkdtempSync(join(tmpdir(), "kirinuki-parcels-"));
  const store = new FolderStore(join(root, ".store"));
  const { intake, close } = openIntake(desk.scope, store);
  afterAll(() => {
    close();
    rmSync(root, { recursive: true, force: true });
  });
  return {
    root,
    store,
    folder: (name, files) => {
      const path = join(root, name);
      rmSync(path, { recursive: true, force: true });
      for (const [file, content] of Object.entries({ ".keep": "", ...files })) {
        mkdirSync(dirname(join(path, file)), { recursive: true });
        writeFileSync(join(path, file), content);
      }
      return path;
    },
    zip: (name, files) => {
      const path = join(root, name);
      const entries = Object.entries(files).map(([file, content]) => [file, Buffer.from(content)] as const);
      writeFileSync(path, zipSync(Object.fromEntries(entries)));
      return path;
    },
    ingest: async (format, path) => {
      const input = await sizeUpParcel(path);
      const remarks: string[] = [];
      const items = parcelItems(input, format === "magazine" ? magazineFormat() : newspaperFormat(), intake, {
        onRemarks: (told) => remarks.push(...told.map(({ text }) => text)),
      });
      return { counts: await ingestItems(items, desk.newStore(), input), remarks };
    },
    errors: async (path) => {
      const { rows } = await desk.owner.query(
        "SELECT item_no, field, reason FROM ingest_error WHERE source_file = $1 ORDER BY ingest_error_id",
        [path],
      );
      return rows.map(({ item_no, field, reason }) => `${item_no} ${field}: ${reason}`);
    },
  };
}

/** Rows as CSV: the columns are those of all rows, in the order in which they come. */
export function csvOf(rows: readonly Record<string, unknown>[], charset = "utf8"): Buffer {
  const names = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (value: unknown) => `"${String(value ?? "").replaceAll('"', '""')}"`;
  const lines = [names, ...rows.map((row) => names.map((name) => row[name]))].map((line) => line.map(cell).join(","));
  return iconv.encode(`${lines.join("\r\n")}\r\n`, charset);
}
