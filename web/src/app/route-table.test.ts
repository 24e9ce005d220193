import { describe, expect, it } from "vitest";
import { routeTable, rowById, rowByPath } from "./route-table.ts";

/** How many rows may be without a screen. Lower it with every screen that is built; never raise it. */
const UNBUILT_AT_MOST = 0;

describe("the route table", () => {
  it("names every id and every path once", () => {
    const ids = routeTable.map((row) => row.id);
    const paths = routeTable.flatMap((row) => [row.path, ...row.aliases]);
    expect(new Set(ids).size).toBe(ids.length);
    expect(new Set(paths).size).toBe(paths.length);
  });

  it("leads every twin to a row of the other device", () => {
    for (const row of routeTable) {
      if (row.twin !== undefined) expect(rowById(row.twin).device, row.id).not.toBe(row.device);
    }
  });

  it("asks for a sign-in wherever a role is asked for, apart from the public routes", () => {
    const open = routeTable.filter((row) => !row.loginRequired && row.area !== "public" && row.id !== "el");
    expect(open).toEqual([]);
  });

  it("has ever fewer rows without a screen", () => {
    const unbuilt = routeTable.filter((row) => !row.screen && !row.placeholder);
    expect(unbuilt.length, "fewer: lower UNBUILT_AT_MOST; more: build the screen").toBe(UNBUILT_AT_MOST);
    expect(routeTable.filter((row) => row.screen && row.placeholder)).toEqual([]);
  });

  it("has a screen for every row of the phone tree, so that a twin always leads somewhere", () => {
    expect(routeTable.filter((row) => row.device === "mobile" && !row.screen)).toEqual([]);
  });

  it("has the four placeholder routes, for administrators", () => {
    const placeholders = routeTable.filter((row) => row.placeholder);
    expect(placeholders.map((row) => row.path)).toEqual(["/1009", "/1019", "/1024", "/1026"]);
    for (const row of placeholders) expect(row.roles).toEqual(["ADMIN"]);
  });

  it("calls a route by the name that the spec gives it", () => {
    const named = routeTable.flatMap(({ path, routeName }) => (routeName === undefined ? [] : [[path, routeName]]));
    expect(named).toEqual([["/1013", "UserGroupList"]]);
  });

  it("finds a row by path, alias and with a closing slash", () => {
    expect(rowByPath("/")?.id).toBe("0001");
    expect(rowByPath("/0002/")?.id).toBe("0002");
    expect(rowByPath("/sp/")?.id).toBe("sp");
    expect(rowByPath("/0002/x")).toBeUndefined();
  });
});
