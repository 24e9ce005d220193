import { type ExecFileException, execFile } from "node:child_process";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { APIRequestContext, FullConfig } from "@playwright/test";
import { expect } from "./fixtures.ts";

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

/** The operator's session and the calls that a journey needs (api.md, Operator). */
export async function operator(request: APIRequestContext, contractCode: string) {
  const call = async (method: "GET" | "POST" | "PUT", path: string, data?: object) => {
    const answer = await request.fetch(`/admin/api/v1/${path}`, data === undefined ? { method } : { method, data });
    const body = await answer.json();
    expect(body.result, path).toMatchObject({ status: 0 });
    return body.data;
  };
  await call("POST", "el_admin_login", { el_admin_id: "operator", password: "Operator1!" });
  const { contract_companies } = await call("GET", `contract_companies?contract_code=${contractCode}`);
  const { contract_id } = contract_companies[0];
  return {
    /** @returns the new theme's id */
    async theme(theme_name: string, expression: string): Promise<string> {
      const { theme_id } = await call("PUT", "contact_themes", { contract_id, theme_name });
      await call("PUT", "search_expressions", { theme_id, expression });
      return theme_id;
    },
  };
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
