import { withClient } from "@kirinuki/core-api/src/db/with-client.ts";
import { expressions, randomFrom, words } from "../matching-load.ts";

const SEED = 20260801;
const VOCABULARY = 42_000;

/** One contract, whose themes have two expressions each on average. @returns how many expressions */
export async function addThemes(ownerUrl: string, themes: number): Promise<number> {
  const random = randomFrom(SEED);
  const all = expressions(random, words(random, VOCABULARY), themes);
  await withClient(ownerUrl, async (owner) => {
    await owner.query("INSERT INTO contract (contract_id, contract_code, company_name) VALUES (1, 'bench01', 'x')");
    await owner.query(
      "INSERT INTO theme (contract_id, theme_id, theme_name) SELECT 1, n, n::text FROM generate_series(1, $1::int) n",
      [themes],
    );
    await owner.query(
      "INSERT INTO expression (contract_id, theme_id, expression, canonical) SELECT 1, t, e, e FROM unnest($1::int[], $2::text[]) AS u(t, e)",
      [all.map((_, at) => (at % themes) + 1), all.map(({ text }) => text)],
    );
  });
  return all.length;
}
