import { DATA_SECTION } from "@kirinuki/schema/codes.ts";
import type { ArticleRef } from "../../domain/home-address.ts";

/** A record as the row of a list: by its key, h before its id. What leads from row to row reads nothing of the section. */
export const recordRef = (key: string): ArticleRef => ({ id: key, dataSection: DATA_SECTION.web });

export const isRecord = (open: ArticleRef | null): boolean => open?.id.startsWith("h") ?? false;
