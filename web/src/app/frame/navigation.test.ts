import { expect, it } from "vitest";
import { navigationFor } from "./navigation.ts";

const names = (...args: Parameters<typeof navigationFor>) => navigationFor(...args).map((entry) => entry.name);

it("shows only what has a screen", () => {
  expect(names("ADMIN", (id) => id === "0002")).toEqual(["記事"]);
});

it("shows only what the role may open", () => {
  expect(names("USER", () => true)).toEqual(["記事", "検索条件", "利用実績"]);
  expect(names("ADMIN", () => true)).toEqual(["記事", "検索条件", "利用実績", "ユーザー", "お知らせ"]);
});
