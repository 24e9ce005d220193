import type { GuidePage } from "../../domain/guide.ts";
import { type GuideFiles, partOf } from "./guide-book.ts";

const files: GuideFiles = import.meta.glob<GuidePage>("../../../../docs/guide/operators/*.md", {
  eager: true,
  import: "default",
});

/** What operators read; of no use to customers, and therefore apart. */
export const operatorGuide = [partOf("operators", files)];
