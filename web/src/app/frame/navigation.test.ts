import { expect, it } from "vitest";
import { rowByPath } from "../route-table.ts";
import { administrationFor, navigationFor, operatorPlaces } from "./navigation.ts";

const names = (...args: Parameters<typeof navigationFor>) => navigationFor(...args).map((entry) => entry.name);

it("shows only what has a screen", () => {
  for (const { to } of [...navigationFor("ADMIN"), ...administrationFor("ADMIN"), ...operatorPlaces])
    expect(rowByPath(to)?.screen, to).toBeDefined();
});

it("shows only what the role may open", () => {
  const everybodys = ["記事", "検索", "検索条件", "利用実績"];
  expect(names("USER")).toEqual(everybodys);
  for (const role of ["TOPIC_USER", "ADMIN"] as const) expect(names(role)).toEqual([...everybodys, "メール送信"]);
  expect(administrationFor("USER")).toEqual([]);
  expect(administrationFor("TOPIC_USER")).toContainEqual({ to: "/1002-001", name: "朝のメール" });
  expect(administrationFor("ADMIN").map(({ to }) => to)).toContain("/1020");
});

it("leads an operator to the operators' screens only", () => {
  expect(operatorPlaces.map(({ to }) => to)).toContain("/el/arrivals");
  for (const { to } of operatorPlaces) expect(to).toMatch(/^\/el\/(?!home)/);
});
