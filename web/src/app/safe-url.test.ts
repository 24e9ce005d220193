import { expect, it } from "vitest";
import { safeUrl } from "./safe-url.ts";

it.each([
  ["/0002", "/0002"],
  ["/0008?articleId=1&data_section=2#top", "/0008?articleId=1&data_section=2#top"],
  ["/sp/0007", "/sp/0007"],
  ["/x/../0002", "/0002"],
  ["/0001?is_mail=1&mode=2&a00=m1", "/0001?is_mail=1&mode=2&a00=m1"],
  ["/0001-001?is_mail=1&mode=2", "/0001-001?is_mail=1&mode=2"],
])("takes %s", (raw, url) => {
  expect(safeUrl(raw)).toBe(url);
});

it.each([
  null,
  "",
  "0002",
  "//evil.invalid",
  "//evil.invalid/0002",
  "/\\evil.invalid/0002",
  "\\/evil.invalid",
  "https://evil.invalid/0002",
  "javascript:alert(1)",
  "data:text/html,x",
  " /0002",
  "/\t/evil.invalid",
  "/\t/evil.invalid/0002",
  "/nowhere",
  "/0001",
  "/",
  "/0001?mode=2",
  "/0020?is_mail=1&mode=1",
  "/el?is_mail=1&mode=1",
  "/0018?logoutid=1",
  "/1009",
  "/0002/../../evil",
])("refuses %j", (raw) => {
  expect(safeUrl(raw)).toBeNull();
});
