import { administrationFor, operatorPlaces } from "@kirinuki/web/src/app/frame/navigation.ts";
import { routeTable } from "@kirinuki/web/src/app/route-table.ts";
import type { RouteRow } from "@kirinuki/web/src/app/routes/route-row.ts";
import type { Page } from "@playwright/test";
import { expect, operatorLogin, signedIn } from "./fixtures.ts";

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

/** The forms that a row of a list opens, by the list's path. */
const formsOf = (area: Area): Map<string, readonly string[]> =>
  new Map(PLACES[area].flatMap(({ places }) => places.map(({ to, forms }) => [to, forms])));

export async function signedInTo(page: Page, area: Area): Promise<void> {
  if (area === "administration") return signedIn(page, "kirinuki", "admin01");
  await operatorLogin(page.request);
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
  const forms = formsOf(area);
  for (const path of builtScreens(area)) {
    await opened(page, path);
    await look(path);
    for (const form of forms.get(path) ?? []) {
      await opened(page, path);
      const link = page.locator(`main a[href^="${form}?"]`).first();
      await expect(link, `${path} links to ${form}`).toBeVisible();
      const address = (await link.getAttribute("href")) ?? "";
      await opened(page, address);
      await look(address);
    }
  }
}
