import { PDFDocument } from "@cantoo/pdf-lib";
import type { DataSection } from "@kirinuki/schema/codes.ts";
import type { TestDatabase } from "@kirinuki/tests/support/test-database.ts";
import { aUser, type TestUser } from "../../../../testing/a-user.ts";
import { anArticle } from "../../../../testing/an-article.ts";
import { aContract, aGroup, aTheme, type TestContract, type TestTheme } from "../../../../testing/builders.ts";
import type { TestApi } from "../../../../testing/test-api.ts";

/** A PDF of so many pages, each with its number on it. */
export async function aPdf(pages = 1): Promise<Uint8Array> {
  const doc = await PDFDocument.create({ updateMetadata: false });
  for (let page = 1; page <= pages; page += 1) doc.addPage([300, 200]).drawText(`page ${page}`, { x: 20, y: 100 });
  return doc.save();
}

/** A contract with a theme and a user who may do everything, and ways to give it articles with originals. */
export interface OriginalsDesk {
  contract: TestContract;
  theme: TestTheme;
  user: TestUser;
  /** An article with its original in the store; `null` for one without. */
  article(section?: DataSection, original?: Uint8Array | null, columns?: object): Promise<TestOriginal>;
  /** Counted uses of the contract's counters: MC and SC. */
  counters(): Promise<{ mc: number; sc: number }>;
  /** Counted uses, one row each. */
  countedUses(): Promise<number>;
}

export interface TestOriginal {
  article_id: string;
  data_section: DataSection;
}

interface Caps {
  mc?: number;
  sc?: number;
}

export async function anOriginalsDesk(
  db: TestDatabase,
  api: Pick<TestApi, "originals">,
  caps: Caps = {},
): Promise<OriginalsDesk> {
  const contract = await aContract(db.owner);
  const group = await aGroup(db.owner, contract);
  await db.owner.query("UPDATE user_group SET use_max_count1 = $2, use_max_count2 = $3 WHERE user_group_id = $1", [
    group.userGroupId,
    caps.mc ?? null,
    caps.sc ?? null,
  ]);
  const user = await aUser(db.owner, group, { mcAuthority: 3, scAuthority: 5, userAuthority: 1 });
  const theme = await aTheme(db.owner, contract);
  let standard: Uint8Array | undefined;
  return {
    contract,
    theme,
    user: { ...user, browser: "first" },
    async article(section = 1, original, columns = {}) {
      standard ??= await aPdf();
      const { articleId } = await anArticle(db.owner, {
        dataSection: section,
        themes: [theme],
        body: "本文の一行目。",
        columns: { ...columns },
      });
      if (original !== null) {
        const key = `test/${articleId}.pdf`;
        await api.originals.put(key, original ?? standard);
        await db.owner.query("UPDATE article SET pdf_key = $2 WHERE article_id = $1", [articleId, key]);
      }
      return { article_id: articleId, data_section: section };
    },
    async counters() {
      const { rows } = await db.owner.query(
        `SELECT coalesce(sum(counted) FILTER (WHERE data_section = 1), 0)::int AS mc,
           coalesce(sum(counted) FILTER (WHERE data_section = 2), 0)::int AS sc FROM usage_month WHERE contract_id = $1`,
        [contract.contractId],
      );
      return rows[0];
    },
    async countedUses() {
      const { rows } = await db.owner.query(
        "SELECT count(*)::int AS n FROM original_use WHERE contract_id = $1 AND use_state = 'counted'",
        [contract.contractId],
      );
      return rows[0].n;
    },
  };
}
