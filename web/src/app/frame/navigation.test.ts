import { expect, it } from "vitest";
import { administrationFor, navigationFor } from "./navigation.ts";

const names = (...args: Parameters<typeof navigationFor>) => navigationFor(...args).map((entry) => entry.name);

it("shows only what has a screen", () => {
  expect(names("ADMIN", (id) => id === "0002")).toEqual(["記事"]);
});

it("shows only what the role may open", () => {
  const everybodys = ["記事", "検索", "検索条件", "利用実績"];
  expect(names("USER", () => true)).toEqual(everybodys);
  for (const role of ["TOPIC_USER", "ADMIN"] as const)
    expect(names(role, () => true)).toEqual([...everybodys, "メール送信"]);
  expect(administrationFor("USER", () => true)).toEqual([]);
  expect(administrationFor("TOPIC_USER", () => true)).toEqual([{ to: "/1002-001", name: "朝刊編集" }]);
  expect(administrationFor("ADMIN", () => true).map(({ to }) => to)).toContain("/1020");
  expect(administrationFor("ADMIN", (id) => id === "1040")).toEqual([{ to: "/1040", name: "媒体の検索" }]);
});
