import { expect, it } from "vitest";
import { rowByPath } from "../route-table.ts";
import { administrationFor, operatorPlaces } from "./navigation.ts";
import { navigationFor } from "./top-places.ts";

const names = (...args: Parameters<typeof navigationFor>) => navigationFor(...args).map((entry) => entry.name);

const placesOf = (role: "TOPIC_USER" | "ADMIN") =>
  administrationFor(role).flatMap(({ places }) => places.map(({ name }) => name));

it("shows only what has a screen", () => {
  const groups = [...administrationFor("ADMIN"), ...operatorPlaces];
  for (const { to } of [...navigationFor("ADMIN"), ...groups.flatMap(({ places }) => places)])
    expect(rowByPath(to)?.screen, to).toBeDefined();
});

it("shows only what the role may open", () => {
  const everybodys = ["記事", "検索", "検索条件", "推移", "役員版", "利用実績"];
  expect(names("USER")).toEqual(everybodys);
  for (const role of ["TOPIC_USER", "ADMIN"] as const) expect(names(role)).toEqual([...everybodys, "メール送信"]);
  expect(administrationFor("USER")).toEqual([]);
  expect(placesOf("TOPIC_USER")).toEqual(["トピックス記事", "朝のメール", "役員版の編集", "メール送信"]);
  expect(placesOf("ADMIN")).toContain("記事件数");
});

it("leads an operator to the operators' screens only", () => {
  const paths = operatorPlaces.flatMap(({ places }) => places.map(({ to }) => to));
  expect(paths).toContain("/el/arrivals");
  for (const path of paths) expect(path).toMatch(/^\/el\/(?!home)/);
});

it("shows no group without an entry", () => {
  for (const { places } of administrationFor("ADMIN")) expect(places).not.toEqual([]);
});

it("marks the list while one of its things is edited", () => {
  const mail = administrationFor("ADMIN").flatMap(({ places }) => places);
  expect(mail.find(({ to }) => to === "/1007")?.paths).toContain("/1008");
});

it("stands beside every screen that it leads to", () => {
  for (const { paths } of administrationFor("ADMIN").flatMap(({ places }) => places))
    for (const path of paths) expect(rowByPath(path)?.administration, path).toBe(true);
});
