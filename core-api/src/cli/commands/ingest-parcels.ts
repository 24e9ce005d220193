import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Config } from "../../config/config.ts";
import type { TransactionScope } from "../../db/tenant.ts";
import type { InputFile } from "../../ingest/ingest-file.ts";
import type { ReadItem } from "../../ingest/item.ts";
import { magazineFormat } from "../../ingest/magazine/magazine-format.ts";
import { newspaperFormat } from "../../ingest/newspaper/newspaper-format.ts";
import { type ParcelListeners, parcelItems } from "../../ingest/parcel/parcel-items.ts";
import { createInspector } from "../../originals/inspector.ts";
import { OriginalIntake } from "../../originals/original-intake.ts";
import { openOriginalStore } from "../../storage/open-store.ts";

/** Formats that come as a folder or zip with originals. */
export const PARCEL_FORMATS = ["newspaper", "magazine"] as const;
type ParcelFormatName = (typeof PARCEL_FORMATS)[number];

export const isParcelFormat = (format: string): format is ParcelFormatName =>
  PARCEL_FORMATS.some((known) => known === format);

/** What parcels need for as long as they are taken in. */
export interface ParcelRun {
  items(
    input: InputFile,
    format: ParcelFormatName,
    dataSection: DataSection | undefined,
    listeners: ParcelListeners,
  ): AsyncIterable<ReadItem>;
  close(): void;
}

export function parcelRun(scope: TransactionScope, config: Config): ParcelRun {
  const inspector = createInspector();
  const intake = new OriginalIntake({ scope, store: openOriginalStore(config), inspector });
  return {
    items: (input, format, dataSection, listeners) =>
      parcelItems(input, format === "magazine" ? magazineFormat() : newspaperFormat(dataSection), intake, listeners),
    close: () => inspector.close(),
  };
}
