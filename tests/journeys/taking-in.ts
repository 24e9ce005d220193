import { type ExecFileException, execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, FullConfig } from "@playwright/test";
import { expect, operatorLogin, PASSWORD } from "./fixtures.ts";

const ROOT = join(import.meta.dirname, "../..");

export interface Counts {
  read: number;
  stored: number;
  known: number;
  corrected: number;
  refused: number;
  matched: number;
}

/** `npx kirinuki ingest --format jsonl FILE…` on the data of the product that is running. */
export function ingest(config: FullConfig, ...files: string[]): Promise<{ counts: Counts; status: number }> {
  const program = join(ROOT, "scripts/kirinuki.mjs");
  const env = { ...process.env, ...config.webServer?.env };
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [program, "ingest", "--format", "jsonl", "--json", ...files],
      { cwd: tmpdir(), env },
      (error: ExecFileException | null, out, err) => {
        const summary = out.trim().split("\n").at(-1) ?? "";
        if (!summary.startsWith("{")) reject(new Error(`no summary: ${out}${err}`));
        else resolve({ counts: JSON.parse(summary), status: Number(error?.code ?? 0) });
      },
    );
  });
}

/** Calls of the operator's API (api.md, Operator) in a session of their own. */
async function signedInCalls(request: APIRequestContext) {
  const call = async (method: "GET" | "POST" | "PUT", path: string, data?: object) => {
    const answer = await request.fetch(`/admin/api/v1/${path}`, data === undefined ? { method } : { method, data });
    const body = await answer.json();
    expect(body.result, path).toMatchObject({ status: 0 });
    return body.data;
  };
  await operatorLogin(request);
  return call;
}

/** An operator of one journey alone, of the role サポート: a sign-out ends all that an operator looks at, wherever it was begun. */
export async function anOperator(request: APIRequestContext, id: string) {
  const call = await signedInCalls(request);
  const password = "Himawari7!";
  const account = { el_admin_id: id, name: "立会係", email: `${id}@example.jp`, role: "support" };
  await call("PUT", "el_admin", { ...account, password, confirmpassword: password });
  return { id, password };
}

/** What an operator does for a contract that is there. */
export async function operator(request: APIRequestContext, contractCode: string) {
  const call = await signedInCalls(request);
  const { contract_companies } = await call("GET", `contract_companies?contract_code=${contractCode}`);
  const { contract_id, company_configuration_info } = contract_companies[0];
  return {
    /** @returns the new theme's id */
    async theme(theme_name: string, expression: string): Promise<string> {
      const { theme_id } = await call("PUT", "contact_themes", { contract_id, theme_name });
      await call("PUT", "search_expressions", { theme_id, expression });
      return theme_id;
    },
    /** Sets one value of the contract's configuration; the others stay as they were. */
    async configure(configuration_key: string, configuration_value: string): Promise<void> {
      const others = company_configuration_info.filter(
        (setting: { configuration_key: string }) => setting.configuration_key !== configuration_key,
      );
      const settings = [...others, { configuration_key, configuration_value }];
      await call("PUT", "contract_companies", { contract_id, company_configuration_info: settings });
    },
    /** The contract's licence of a medium allows so many readers. */
    bound: (media_code: string, max_readers: number) =>
      call("PUT", "contract_licence", { contract_id: String(contract_id), media_code, max_readers }),
    /** The domains are the company's: its identity provider may speak for addresses in them. */
    confirmDomains: (...domains: string[]) => call("PUT", "sso_domains", { contract_id, domains }),
  };
}

/** A contract of newspaper texts and web articles that has nothing but its first Admin, with the demo's password. */
export async function anEmptyContract(
  request: APIRequestContext,
  contract: { contract_code: string; company_name: string },
  admin: { user_id: string; name: string; email: string },
): Promise<void> {
  const call = await signedInCalls(request);
  const service_linkage_info = [{ data_section: 2 }, { data_section: 3 }];
  const { contract_id } = await call("PUT", "contract_companies", { ...contract, service_linkage_info });
  const password = { password: PASSWORD, confirmpassword: PASSWORD };
  await call("PUT", "contract_first_admin", { contract_id: String(contract_id), ...admin, ...password });
}

export const line = (article: object) => JSON.stringify(article);
export const web = (article_id: string, title: string, article_text: string) =>
  line({
    data_section: 3,
    article_id,
    title,
    article_text,
    media_name: "港の便り",
    url: `https://port.example/${article_id}`,
  });

/** A theme of a contract whose web articles, so many as there are headlines, came this morning. @returns its id */
export async function aMorning(
  request: APIRequestContext,
  config: FullConfig,
  { contract, headlines, name, word }: { contract: string; headlines: number; name: string; word: string },
): Promise<string> {
  const theme = await (await operator(request, contract)).theme(name, word);
  const folder = await mkdtemp(join(tmpdir(), "kirinuki-journey-"));
  const file = join(folder, "articles.jsonl");
  // Bodies differ, so that no two tell one story.
  const lines = Array.from({ length: headlines }, (_, at) =>
    web(
      `${word}-${at}`,
      `${word}の見出し${at + 1}`,
      `${word}${String.fromCodePoint(0x4e00 + at * 37).repeat(30)}${at}`,
    ),
  );
  await writeFile(file, lines.join("\n"));
  expect((await ingest(config, file)).counts).toMatchObject({ stored: headlines, matched: headlines });
  await rm(folder, { recursive: true });
  return theme;
}
