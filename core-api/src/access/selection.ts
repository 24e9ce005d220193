import { DATA_KBN, type DataKbn } from "@kirinuki/schema/codes.ts";
import { intKey } from "../db/int-key.ts";
import type { Transaction } from "../db/tenant.ts";
import { AppError } from "../errors/app-error.ts";
import { BROWSING, type Browser, browsingParameters } from "./browsing.ts";

/** What a list shows; null: every theme that the user may browse. */
export type Selection = { kind: DataKbn; id: string } | null;

/** A selection that exists and that the user may browse, as the lists read it. */
export interface ResolvedSelection {
  /** Where the articles come from: hits of these themes, or what was chosen for this topic. */
  source: { themeIds: number[] } | { topicsId: number };
  /** Whose kept counts say how many articles it has; null: nobody's, it is counted. */
  kept: { of: "theme" | "themeGroup" | "topic"; id: number } | null;
  /** Every theme whose name the user may see beside an article. */
  browsableThemeIds: number[];
  /** Contract setting: SC articles before MC ones (spec section 9). */
  scFirst: boolean;
}

/** Whether it is there ($5), and its themes. The second is not asked for a topic. */
const PARTS: Record<DataKbn | "all", { found: string; themes: string }> = {
  all: { found: "$5::int IS NULL", themes: "SELECT theme_id FROM browsable_theme" },
  [DATA_KBN.theme]: {
    found: "EXISTS (SELECT 1 FROM browsable_theme WHERE theme_id = $5)",
    themes: "SELECT $5::int",
  },
  [DATA_KBN.themeGroup]: {
    found: "EXISTS (SELECT 1 FROM shared_theme_group WHERE theme_group_id = $5)",
    themes: "SELECT theme_id FROM theme_group_theme WHERE contract_id = $1 AND theme_group_id = $5",
  },
  [DATA_KBN.topic]: {
    found: "EXISTS (SELECT 1 FROM shared_topic WHERE topics_id = $5)",
    themes: "SELECT NULL::int WHERE false",
  },
};

const KEPT = {
  [DATA_KBN.theme]: "theme",
  [DATA_KBN.themeGroup]: "themeGroup",
  [DATA_KBN.topic]: "topic",
} as const satisfies Record<DataKbn, string>;

const SC_FIRST = `(SELECT configuration_value = '1' FROM contract_configuration
        WHERE contract_id = $1 AND configuration_key = 'sort_priority') AS sc_first`;

/** The contract's setting alone: SC articles before MC ones. */
export async function readScFirst(tx: Transaction, contractId: number): Promise<boolean> {
  const [row] = await tx.query<{ sc_first: boolean | null }>(`SELECT ${SC_FIRST}`, [contractId]);
  return row?.sc_first === true;
}

interface SelectionRow {
  found: boolean;
  themes: number[];
  browsable: number[];
  sc_first: boolean | null;
}

/**
 * Resolves a selection for a user.
 * @throws AppError NOT_FOUND for an id that is unknown, another contract's or not for this user: the three look alike
 */
export async function resolveSelection(
  tx: Transaction,
  actor: Browser,
  selection: Selection,
): Promise<ResolvedSelection> {
  const resolved = await findSelection(tx, actor, selection);
  if (!resolved) throw new AppError("NOT_FOUND");
  return resolved;
}

/** The same in one statement; null instead of the error. */
export async function findSelection(
  tx: Transaction,
  actor: Browser,
  selection: Selection,
): Promise<ResolvedSelection | null> {
  const id = selection === null ? null : intKey(selection.id);
  const { found, themes } = PARTS[selection?.kind ?? "all"];
  const [row] = await tx.query<SelectionRow>(
    `WITH ${BROWSING}
     SELECT ${found} AS found, ARRAY(${themes}) AS themes, ARRAY(SELECT theme_id FROM browsable_theme) AS browsable,
       ${SC_FIRST}`,
    [...browsingParameters(actor), id],
  );
  if (!row?.found) return null;
  return {
    source: selection?.kind === DATA_KBN.topic && id !== null ? { topicsId: id } : { themeIds: row.themes },
    kept: selection === null || id === null ? null : { of: KEPT[selection.kind], id },
    browsableThemeIds: row.browsable,
    scFirst: row.sc_first === true,
  };
}
