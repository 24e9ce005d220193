import { readFileSync } from "node:fs";
import type { Operation, Schema } from "@kirinuki/core-api/src/openapi/document.ts";
import { BaseResolver, createConfig, lintDocument, makeDocumentFromString } from "@redocly/openapi-core";
import { describe, expect, it } from "vitest";

const TEXT = readFileSync(new URL("../../schema/core-api.openapi.json", import.meta.url), "utf8");

const GUIDE = readFileSync(new URL("../../docs/integration.md", import.meta.url), "utf8");

interface Document {
  tags: { name: string }[];
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, Schema> };
}

/** Names of fields that no words are known for. It may only shrink. */
const FIELDS_WITHOUT_WORDS = 300;

const documentOf = (): Document => JSON.parse(TEXT);
const operations = Object.values(documentOf().paths).flatMap((methods) => Object.values(methods));

async function lint(text: string): Promise<string[]> {
  const config = await createConfig({ extends: ["recommended"] });
  const problems = await lintDocument({
    document: makeDocumentFromString(text, "/core-api.openapi.json"),
    externalRefResolver: new BaseResolver(config.resolve),
    config,
  });
  return problems.map(({ ruleId, message, location }) => `${ruleId}: ${message} ${location[0]?.pointer}`);
}

describe("the OpenAPI file", () => {
  it("is clean by redocly's recommended rules", async () => {
    expect(await lint(TEXT)).toEqual([]);
    expect(await lint(TEXT.replace("#/components/schemas/Result", "#/components/schemas/Absent"))).not.toEqual([]);
  });

  it("names every operation once, says its part and its rights", () => {
    const ids = operations.map(({ operationId }) => operationId);
    expect(new Set(ids).size).toBe(operations.length);
    const tags = documentOf().tags.map(({ name }) => name);
    for (const { tags: own = [], security, summary } of operations) {
      expect(own.filter((tag) => !tags.includes(tag))).toEqual([]);
      expect([security !== undefined, summary !== ""]).toEqual([true, true]);
    }
  });

  it("says of each operation what it does, without its neighbours", () => {
    const customers = Object.entries(documentOf().paths).filter(([path]) => !path.startsWith("/admin/"));
    for (const { summary = "" } of operations) expect(summary).not.toMatch(/^(?:The same|Likewise|As above)\b/);
    // POST and GET of /pw_reset do the same.
    const told = customers.flatMap(([path, methods]) =>
      Object.values(methods).map(({ summary }) => `${path.replace(/^.*pw_reset$/, "pw_reset")} ${summary}`),
    );
    const summaries = [...new Set(told)].map((each) => each.slice(each.indexOf(" ") + 1));
    expect(summaries).toEqual([...new Set(summaries)]);
  });

  it("names the error ids of every refusal that a server makes before a route", () => {
    const ids = JSON.parse(TEXT).components.schemas;
    const codesOf = (status: number) => ids[`Failure${status}`].allOf[1].properties.result.properties.msgCode.enum;
    expect([431, 502, 504].map(codesOf)).toEqual([["MSG4310"], ["MSG5020"], ["MSG5040"]]);
    const listed = readFileSync(new URL("../../docs/message-ids.md", import.meta.url), "utf8");
    for (const id of ["MSG4080", "MSG4310", "MSG5020", "MSG5040"]) expect(listed).toContain(`| ${id} |`);
  });

  it("marks exactly the former names of the guide, each with what replaces it", () => {
    const rows = GUIDE.matchAll(/^\| `(\w+)` \| `(\w+)` \| (.+) \|$/gm);
    const guided = [...rows].map(([, former = "", instead = "", calls = ""]) => ({ former, instead, calls }));
    const parameters = operations.flatMap(({ parameters: own = [] }) => own);
    const properties = Object.values(documentOf().components.schemas).flatMap(({ properties: own = {} }) =>
      Object.entries(own).map(([name, schema]) => ({ name, ...schema })),
    );
    const marked = [...parameters, ...properties].filter(({ deprecated }) => deprecated === true);
    const told = marked.map(({ name, description }) => [name, /Former name of `(\w+)`/.exec(description ?? "")?.[1]]);
    expect(new Map(told as [string, string][])).toEqual(
      new Map(guided.map(({ former, instead }) => [former, instead])),
    );
    expect(guided.length).toBeGreaterThan(0);
  });

  it("says what each parameter is, and of most fields", () => {
    for (const { parameters = [] } of operations)
      for (const { name, description } of parameters) expect([name, Boolean(description)]).toEqual([name, true]);
    const silent = Object.values(documentOf().components.schemas).flatMap(({ properties = {} }) =>
      Object.entries(properties).flatMap(([name, { description }]) => (description ? [] : [name])),
    );
    expect(new Set(silent).size).toBeLessThanOrEqual(FIELDS_WITHOUT_WORDS);
  });
});
