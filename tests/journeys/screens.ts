import { administrationFor, operatorPlaces } from "@kirinuki/web/src/app/frame/navigation.ts";
import { routeTable } from "@kirinuki/web/src/app/route-table.ts";
import type { RouteRow } from "@kirinuki/web/src/app/routes/route-row.ts";
import type { Page } from "@playwright/test";
import { expect, signedIn } from "./fixtures.ts";

/** Whose screens are walked. A screen that is built later is walked by itself: the route table has it. */
export type Area = "administration" | "operator";

const isOf: Record<Area, (row: RouteRow) => boolean> = {
  administration: ({ administration }) => administration,
  operator: ({ area, loginRequired }) => area === "operator" && loginRequired,
};

const PLACES = { administration: administrationFor("ADMIN"), operator: operatorPlaces };

/** Paths of all built screens of an area. */
const builtScreens = (area: Area): string[] =>
  routeTable.filter((row) => row.screen !== undefined && isOf[area](row)).map(({ path }) => path);

/** The screens that a list leads to, by the list's path: forms, which need the id of a row. */
const partsOf = (area: Area): Map<string, readonly string[]> =>
  new Map(
    PLACES[area].flatMap(({ places }) => places.map(({ to, paths }) => [to, paths.filter((path) => path !== to)])),
  );

export async function signedInTo(page: Page, area: Area): Promise<void> {
  if (area === "administration") return signedIn(page, "kirinuki", "admin01");
  await page.request.post("/admin/api/v1/el_admin_login", {
    data: { el_admin_id: "operator", password: "Operator1!" },
  });
}

/** Opens a screen and waits for all that it loads. */
export async function opened(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole("heading", { level: 1 }), address).toHaveCount(1);
  await expect(page.locator("[aria-busy=true]"), address).toHaveCount(0);
  await expect(page.getByRole("button", { name: "もう一度読み込む" }), address).toHaveCount(0);
}

/** Opens every built screen of an area, and forms with the first row of their list, too. */
export async function walked(page: Page, area: Area, look: (address: string) => Promise<void>): Promise<void> {
  const parts = partsOf(area);
  for (const path of builtScreens(area)) {
    await opened(page, path);
    await look(path);
    for (const part of parts.get(path) ?? []) {
      await opened(page, path);
      const link = page.locator(`main a[href^="${part}?"]`).first();
      const address = await link.getAttribute("href");
      if (address === null) throw new Error(`${path} has no link to ${part}`);
      await opened(page, address);
      await look(address);
    }
  }
}
