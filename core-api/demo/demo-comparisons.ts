import { DATA_KBN } from "@kirinuki/schema/codes.ts";
import type { EventKind } from "@kirinuki/schema/company-event.ts";
import type { Transaction } from "../src/db/tenant.ts";
import { storeEvent } from "../src/modules/articles/company-event/company-event.repository.ts";
import { storeComparison } from "../src/modules/articles/comparison/comparison.repository.ts";
import { addDays, type DayString } from "../src/time/tokyo.ts";

/** What the demo's company did and met, days ago. */
const EVENTS: readonly (readonly [before: number, kind: EventKind, title: string])[] = [
  [1, 1, "次世代電池の共同開発を発表"],
  [5, 3, "北陸第二工場で設備火災"],
  [9, 2, "第2四半期決算"],
  [14, 1, "新型コンプレッサーを発売"],
  [18, 4, "社長が経済団体の副会長に就任"],
  [45, 1, "中期経営計画を公表"],
];

const COMPANIES = ["ツムギ重工", "カザミ造機", "イワオ建機", "ハガネ橋梁", "シロツチ建設"];

const THEMES = `
  SELECT theme_id::text AS id FROM theme WHERE contract_id = $1 AND theme_name = ANY ($2::text[])
  ORDER BY array_position($2::text[], theme_name)`;
const GROUPS = `
  SELECT theme_group_id::text AS id FROM theme_group WHERE contract_id = $1 ORDER BY display_order, theme_group_id LIMIT 3`;

const things = (dataKbn: 1 | 2, rows: readonly { id: string }[]) => rows.map(({ id }) => ({ dataKbn, id }));

/** Comparisons of the company with its rivals, and of the theme groups; events of the last weeks. */
export async function insertComparisons(
  tx: Transaction,
  contractId: number,
  today: DayString,
  now: Date,
): Promise<void> {
  const admin = { contractId, userId: "admin01" };
  const themes = things(DATA_KBN.theme, await tx.query<{ id: string }>(THEMES, [contractId, COMPANIES]));
  const groups = things(DATA_KBN.themeGroup, await tx.query<{ id: string }>(GROUPS, [contractId]));
  for (const { name, columns } of [
    { name: "自社と競合4社", columns: themes },
    { name: "分野ごとの報道", columns: groups },
  ])
    if (columns.length > 1) await storeComparison(tx, admin, { id: null, name, columns, now });
  for (const [before, event_kind, title] of EVENTS)
    await storeEvent(tx, admin, { id: null, event: { event_date: addDays(today, -before), event_kind, title }, now });
}
