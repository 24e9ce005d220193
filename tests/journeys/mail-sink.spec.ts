import { handOver } from "@kirinuki/core-api/local/mail-sink/testing/smtp-client.ts";
import { expect, test } from "@playwright/test";

test("a mail is read on the local mail page, and nothing in it runs", async ({ page }, { config }) => {
  const { mailPage, smtpPort } = config.metadata;
  const attack = `<h1>朝の切り抜き</h1><img src=x onerror="top.document.title='owned'"><script>top.document.title='owned'</script>
    <a href="javascript:document.title='owned'">記事</a><form action="https://example.com"><button>送信</button></form>`;
  const headers = ["Subject: =?UTF-8?B?5Y2K5bCO5L2T44Gu6KiY5LqL?=", "Content-Type: text/html; charset=utf-8"];
  await handOver(smtpPort, Buffer.from(`${headers.join("\r\n")}\r\n\r\n${attack}`));
  const faults: string[] = [];
  page.on("dialog", (dialog) => faults.push(dialog.message()));

  await page.goto(mailPage);
  await page.getByRole("link", { name: "半導体の記事" }).first().click();
  const frame = page.frameLocator("iframe");
  await expect(frame.getByRole("heading", { name: "朝の切り抜き" })).toBeVisible();
  await frame.getByRole("button", { name: "送信" }).click();
  await frame.getByRole("link", { name: "記事" }).click();

  await expect(page).toHaveTitle("半導体の記事");
  await expect(frame.getByRole("heading", { name: "朝の切り抜き" })).toBeVisible();
  expect(faults).toEqual([]);
});
