import { testDatabase } from "@kirinuki/tests/support/test-database.ts";
import { expect, it } from "vitest";
import { aMultipart } from "../../../testing/multipart.ts";
import { contractCompanyRoutes } from "../../operator/contract-company/contract-company.routes.ts";
import { operatorApp } from "../../operator/operator/testing/operator-app.ts";
import { searchExpressionRoutes } from "../theme-expression/theme-expression.routes.ts";
import { contactThemeRoutes } from "./contract-theme.routes.ts";
import { themeSheetRoutes } from "./theme-sheet.routes.ts";

const { call, app, owner } = await operatorApp(
  await testDatabase(),
  contractCompanyRoutes,
  contactThemeRoutes,
  searchExpressionRoutes,
  themeSheetRoutes,
);

/** KIRINUKI_CONTRACTS=100 sets up as many as the proof asks for; each click is a call with a dozen statements. */
const CONTRACTS = Number(process.env.KIRINUKI_CONTRACTS ?? 4);
const THEMES = 50;
const TIMEOUT_MS = CONTRACTS * 60_000;
/** Contracts whose screens are at work at the same time. */
const DESKS = 4;

const numbers = (count: number) => Array.from({ length: count }, (_, n) => n);
const codeOf = (way: "csv" | "clicks", n: number) => `${way}${String(n).padStart(3, "0")}`;
const SECTIONS = [
  [null, "すべて"],
  [1, "新聞（紙面）"],
  [2, "新聞（本文）"],
  [3, "WEB"],
  [5, "雑誌"],
] as const;
/** A name and an expression with what a file and a screen could treat in different ways: quotes, commas, lines, widths. */
const themeOf = (contract: number, n: number) => {
  const [data_section, section] = SECTIONS[n % SECTIONS.length] ?? SECTIONS[0];
  const odd = ['"固体 電池"', "髙橋 OR\n高橋", "title:ＡＢＣ AND (1,000 OR 二千)", "-中古 蓄電池"][n % 4];
  return {
    theme_name: `テーマ${n}、「${contract}」`,
    expression: `${odd} OR 会社${contract}x${n}`,
    data_section,
    section,
  };
};

async function make(code: string): Promise<string> {
  const { status, data } = await call("PUT", "/contract_companies", { contract_code: code, company_name: "会社" });
  expect(status).toBe(0);
  return String(data.contract_id);
}

async function click(contract: number): Promise<void> {
  const contract_id = await make(codeOf("clicks", contract));
  for (const n of numbers(THEMES)) {
    const { section: _, theme_name, ...expression } = themeOf(contract, n);
    const { data } = await call("PUT", "/contact_themes", { contract_id, theme_name });
    const saved = await call("PUT", "/search_expressions", { theme_id: data.theme_id, ...expression });
    expect(saved.status).toBe(0);
  }
}

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

async function upload(): Promise<unknown> {
  const rows = numbers(CONTRACTS).flatMap((contract) =>
    numbers(THEMES).map((n) => {
      const { theme_name, expression, section } = themeOf(contract, n);
      return `${codeOf("csv", contract)},,${cell(theme_name)},,${section},,${cell(expression)}`;
    }),
  );
  const text = ["企業コード,テーマID,テーマ名,状態,情報源,検索式ID,検索式", ...rows].join("\r\n");
  const { payload, headers } = aMultipart({ name: "themes.csv", bytes: Buffer.from(text) });
  const answer = await app.inject({ method: "PUT", url: "/admin/api/v1/contact_themes_upload", payload, headers });
  return answer.json();
}

const stateOf = async (way: string) =>
  (
    await owner.query(
      `SELECT right(contract_code, 3) AS contract, t.theme_name, t.open_to_all_groups, t.stopped_at,
         rank() OVER (PARTITION BY contract_id ORDER BY t.display_order, t.theme_id) AS place,
         e.data_section, e.expression, e.canonical, e.version
       FROM contract JOIN theme t USING (contract_id) JOIN expression e USING (contract_id, theme_id)
       WHERE contract_code LIKE $1 || '%' ORDER BY 1, place, e.expression_id`,
      [way],
    )
  ).rows;

it(`${CONTRACTS} contracts with ${THEMES} themes each are the same by one file and by the calls of the screens`, {
  timeout: TIMEOUT_MS,
}, async () => {
  for (const n of numbers(CONTRACTS)) await make(codeOf("csv", n));
  expect(await upload()).toMatchObject({
    result: { status: 0 },
    data: { new_count: CONTRACTS * THEMES, error_count: 0 },
  });
  const waiting = numbers(CONTRACTS);
  const desk = async () => {
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await click(next);
  };
  await Promise.all(numbers(DESKS).map(desk));
  const [csv, clicks] = [await stateOf("csv"), await stateOf("clicks")];
  expect(csv).toHaveLength(CONTRACTS * THEMES);
  expect(clicks).toEqual(csv);
});
