import type { DataSection } from "@kirinuki/schema/codes.ts";

/** The ways to an original, as the screens offer them; a mail link displays the PDF (spec section 2, mode 2). */
export const WAYS = ["view", "print", "text", "text print", "mail link"] as const;
export type Way = (typeof WAYS)[number];

/** One level of one authority with the ways it opens: spec section 6, written out by hand so that the code is held against it. */
export interface RightsRow {
  section: DataSection;
  level: 1 | 2 | 3 | 5;
  may: readonly Way[];
}

export const RIGHTS: readonly RightsRow[] = [
  { section: 1, level: 1, may: [] },
  { section: 1, level: 2, may: ["view", "text", "mail link"] },
  { section: 1, level: 3, may: ["view", "print", "text", "text print", "mail link"] },
  { section: 2, level: 2, may: ["text", "text print"] },
  { section: 2, level: 3, may: ["view", "text", "text print", "mail link"] },
  { section: 2, level: 5, may: ["view", "print", "text", "text print", "mail link"] },
];

/** Who is linked to the article's source, with every level at its highest (spec section 5). */
export interface LinkageRow {
  contract: "linked" | "other sources only" | "none at all";
  group: "linked" | "other sources only" | "none at all";
  may: boolean;
}

export const LINKAGE: readonly LinkageRow[] = [
  { contract: "linked", group: "linked", may: true },
  { contract: "none at all", group: "none at all", may: true },
  { contract: "linked", group: "other sources only", may: false },
  { contract: "linked", group: "none at all", may: false },
  { contract: "other sources only", group: "linked", may: false },
  { contract: "none at all", group: "linked", may: false },
];

/** States of an article that close it to everybody, whatever his level. */
export const CLOSED = [
  "withdrawn by its source",
  "unpublished by the contract",
  "hidden in every list that has it",
] as const;

const SOURCE: Partial<Record<DataSection, string>> = { 1: "MC", 2: "SC" };

/** The matrix as Markdown, for docs/access.md. */
export function rightsTable(): string {
  const mark = (may: boolean): string => (may ? "yes" : "–");
  return [
    "## Originals: who may do what",
    "",
    "The rows that `core-api/src/modules/original/rights.test.ts` tries on the running routes, one by one.",
    "",
    `| source | authority | ${WAYS.join(" | ")} |`,
    "|---|---|---|---|---|---|---|",
    ...RIGHTS.map(
      ({ section, level, may }) =>
        `| ${SOURCE[section]} | ${level} | ${WAYS.map((way) => mark(may.includes(way))).join(" | ")} |`,
    ),
    "",
    "| contract's linkage to the source | group's | any way |",
    "|---|---|---|",
    ...LINKAGE.map(({ contract, group, may }) => `| ${contract} | ${group} | ${mark(may)} |`),
    "",
    `Closed to everybody: an article that is ${CLOSED.join(", ")}; a magazine's that is deleted or outside its sale period and not yet redelivered.`,
    "An article of no theme or topic of the user's is unknown (404), as are those of other contracts.",
    "",
  ].join("\n");
}
