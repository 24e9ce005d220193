import type { Transaction } from "../src/db/tenant.ts";
import { Refusal } from "../src/http/envelope.ts";
import { saveSearchExpression } from "../src/modules/themes/theme-expression/theme-expression.service.ts";

/** A change that an operator made to a theme's expression; what was found before stays. */
const CHANGES: readonly { theme: string; expression: string }[] = [
  { theme: "パワー半導体", expression: '"パワー半導体" OR SiC OR 炭化ケイ素 OR GaN OR 窒化ガリウム OR 酸化ガリウム' },
  { theme: "蓄電池", expression: "蓄電池 OR 蓄電所 OR syn:全固体電池" },
];

/** A web site that brings nothing but copies of other articles; no article of the demo is of it. */
const EXCLUDED = ["matome.example.jp", "copy-news.example.com"];

/** Earlier versions of expressions, one that uses the trade's synonyms, and excluded sites of a contract. */
export async function insertExpressionChanges(tx: Transaction, contractId: number): Promise<void> {
  const call = { tx, operatorId: "editor", requestId: "demo" };
  const themes = await tx.query<{ theme_id: string; expression_id: string; theme_name: string }>(
    `SELECT e.theme_id::text, e.expression_id::text, t.theme_name FROM expression e JOIN theme t USING (contract_id, theme_id)
     WHERE e.contract_id = $1 AND t.theme_name = ANY ($2)`,
    [contractId, CHANGES.map(({ theme }) => theme)],
  );
  for (const { theme, expression } of CHANGES) {
    const ids = themes.find(({ theme_name }) => theme_name === theme);
    if (!ids) continue;
    const saved = await saveSearchExpression(call, {
      theme_id: ids.theme_id,
      expression_id: ids.expression_id,
      expression,
    });
    if (saved instanceof Refusal) throw new Error(`the demo's expression of ${theme} is refused`);
  }
  await tx.query(
    "INSERT INTO excluded_domain (contract_id, domain) SELECT $1, unnest($2::text[]) ON CONFLICT DO NOTHING",
    [contractId, EXCLUDED],
  );
}
