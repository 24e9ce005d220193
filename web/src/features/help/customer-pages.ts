import type { GuidePage } from "../../domain/guide.ts";
import { type GuideFiles, partOf } from "./guide-book.ts";

const files: GuideFiles = {
  ...import.meta.glob<GuidePage>("../../../../docs/guide/readers/*.md", { eager: true, import: "default" }),
  ...import.meta.glob<GuidePage>("../../../../docs/guide/administrators/*.md", { eager: true, import: "default" }),
};

/** What customers read: readers' pages, then the administrators'. Nothing in them is confidential, so all see both. */
export const customerGuide = [partOf("readers", files), partOf("administrators", files)];
