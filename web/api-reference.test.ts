import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { apiReferenceFiles, customersDocument } from "./api-reference.ts";

const TEXT = readFileSync(join(import.meta.dirname, "../schema/core-api.openapi.json"), "utf8");

it("shows the calls of customers, with every component that they name and no other", () => {
  const { paths, tags, components } = customersDocument(TEXT);
  expect(Object.keys(paths)).toContain("/api/v1/articles");
  expect(Object.keys(paths).filter((path) => path.startsWith("/admin"))).toEqual([]);
  expect(tags.map(({ name }) => name)).not.toContain("operator");
  expect(Object.keys(components.securitySchemes ?? {})).toEqual(["session", "token"]);
  const named = new Set(JSON.stringify({ paths, components }).match(/#\/components\/\w+\/[^"]+/g));
  const present = Object.entries(components).flatMap(([kind, all]) =>
    kind === "securitySchemes" ? [] : Object.keys(all).map((name) => `#/components/${kind}/${name}`),
  );
  expect(present.toSorted()).toEqual([...named].toSorted());
  expect(tags[0]).toMatchObject({ name: "lists", "x-displayName": "記事の一覧と検索" });
  expect(paths["/api/v1/articles"]?.get?.security).toEqual([{ token: ["lists"] }, { session: [] }]);
  expect(JSON.stringify(paths)).not.toContain("operatorSession");
});

it("is a page of files of our own, below one folder whose name changes with them", async () => {
  const files = await apiReferenceFiles();
  const page = files["api-reference.html"] ?? "";
  const named = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, path = ""]) => path);
  expect(named.length).toBe(4);
  for (const path of named) expect([path, files[path] !== undefined]).toEqual([path, true]);
  expect(page).not.toMatch(/https?:/);
  expect(page).not.toContain("%");
});
