import { expect, it } from "vitest";
import { inquiryPath, readInquiry } from "./inquiry-address.ts";

const read = (path: string) => {
  const { pathname, searchParams } = new URL(path, "http://x");
  return readInquiry(pathname, searchParams, "2026-11-20");
};

it("begins with the users over this month", () => {
  expect(read("/1035")).toEqual({
    ...{
      by: "USER",
      step: "PERIOD",
      userIds: [],
      groupIds: [],
      chargeCodes: [],
      isByCharge: false,
      isOfArticles: false,
    },
    period: { start: "2026-11-01", end: "2026-11-20" },
  });
  expect(read("/1035/?from=2026-11-31&to=x&group=a")).toEqual(read("/1035"));
});

it.each([
  "/1036?from=2026-10-01&to=2026-10-31&group=3",
  "/1037?from=2026-10-01&to=2026-10-31",
  "/1038?from=2026-10-01&to=2026-10-31&group=3&user=a.izumi&user=c.tachi",
  "/1039?from=2026-10-01&to=2026-10-31&user=a.izumi",
  "/1036?from=2026-10-01&to=2026-10-31&code=A-1&code=%3D1&charge=1",
  "/1039?from=2026-10-01&to=2026-10-01&group=3&user=a.izumi&view=articles",
])("reads %s and writes it again", (path) => expect(inquiryPath(read(path))).toBe(path));

it("shows articles of one user only", () => {
  expect(read("/1039?user=a&user=b&view=articles").isOfArticles).toBe(false);
});
