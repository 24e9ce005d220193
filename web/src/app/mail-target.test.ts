import { readMailLink } from "@kirinuki/schema/mail-link.ts";
import { describe, expect, it } from "vitest";
import { aViewer } from "../testing/a-viewer.ts";
import { type MailRights, mailRightsOf, mailTarget } from "./mail-target.ts";

const RIGHTS: MailRights = { mcPdf: true, scPdf: true, processDate: "2026-11-20" };
const REFUSED = "要求された記事は表示できません。";

function target(query: string, device: "desktop" | "mobile", given: Partial<MailRights> = {}) {
  const link = readMailLink(new URLSearchParams(`is_mail=1&${query}`));
  if (!link) throw new Error("no link");
  return mailTarget(link, { ...RIGHTS, ...given }, device);
}

const BOTH = "a00=s2.m1&a01=w3";

/** The table of spec section 2, a row a line: link, desktop, phone. */
describe.each([
  [`mode=1&${BOTH}`, `/0006?is_mail=1&mode=1&${BOTH}`, `/sp/0006?is_mail=1&mode=1&${BOTH}`],
  ["mode=1&a00=s2", "/0007?is_mail=1&mode=1&a00=s2", "/sp/0007?is_mail=1&mode=1&a00=s2"],
  ["mode=1&a00=w3", "/0002", "/sp/0002"],
  ["mode=1", "/0002", "/sp/0002"],
  ["mode=2&a00=m1", "/0001-001?is_mail=1&mode=2&a00=m1", "/sp/0001-001?is_mail=1&mode=2&a00=m1"],
  ["mode=3&a00=s2", "/0001-002?is_mail=1&mode=3&a00=s2", "/sp/0002"],
  [
    "mode=4&a00=s2.m1&printOption=1&display_id=XXX",
    "/0008?articleId=2&data_section=2&printOption=1&is_mail=1&display_id=SID0002",
    "/sp/0008?articleId=2&data_section=2&is_mail=1",
  ],
  [
    "mode=4&t00=m9&a03=z5",
    "/0008?articleId=5&data_section=5&is_mail=1&display_id=SID0002",
    "/sp/0008?articleId=5&data_section=5&is_mail=1",
  ],
  ["mode=4", "/0002", "/sp/0002"],
  [
    "mode=5&t00=m12&processDate=20261105&themaClass=TM",
    "/0002?theme=12&from=2026-11-05&to=2026-11-05",
    "/sp/0002?theme=12&from=2026-11-05&to=2026-11-05",
  ],
  [
    "mode=5&t00=m12&themaClass=TG",
    "/0002?group=12&from=2026-11-20&to=2026-11-20",
    "/sp/0002?group=12&from=2026-11-20&to=2026-11-20",
  ],
  [
    "mode=5&t00=p4&themaClass=3",
    "/0002?topic=4&from=2026-11-20&to=2026-11-20",
    "/sp/0002?topic=4&from=2026-11-20&to=2026-11-20",
  ],
  ["mode=5&t00=g4", "/0002?group=4&from=2026-11-20&to=2026-11-20", "/sp/0002?group=4&from=2026-11-20&to=2026-11-20"],
  ["mode=5", "/0002?from=2026-11-20&to=2026-11-20", "/sp/0002?from=2026-11-20&to=2026-11-20"],
  ["mode=6&a00=m1", "/0002", "/sp/0002"],
  ["", "/0002", "/sp/0002"],
])("a link of %s", (query, desktop, phone) => {
  it("leads there on a desktop", () => expect(target(query, "desktop")).toEqual({ to: desktop }));
  it("leads there on a phone", () => expect(target(query, "mobile")).toEqual({ to: phone }));
});

it("spells the theme's class for the device it leads on", () => {
  expect(target("mode=1&t00=m1&a00=m1&themaClass=TM", "mobile").to).toContain("themaClass=1");
  expect(target("mode=1&t00=m1&a00=m1&themaClass=1", "desktop").to).toContain("themaClass=TM");
});

describe("要求された記事は表示できません。", () => {
  it.each([
    ["mode=2&a00=m1", { mcPdf: false }],
    ["mode=2&a00=s1", { scPdf: false }],
    ["mode=2&a00=m1.s1", { scPdf: false }],
    ["mode=2&a00=m1.s1", { mcPdf: false }],
    ["mode=2&a00=w1", {}],
    ["mode=2", {}],
  ])("is said for %s with %j, on both devices", (query, rights) => {
    expect(target(query, "desktop", rights)).toEqual({ to: "/0004", refused: REFUSED });
    expect(target(query, "mobile", rights)).toEqual({ to: "/sp/0004", refused: REFUSED });
  });

  it("is said of a print by mail too, but not on a phone, which does not print", () => {
    expect(target("mode=3&a00=m1", "desktop", { mcPdf: false })).toEqual({ to: "/0004", refused: REFUSED });
    expect(target("mode=3&a00=m1", "mobile", { mcPdf: false })).toEqual({ to: "/sp/0002" });
  });

  it("is not said where only the other kind is forbidden", () => {
    expect(target("mode=2&a00=m1", "desktop", { scPdf: false }).refused).toBeUndefined();
    expect(target("mode=2&a00=s1", "desktop", { mcPdf: false }).refused).toBeUndefined();
  });
});

describe("the rights of a link", () => {
  const none = { ...aViewer().abilities.mc, viewPdf: false };
  const { sources, abilities } = aViewer();

  it("are linkage and the user's own right together", () => {
    expect(mailRightsOf(aViewer())).toEqual(RIGHTS);
    expect(mailRightsOf(aViewer({ abilities: { ...abilities, mc: none } }))).toMatchObject({
      mcPdf: false,
      scPdf: true,
    });
    expect(mailRightsOf(aViewer({ abilities: { ...abilities, sc: none } }))).toMatchObject({
      mcPdf: true,
      scPdf: false,
    });
    expect(mailRightsOf(aViewer({ sources: { ...sources, newspaperImage: false } })).mcPdf).toBe(false);
    expect(mailRightsOf(aViewer({ sources: { ...sources, newspaperText: false } })).scPdf).toBe(false);
  });
});
