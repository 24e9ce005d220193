import { HANDLING, type Handling, MOST_STORIES } from "@kirinuki/schema/briefing.ts";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { Transaction } from "../src/db/tenant.ts";
import {
  findBefore,
  openItems,
  type StoredItem,
  storeBriefing,
} from "../src/modules/articles/briefing/briefing.repository.ts";
import { readProposed } from "../src/modules/articles/briefing/briefing-proposal.read-model.ts";
import { addDays, type DayString } from "../src/time/tokyo.ts";

/** Each day's lines and what is done, in order; a day without any had no news of weight. */
const DAYS: readonly { before: number; lines: readonly (readonly [impact: string, handling: Handling])[] }[] = [
  {
    before: 3,
    lines: [
      ["受注中の案件に影響なし。生産計画は変更しない", HANDLING.none],
      ["取引先への聞き取りを終え、納期への影響なし", HANDLING.done],
      ["広報部で問い合わせに備えた想定問答を作成", HANDLING.done],
      ["", HANDLING.none],
    ],
  },
  { before: 2, lines: [] },
  {
    before: 1,
    lines: [
      ["調達価格が上がるおそれ。購買本部が試算中", HANDLING.checking],
      ["同じ部品を当社の3機種で使用。品質保証部が確認中", HANDLING.checking],
      ["競合の動き。中期計画の前提に変わりはない", HANDLING.none],
      ["社長コメントの引用を確認し、誤りなし", HANDLING.done],
      ["", HANDLING.none],
    ],
  },
  {
    before: 0,
    lines: [
      ["国内工場の操業に影響なし", HANDLING.none],
      ["海外子会社の許認可に関わる。法務部が確認中", HANDLING.checking],
      ["来期の需要見通しを上方に見直す材料", HANDLING.none],
      ["取材の申し込み1件に回答済み", HANDLING.done],
      ["", HANDLING.none],
    ],
  },
];

interface DemoContractRow {
  contractId: number;
  sections: readonly DataSection[];
}

/** 役員版 of four days: one without news of weight, and what was open yesterday on today's. */
export async function insertBriefings(
  tx: Transaction,
  { contractId, sections }: DemoContractRow,
  today: DayString,
  now: Date,
): Promise<void> {
  const editor = { contractId, userGroupId: 0, themeBrowsing: true, topicEditorId: null, sections: [...sections] };
  const told: string[] = [];
  for (const { before, lines } of DAYS) {
    const day = addDays(today, -before);
    const carried = openItems(await findBefore(tx, contractId, day));
    const most = lines.length === 0 ? 0 : Math.min(lines.length, MOST_STORIES - carried.length);
    const proposed = await readProposed(tx, editor, { day, without: told, most });
    const fresh = proposed.map(({ articleId }, at): StoredItem => {
      const [impact, handling] = lines[at] ?? ["", HANDLING.none];
      return { articleId, impact, handling, openSince: null };
    });
    const items = [...carried, ...fresh];
    const confirmed = new Date(Math.min(Date.parse(`${day}T06:50:00+09:00`), now.getTime()));
    await storeBriefing(tx, { contractId, userId: "topic01" }, { day, version: 1, items, now: confirmed });
    told.push(...(await storiesOf(tx, fresh)));
  }
}

async function storiesOf(tx: Transaction, items: readonly StoredItem[]): Promise<string[]> {
  const rows = await tx.query<{ story: string }>(
    `SELECT coalesce(s.same_story_id, i.id)::text AS story FROM unnest($1::bigint[]) AS i(id) LEFT JOIN article_story s ON s.article_id = i.id`,
    [items.map(({ articleId }) => articleId)],
  );
  return rows.map(({ story }) => story);
}
