import type { GroupSource, UserGroupForm } from "@kirinuki/schema/forms/user-group-form.ts";
import type { UserGroupLineFragment } from "../../__generated__/graphql.ts";
import { lineTexts, readUseLines } from "../../domain/use-lines.ts";

export type SourceUse = "off" | "all" | "themes";

/** What the fields hold; numbers as texts, as inputs have them. */
export interface GroupValues {
  userGroupName: string;
  useMaxCount1: string;
  isUncapped1: boolean;
  useMaxCount2: string;
  isUncapped2: boolean;
  /** Percents as they are typed, in two fields. */
  useLines: string[];
  /** "" for none chosen yet. */
  demandId: string;
  /** By data_section. */
  sources: Record<string, SourceUse>;
}

/** The choice of no demand unit. */
export const NO_UNIT = "none";

const capText = (cap: number | null): string => (cap === null ? "" : String(cap));

const useOf = ({ allArticlesSelectable }: { allArticlesSelectable: boolean }): SourceUse =>
  allArticlesSelectable ? "all" : "themes";

/** A new group has no caps to begin with, and no demand unit where the contract has none. */
export function valuesOf(group: UserGroupLineFragment, hasUnits: boolean): GroupValues {
  const isNew = group.id === null;
  return {
    userGroupName: group.name,
    useMaxCount1: capText(group.mc.cap),
    isUncapped1: !isNew && group.mc.cap === null,
    useMaxCount2: capText(group.sc.cap),
    isUncapped2: !isNew && group.sc.cap === null,
    useLines: lineTexts(group.useLines),
    demandId: group.demandUnit?.id ?? (isNew && hasUnits ? "" : NO_UNIT),
    sources: Object.fromEntries(group.sources.map((source) => [source.dataSection, useOf(source)])),
  };
}

/** Full-width digits are digits; what is no number stays a fault of the form. */
function readCap(text: string, isUncapped: boolean): number | null | undefined {
  const digits = text.normalize("NFKC").replaceAll(",", "").trim();
  if (isUncapped) return null;
  return digits === "" ? undefined : Number(digits);
}

const sourcesOf = (sources: GroupValues["sources"]): GroupSource[] =>
  Object.entries(sources).flatMap(([section, use]) =>
    use === "off" ? [] : [{ dataSection: Number(section), allArticlesSelectable: use === "all" }],
  );

/** As it is checked and sent. A choice that was not made is absent, which the rules name. */
export function toForm(values: GroupValues): UserGroupForm {
  const useMaxCount1 = readCap(values.useMaxCount1, values.isUncapped1);
  const useMaxCount2 = readCap(values.useMaxCount2, values.isUncapped2);
  return {
    userGroupName: values.userGroupName.trim(),
    ...(useMaxCount1 !== undefined && { useMaxCount1 }),
    ...(useMaxCount2 !== undefined && { useMaxCount2 }),
    ...(values.demandId !== "" && { demandId: values.demandId === NO_UNIT ? null : values.demandId }),
    useLines: readUseLines(values.useLines),
    sources: sourcesOf(values.sources),
  };
}
