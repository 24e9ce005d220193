import type { DataSection } from "@kirinuki/schema/codes.ts";

/** The ways to an original, as the screens offer them; a mail link displays the PDF (spec section 2, mode 2), a booklet prints it. */
export const WAYS = ["view", "print", "text", "text print", "mail link", "booklet"] as const;
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
  { section: 1, level: 3, may: ["view", "print", "text", "text print", "mail link", "booklet"] },
  { section: 2, level: 2, may: ["text", "text print"] },
  { section: 2, level: 3, may: ["view", "text", "text print", "mail link"] },
  { section: 2, level: 5, may: ["view", "print", "text", "text print", "mail link", "booklet"] },
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

/** How an article comes to a user (spec section 6, theme_browsing; design section 8), with every level at its highest. */
export interface BrowsedRow {
  browsing: 1 | 0;
  /** The theme that it hits. */
  theme: "open to all" | "not open" | "none";
  /** The topic that it was chosen for. */
  topic: "the group's" | "another group's" | "none";
  may: boolean;
}

export const BROWSED: readonly BrowsedRow[] = [
  { browsing: 1, theme: "open to all", topic: "none", may: true },
  { browsing: 1, theme: "not open", topic: "none", may: true },
  { browsing: 0, theme: "open to all", topic: "none", may: true },
  { browsing: 0, theme: "not open", topic: "none", may: false },
  { browsing: 0, theme: "none", topic: "the group's", may: true },
  { browsing: 0, theme: "none", topic: "another group's", may: false },
  { browsing: 1, theme: "none", topic: "another group's", may: false },
];

/** A role opens screens; it adds nothing to the authority for originals. */
export const ROLES = [
  { role: "User", parts: {} },
  { role: "TopicUser", parts: { topicsCreation: true } },
  { role: "Admin", parts: { userAuthority: 1 as const } },
] as const;

/** States of an article that close it to everybody, whatever the level; $1 is the article, each level tries each. */
export const CLOSED = [
  { why: "withdrawn by its source", sql: "UPDATE article SET withdrawn_at = now() WHERE article_id = $1" },
  {
    why: "unpublished by the contract",
    sql: "INSERT INTO article_setting (contract_id, article_id, disp_status) SELECT contract_id, $1, 1 FROM theme_article WHERE article_id = $1",
  },
  { why: "hidden in every list that has it", sql: "UPDATE theme_article SET disp_status = 3 WHERE article_id = $1" },
] as const;

const SOURCE: Partial<Record<DataSection, string>> = { 1: "MC", 2: "SC" };

/** The matrix as Markdown, for docs/access.md. */
export function rightsTable(): string {
  const mark = (may: boolean): string => (may ? "yes" : "–");
  return [
    "## Originals: who may do what",
    "",
    "The rows that `core-api/src/modules/originals/original-use/rights.test.ts` and `rights-levels.test.ts` try on the running routes, one by one.",
    "",
    `| source | authority | ${WAYS.join(" | ")} |`,
    `|---|---|${WAYS.map(() => "---|").join("")}`,
    ...RIGHTS.map(
      ({ section, level, may }) =>
        `| ${SOURCE[section]} | ${level} | ${WAYS.map((way) => mark(may.includes(way))).join(" | ")} |`,
    ),
    "",
    "| contract's linkage to the source | group's | any way |",
    "|---|---|---|",
    ...LINKAGE.map(({ contract, group, may }) => `| ${contract} | ${group} | ${mark(may)} |`),
    "",
    "| theme_browsing | the article's theme | its topic | any way |",
    "|---|---|---|---|",
    ...BROWSED.map(({ browsing, theme, topic, may }) => `| ${browsing} | ${theme} | ${topic} | ${mark(may)} |`),
    "",
    `Closed to everybody, tried at each level in each way: an article that is ${CLOSED.map(({ why }) => why).join(", ")}; of a source that is not linked; a magazine's that is deleted or outside its sale period and not yet redelivered.`,
    "Refused with 要求された記事は表示できません。 A role opens screens and adds no right to an original. An article of no theme or topic of the user's is unknown (404 with the same sentence), as are those of",
    "other contracts. Web news and magazines have no PDF and no counted text. Pages as thumbnails, photos and figures (`/image`, `/traces`, `/trace`) are no originals: every level sees them of an article that is open to it.",
    "",
  ].join("\n");
}
