import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** The demo's operator of the role 管理. */
const OPERATOR = { id: "operator", password: "Operator1!" };

export async function signInAsOperator(page: Page): Promise<void> {
  await page.goto("/el");
  await page.getByLabel("運用担当者ID").fill(OPERATOR.id);
  await page.getByLabel("パスワード", { exact: true }).fill(OPERATOR.password);
  await page.getByRole("button", { name: "ログイン", exact: true }).click();
  await expect(page).toHaveURL(/\/el\/home/);
}
