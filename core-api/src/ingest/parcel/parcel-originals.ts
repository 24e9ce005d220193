import { randomUUID } from "node:crypto";
import { rm } from "node:fs/promises";
import { join } from "node:path";
import { MAX_BYTES, type OriginalKind } from "../../original-files/inspection.ts";
import type { Intake, TakenEpub, TakenPdf, TakenPhoto } from "../../original-files/original-intake.ts";
import { ZipUnreadable } from "../../original-files/zip-archive.ts";
import type { Remarks } from "../feed/remark.ts";
import { type ParcelContents, ParcelRefused, stage } from "./parcel-contents.ts";

interface Taken {
  pdf: TakenPdf;
  epub: TakenEpub;
  photo: TakenPhoto;
}
/** What became of a file: where it is stored, or why it is not. */
export type Outcome<Kind extends OriginalKind> = Taken[Kind] | { reason: string };

/** Takes in the originals that a parcel's manifest names, each file once, however many articles it belongs to. */
export class ParcelOriginals {
  private readonly outcomes = new Map<string, Promise<Taken[OriginalKind] | { reason: string }>>();

  /** @param folder of our own, where files stand while they are looked at */
  constructor(
    private readonly contents: ParcelContents,
    private readonly intake: Intake,
    private readonly folder: string,
    private readonly remarks: Remarks,
  ) {}

  pdf = (name: string): Promise<Outcome<"pdf">> => this.once("pdf", name);
  epub = (name: string): Promise<Outcome<"epub">> => this.once("epub", name);
  photo = (name: string): Promise<Outcome<"photo">> => this.once("photo", name);

  private once<Kind extends OriginalKind>(kind: Kind, name: string): Promise<Outcome<Kind>> {
    const key = `${kind}:${name}`;
    const outcome = this.outcomes.get(key) ?? this.take(kind, name);
    this.outcomes.set(key, outcome);
    return outcome as Promise<Outcome<Kind>>;
  }

  private async take(kind: OriginalKind, name: string): Promise<Taken[OriginalKind] | { reason: string }> {
    const path = join(this.folder, randomUUID());
    try {
      const file = await stage(await this.contents.open(name, MAX_BYTES[kind]), path, MAX_BYTES[kind]);
      const taken = await this.intake[kind](file);
      if ("kind" in taken) return { reason: taken.reason };
      for (const { text, isLoss } of taken.remarks) this.remarks.add(text, isLoss);
      return taken;
    } catch (error) {
      return { reason: reasonOf(error) };
    } finally {
      await rm(path, { force: true });
    }
  }
}

/** A damaged member of a zip shows only while it is unpacked. What is no fault of the file is thrown on. */
function reasonOf(error: unknown): string {
  if (error instanceof ParcelRefused || error instanceof ZipUnreadable) return error.message;
  throw error;
}
