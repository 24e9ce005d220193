import { readFileSync } from "node:fs";
import { answerOf, type MatchVector } from "@kirinuki/core-api/src/matching/expression/testing/vectors.ts";
import type { APIRequestContext } from "@playwright/test";
import { expect } from "./fixtures.ts";

interface Found {
  url: string | null;
  title: string;
}

const lines = (file: string): string[] => readFileSync(file, "utf8").split("\n").filter(Boolean);

/** Where an article came from tells it apart; those without an address have titles that no other has. */
const keyOf = ({ url, title }: Found): string => url ?? title.trim();

/** What the running product says of some themes' expressions, told by the sources' own ids. */
export class Witness {
  private readonly ids = new Map<string, string>();

  constructor(
    private readonly request: APIRequestContext,
    corpora: readonly string[],
  ) {
    for (const line of corpora.flatMap(lines)) {
      const article = JSON.parse(line);
      this.ids.set(keyOf(article), article.id);
    }
  }

  /** Articles by theme on home. */
  async homeCounts(): Promise<Map<string, number>> {
    const { themes_info } = await data(this.request.get("/api/v1/themes"));
    return new Map(themes_info.map(({ theme_id, web_article_count }) => [theme_id, web_article_count]));
  }

  /** GET /webnews, page by page. */
  list(theme_id: string): Promise<string[]> {
    return this.pages((page) => this.request.get("/api/v1/webnews", { params: { theme_id, page, page_size: 100 } }));
  }

  /** POST /article_search over all themes; articles that are not of the corpora are left out. */
  search(expression: string): Promise<string[]> {
    return this.pages((page) =>
      this.request.post("/api/v1/article_search", { data: { expression, data_section: [3], page, page_size: 100 } }),
    );
  }

  private async pages(page: (number: number) => ReturnType<APIRequestContext["get"]>): Promise<string[]> {
    const found: string[] = [];
    for (let [number, read, total] = [1, 0, 1]; read < total; number += 1) {
      const { web_news_article_info: rows, web_news_article_count: count } = await data(page(number));
      found.push(...rows.flatMap((row) => this.ids.get(keyOf(row)) ?? []));
      total = rows.length === 0 ? 0 : count;
      read += rows.length;
    }
    return found;
  }
}

interface Answer {
  themes_info: { theme_id: string; web_article_count: number }[];
  web_news_article_info: Found[];
  web_news_article_count: number;
}

async function data(answer: ReturnType<APIRequestContext["get"]>): Promise<Answer> {
  const body = (await (await answer).json()) as { result: object; data: Answer };
  expect(body.result, (await answer).url()).toMatchObject({ status: 0 });
  return body.data;
}

/** What a vector says of the articles that it holds for. */
export function told(ids: readonly string[]): Pick<MatchVector, "count" | "ids_sha256"> {
  const { count, ids_sha256 } = answerOf(ids);
  return { count, ids_sha256 };
}
